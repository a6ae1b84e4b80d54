import Diagnostics
import Files
import TokenModel

extension ContrastChanges {
  /// For programs: `{"against": {"revision", "commit"}, "changes": [{"product", "kind", "text", "surface", "over",
  /// "context", "change", "before", "after", "causes"}], "summary": {…}}`. Members may be added, never changed.
  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("against") { json in
        json.object(inline: true) { json in
          json.member("revision", revision.name)
          json.member("commit", revision.commit)
        }
      }
      json.member("changes") { json in
        json.array { json in
          for product in products {
            for group in product.groups {
              for row in group.rows { Self.write(row.change, of: product.name, in: group, to: &json) }
            }
          }
        }
      }
      json.member("summary") { json in
        json.object { json in for (outcome, count) in counts { json.member(outcome.rawValue, count) } }
      }
    }
    return json.text + "\n"
  }

  private static func write(_ change: PairChange, of product: String, in group: Group, to json: inout JSONText) {
    json.object { json in
      json.member("product", product)
      json.member("kind", change.pair.kind.rawValue)
      json.member("text", change.pair.foreground)
      json.member("surface", change.pair.surfaces[0])
      json.member("over") { json in
        json.array(change.pair.surfaces.dropFirst(), inline: true) { $0.string($1) }
      }
      json.member("context") { json in
        json.object(inline: true) { json in
          for choice in change.context { json.member(choice.modifier, choice.context) }
        }
      }
      json.member("change", change.outcome.rawValue)
      json.member("before") { write(change.before, to: &$0) }
      json.member("after") { write(change.after, to: &$0) }
      json.member("causes") { json in
        json.array(change.causes) { json, cause in
          json.object(inline: true) { json in
            if let token = cause.token { json.member("token", token) }
            json.member("before", cause.change.before)
            json.member("after", cause.change.after)
          }
        }
      }
      json.member("place") { json in if let place = group.place { json.string(place) } else { json.null() } }
      let help = change.after?.verdict == .fail ? group.help : []
      json.member("help") { json in json.array(help) { $0.string($1) } }
    }
  }

  private static func write(_ record: PairRecord?, to json: inout JSONText) {
    guard let record else { return json.null() }
    json.object(inline: true) { json in
      json.member("ratio") { json in
        if let ratio = record.ratio { json.number(ratio.rounded(decimals: 12)) } else { json.null() }
      }
      json.member("required", record.required)
      json.member("verdict", record.verdict.rawValue)
    }
  }
}

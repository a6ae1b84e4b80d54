import Diagnostics
import TokenModel

extension JSONText {
  /// `{"tokens": [{"path", "type", "contexts": [{"context", "value", "chain"}]}]}`. Members may be added, never changed.
  mutating func tokens(_ tokens: [ShownToken], in files: SourceFiles) {
    object { json in
      json.member("tokens") { json in json.array(tokens) { $0.token($1, in: files) } }
    }
  }

  private mutating func token(_ shown: ShownToken, in files: SourceFiles) {
    object { json in
      json.member("path", shown.token.path)
      json.member("product", shown.product)
      json.member("type") { json in
        if let type = shown.token.type { json.string(type.rawValue) } else { json.null() }
      }
      if let description = shown.token.description { json.member("description", description) }
      switch shown.token.deprecation {
      case .because(let reason): json.member("deprecated", reason)
      case .deprecated: json.member("deprecated", true)
      case nil: break
      }
      json.member("contexts") { json in
        json.array(shown.entries) { json, entry in
          json.object { json in
            json.member("context") { $0.context(entry.context, of: shown.set, over: shown.token.axes) }
            json.member("value") { json in
              if let value = entry.value { json.value(value) } else { json.null() }
            }
            json.member("chain") { json in json.array(entry.chain, inline: true) { $0.string($1.path) } }
            json.member("file", files[entry.definition.file].path)
            json.member("offset", Int(entry.definition.lower))
          }
        }
      }
    }
  }

  /// `{"theme": "dark"}`: the choices of the modifiers that matter.
  mutating func context(_ context: Context, of set: TokenSet, over axes: [Int]) {
    object(inline: true) { json in
      for axis in axes {
        let modifier = set.modifiers[axis]
        json.member(modifier.name, modifier.contexts[context.choices[axis]])
      }
    }
  }
}

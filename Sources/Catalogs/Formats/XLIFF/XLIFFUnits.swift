import Diagnostics
import Documents

/// One unit of translation, whatever the version of XLIFF.
struct XLIFFUnit {
  enum Side {
    case source
    case target
  }

  var id: String
  var hasID: Bool
  /// Of the element's name where it has none.
  var idSpan: Span
  /// Whether the id is written as it reads.
  var isVerbatim: Bool
  var span: Span
  /// The elements that hold the text: several where a unit of XLIFF 2 has segments.
  var sources: [XMLElement]
  var targets: [XMLElement]
  var state: State?
  var comment: String?
  var isTranslatable: Bool
  var maximum: Int?

  var target: XMLElement? { targets.first }

  func texts(_ side: Side) -> [XMLElement] { side == .source ? sources : targets }
}

/// Gathers the units of a `<file>`, through its groups. Elements nest no deeper than the XML reader allows.
enum XLIFFUnits {
  /// XLIFF 1.2, section 2.2: `body`, `group` and `trans-unit`.
  static func first(_ file: XMLElement) -> [XLIFFUnit] {
    var units: [XLIFFUnit] = []
    gather(file, in: ["body", "group"], "trans-unit") { unit in
      let target = unit.elements.first { $0.name.local == "target" }
      let notes = unit.elements.filter { $0.name.local == "note" }.map(\.text)
      var result = XLIFFUnit(unit, sources: unit.elements.filter { $0.name.local == "source" }, comment: notes)
      result.targets = target.map { [$0] } ?? []
      result.state = target?["state"].flatMap(state1)
      result.isTranslatable = unit["translate"] != "no"
      if unit["size-unit"] == nil || unit["size-unit"] == "char" {
        result.maximum = unit["maxwidth"].flatMap { Int($0) }
      }
      units.append(result)
    }
    return units
  }

  /// XLIFF 2, section 4.2: `group`, `unit`, and the segments of a unit.
  static func second(_ file: XMLElement) -> [XLIFFUnit] {
    var units: [XLIFFUnit] = []
    gather(file, in: ["group"], "unit") { unit in
      let notes = unit.elements.first { $0.name.local == "notes" }?.elements.filter { $0.name.local == "note" } ?? []
      let segments = unit.elements.filter { $0.name.local == "segment" || $0.name.local == "ignorable" }
      var result = XLIFFUnit(
        unit, sources: segments.flatMap { $0.elements.filter { $0.name.local == "source" } },
        comment: notes.map(\.text))
      result.targets = segments.flatMap { $0.elements.filter { $0.name.local == "target" } }
      result.state = leastState(segments.compactMap { $0["state"].flatMap(state2) })
      result.isTranslatable = unit["translate"] != "no"
      units.append(result)
    }
    return units
  }

  private static func gather(
    _ element: XMLElement, in groups: Set<String>, _ name: String, _ add: (XMLElement) -> Void
  ) {
    var pending = [element]
    while let element = pending.popLast() {
      if element.name.local == name {
        add(element)
      } else {
        pending.append(
          contentsOf: element.elements.filter { $0.name.local == name || groups.contains($0.name.local) }.reversed())
      }
    }
  }

  /// XLIFF 1.2, section 2.3: `state` of a target.
  private static func state1(_ word: String) -> State? {
    switch word {
    case "new", "needs-translation": .new
    case "translated", "final", "signed-off": .translated
    case _ where word.hasPrefix("needs-"): .needsReview
    default: nil
    }
  }

  /// XLIFF 2, section 4.3: `state` of a segment.
  private static func state2(_ word: String) -> State? {
    switch word {
    case "initial": .new
    case "translated", "reviewed", "final": .translated
    default: nil
    }
  }

  static func leastState(_ states: [State]) -> State? {
    [State.new, .needsReview, .translated].first { states.contains($0) }
  }
}

extension XLIFFUnit {
  /// Xcode's words for a key without a comment.
  private static let noComment = "No comment provided by engineer."

  fileprivate init(_ unit: XMLElement, sources: [XMLElement], comment notes: [String]) {
    let id = unit.attribute("id")
    let words = notes.filter { !$0.isEmpty && $0 != Self.noComment }
    self.init(
      id: id?.value ?? "", hasID: id != nil, idSpan: id?.valueSpan ?? unit.nameSpan,
      isVerbatim: id?.isVerbatim ?? false,
      span: unit.span, sources: sources, targets: [],
      comment: words.isEmpty ? nil : words.joined(separator: "\n"), isTranslatable: true)
  }
}

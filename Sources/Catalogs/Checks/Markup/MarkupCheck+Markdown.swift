import Diagnostics

// MARK: - Markdown

extension MarkupComparison {
  func links(_ source: MarkupShape) -> [Finding] {
    let broken = shape.hasInflection ? nil : brokenInflection(source)
    if let broken { return [broken] }
    if shape.links.count < source.links.count {
      let found = brokenLink()
      return [
        finding(
          .error, found == nil ? "a link of the source is missing" : "this is no link", at: found,
          notes: found == nil ? sourceNote : ["Markdown reads [text](address), with nothing between ] and ("],
          help: ["write [text](\(missing(source)?.replacingSlots ?? "address"))"])
      ]
    }
    guard shape.links.count == source.links.count else { return [] }
    var wanted = source.links.map(\.destination)
    let strangers = shape.links.filter { link in
      guard let index = wanted.firstIndex(where: { $0.isSamePage(as: link.destination) }) else { return true }
      wanted.remove(at: index)
      return false
    }
    return zip(strangers, wanted).map { link, address in
      finding(
        .warning,
        "the link goes to \(link.destination.replacingSlots.quoted()), and the source's to "
          + address.replacingSlots.quoted(), at: link.range,
        help: ["write \(address.replacingSlots.quoted()), unless the translation has its own on purpose"])
    }
  }

  private func missing(_ source: MarkupShape) -> String? {
    source.links.first { link in !shape.links.contains { $0.destination == link.destination } }?.destination
  }

  /// `[text] (address)`, `(text)[address]`, or brackets of full width.
  private func brokenLink() -> Range<Int>? {
    let text = ScalarText(shape.text)
    let scalars = text.scalars
    for index in scalars.indices {
      guard scalars[index] == "]" || scalars[index] == "］" || scalars[index] == ")" else { continue }
      var next = index + 1
      while next < scalars.count, scalars[next] == " " || scalars[next] == "\u{A0}" { next += 1 }
      guard next < scalars.count else { continue }
      let isTurned = scalars[index] == ")" && scalars[next] == "["
      let isSpaced = scalars[index] != ")" && (scalars[next] == "(" || scalars[next] == "（")
      if isTurned || isSpaced { return text.bytes(index..<next + 1) }
    }
    return nil
  }

  /// `^[…]` without attributes that Foundation reads, where the source has them.
  private func brokenInflection(_ source: MarkupShape) -> Finding? {
    let bytes = shape.text.bytes
    guard source.hasInflection,
      let start = bytes.indices.first(where: {
        bytes[$0] == UInt8(ascii: "^") && $0 + 1 < bytes.count && bytes[$0 + 1] == UInt8(ascii: "[")
      })
    else { return nil }
    return finding(
      .error, "this inflection has no attributes", at: start..<start + 2,
      notes: ["Foundation reads ^[words](inflect: true), with nothing between ] and ("],
      help: ["write ^[…](inflect: true), or the words alone"])
  }

  func strong(_ source: MarkupShape) -> [Finding] {
    guard source.strongs.count.isMultiple(of: 2) else { return [] }
    if !shape.strongs.count.isMultiple(of: 2) {
      return [
        finding(
          .error, "\(shape.text.text(shape.strongs[shape.strongs.count - 1])) has no partner", at: shape.strongs.last,
          help: ["put ** on both sides of the words"])
      ]
    }
    guard shape.strongs.isEmpty, let first = source.strongs.first else { return [] }
    let sign = source.text.text(first)
    return [
      finding(
        .error, "\(sign) is missing: the source has it", at: nil, notes: sourceNote,
        help: ["put \(sign) on both sides of the words that it is for"])
    ]
  }
}

// MARK: - Protected text and references

extension MarkupComparison {
  func protected(_ source: MarkupShape) -> [Finding] {
    var left = shape.protected
    let missing = source.protected.filter { text in
      guard let index = left.firstIndex(of: text) else { return true }
      left.remove(at: index)
      return false
    }
    guard let first = missing.first, !shape.text.text.contains(first) else { return [] }
    return [
      finding(
        .error, "\(first.quoted()) is missing: the source marks it as not to be translated", at: nil, notes: sourceNote,
        help: ["keep it, with the element around it"])
    ]
  }

  func entities() -> [Finding] {
    unknown() + unfinished()
  }

  /// A reference that is nearly one of HTML's.
  private func unknown() -> [Finding] {
    let known = MarkupEntity.named.keys.sorted()
    return shape.unknownEntities.compactMap { name, range in
      if let source, source.unknownEntities.contains(where: { $0.name == name }) { return nil }
      guard let near = Suggestion.nearest(to: name, among: known).first else { return nil }
      return finding(
        .error, "&\(name); is no character reference of HTML", at: range, help: ["did you mean &\(near);?"],
        fixes: fix(range, "&\(near);", safe: false))
    }
  }

  /// `&nbsp` with a semicolon of another script, or none: translation programs make them.
  private func unfinished() -> [Finding] {
    let bytes = shape.text.bytes
    var findings: [Finding] = []
    for start in bytes.indices where bytes[start] == UInt8(ascii: "&") {
      var place = start + 1
      while place < bytes.count, bytes[place] == 0x20 { place += 1 }
      let nameStart = place
      while place < bytes.count, bytes[place].isASCIILetter { place += 1 }
      let name = String(decoding: bytes[nameStart..<place], as: UTF8.self)
      let hasBlank = nameStart > start + 1
      guard Self.common.contains(name), place < bytes.count, (bytes[place] == UInt8(ascii: ";")) == hasBlank else {
        continue
      }
      let end = hasBlank ? place + 1 : Self.foreignSemicolon(bytes, at: place)
      guard let end = end ?? (source?.entities.contains(name) == true ? place : nil) else { continue }
      findings.append(
        finding(
          .error, "\(shape.text.text(start..<end).quoted()) is shown as it is written: it is no character reference",
          at: start..<end, help: ["write &\(name);"], fixes: fix(start..<end, "&\(name);", safe: true)))
    }
    return findings
  }

  private static let common: Set<String> = ["amp", "lt", "gt", "quot", "apos", "nbsp"]

  /// Behind a semicolon of Arabic, Greek or full-width script.
  private static func foreignSemicolon(_ bytes: [UInt8], at place: Int) -> Int? {
    for semicolon in ["\u{61B}", "\u{FF1B}", "\u{37E}"] where bytes[place...].starts(with: semicolon.utf8) {
      return place + semicolon.utf8.count
    }
    return nil
  }

  private func fix(_ range: Range<Int>, _ text: String, safe: Bool) -> [Fix] {
    shape.text.place(of: range)?.edit(text, in: files).map { [Fix("write \(text)", safe: safe, edits: [$0])] } ?? []
  }
}

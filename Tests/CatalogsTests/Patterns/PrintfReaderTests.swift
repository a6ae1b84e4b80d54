import Catalogs
import Testing

/// Pieces in a line: text in brackets, `1:integer %d` for arguments (`1!` where the position is written), `?` before
/// what is doubtful, `#` for the number.
private func shown(_ text: String, _ dialect: CatalogFormat.Dialect, number: Bool = false) -> String {
  var reader = PrintfReader(dialect, readsNumber: number)
  let pieces = reader.pieces(of: text)
  #expect(pieces.first.map(\.range.lowerBound) ?? 0 == 0)
  #expect(pieces.last.map(\.range.upperBound) ?? 0 == text.utf8.count)
  for (left, right) in zip(pieces, pieces.dropFirst()) { #expect(left.range.upperBound == right.range.lowerBound) }
  return pieces.map { piece in
    switch piece.content {
    case .text(let text): "[\(text)]"
    case .argument(let argument): words(argument)
    case .percent(let argument): "?" + (argument.map(words) ?? "")
    case .number: "#"
    case .protected, .choice: "not printf"
    }
  }
  .joined(separator: " ")
}

private func words(_ argument: Argument) -> String {
  "\(argument.name)\(argument.isNumbered ? "!" : ""):\(argument.kind) \(argument.specifier)"
}

@Suite struct PrintfReaderTests {
  /// Apple's "String Format Specifiers", and the texts of real catalogs.
  @Test(arguments: [
    ("", ""),
    ("Hello", "[Hello]"),
    ("%@ and %d", "1:object %@ [ and ] 2:integer %d"),
    ("%2$@ of %1$lld", "2!:object %@ [ of ] 1!:integer %lld"),
    ("%ld%lld%u%i%D", "1:integer %ld 2:integer %lld 3:integer %u 4:integer %i 5:integer %D"),
    ("%zd %hhu", "1:integer %zd [ ] 2:integer %hhu"),
    ("%f %.1f %5.2f", "1:number %f [ ] 2:number %.1f [ ] 3:number %5.2f"),
    ("%e %Lg %a", "1:number %e [ ] 2:number %Lg [ ] 3:number %a"),
    ("%s %S %c %C", "1:string %s [ ] 2:string %S [ ] 3:character %c [ ] 4:character %C"),
    ("%x %#o %p", "1:radix %x [ ] 2:radix %#o [ ] 3:other %p"),
    ("%05d %+d %-3d %'d", "1:integer %05d [ ] 2:integer %+d [ ] 3:integer %-3d [ ] 4:integer %'d"),
    ("%*d %.*f", "1:integer * 2:integer %*d [ ] 3:integer * 4:number %.*f"),
    ("%2$*1$d", "1!:integer * 2!:integer %*1$d"),
    ("100%%", "[100] [%]"),
    ("%d%%", "1:integer %d [%]"),
    ("%%d", "[%] [d]"),
    ("%%%d", "[%] 1:integer %d"),
    ("%#@count@ new", "count:other %#@count@ [ new]"),
    ("%1$#@count@", "count!:other %#@count@"),
    ("%@님의 글", "1:object %@ [님의 글]"),
    ("%dh %dm", "1:integer %d [h ] 2:integer %d [m]"),
    ("3%@s", "[3] 1:object %@ [s]"),
  ])
  func readsApplesConversions(_ text: String, _ pieces: String) {
    #expect(shown(text, .apple) == pieces)
  }

  @Test(arguments: [
    ("50 %", "[50 ] ?"),
    ("%", "?"),
    ("100% done", "[100] ?1:integer % d [one]"),
    ("100% of %@", "[100] ?1:radix % o [f ] 1:object %@"),
    ("% publicacions", "?1:other % p [ublicacions]"),
    ("50%off", "[50] ?1:radix %o [ff]"),
    ("5%de", "[5] ?1:integer %d [e]"),
    ("100% sûr", "[100] ?1:string % s [ûr]"),
    ("100% lit", "[100] ?1:integer % li [t]"),
    ("100%'s", "[100] ?1:string %'s"),
    ("@%…", "[@] ? […]"),
    ("100%.", "[100] ? [.]"),
    ("(50%)", "[(50] ? [)]"),
    ("%1$", "? [1$]"),
    ("%0$@", "? [0$@]"),
    ("%y", "? [y]"),
    ("%n", "? [n]"),
    ("%l@", "? [l@]"),
    ("%hf", "? [hf]"),
    ("%#@name", "? [#@name]"),
    ("%#@@", "? [#@@]"),
    ("٪d", "[٪d]"),
    ("%arg", "1:number %a [rg]"),
  ])
  func tellsWhatIsDoubtful(_ text: String, _ pieces: String) {
    #expect(shown(text, .apple) == pieces)
  }

  /// `%arg` stands for the number in a substitution alone, and letters may touch it.
  @Test(arguments: [
    ("%arg items", "# [ items]"),
    ("共%arg件", "[共] # [件]"),
    ("%args", "# [s]"),
    ("%arg of %@", "# [ of ] 1:object %@"),
    ("%a", "1:number %a"),
  ])
  func readsTheNumberOfASubstitution(_ text: String, _ pieces: String) {
    #expect(shown(text, .apple, number: true) == pieces)
  }

  /// java.util.Formatter.
  @Test(arguments: [
    ("%1$s, %2$d", "1!:string %s [, ] 2!:integer %d"),
    ("%s %d %,d", "1:string %s [ ] 2:integer %d [ ] 3:integer %,d"),
    ("%tY-%<tm", "1:date %tY [-] 1!:date %tm"),
    ("%2$tY %<TB %s", "2!:date %tY [ ] 2!:date %TB [ ] 1:string %s"),
    ("%b %h %c", "1:other %b [ ] 2:other %h [ ] 3:character %c"),
    ("%x %e", "1:radix %x [ ] 2:number %e"),
    ("a%nb", "[a] [\n] [b]"),
    ("%.2f %(d %08.3f", "1:number %.2f [ ] 2:integer %(d [ ] 3:number %08.3f"),
    ("%d%%", "1:integer %d [%]"),
    ("%1$@", "? [1$@]"),
    ("%lld", "? [lld]"),
    ("%ty", "1:date %ty"),
    ("%tx", "? [tx]"),
    ("100% done", "[100] ?1:integer % d [one]"),
    ("100% sure", "[100] ? [ sure]"),
    ("100%. Done", "[100] ? [. Done]"),
    ("100%, then", "[100] ? [, then]"),
    ("%#@n@", "? [#@n@]"),
  ])
  func readsJavasConversions(_ text: String, _ pieces: String) {
    #expect(shown(text, .android) == pieces)
  }

  @Test func countsOnFromTextToText() {
    var reader = PrintfReader(.android)
    let text = "a %s b %d"
    let pieces = reader.pieces(of: text, in: 0..<4) + reader.pieces(of: text, in: 4..<9)
    #expect(pieces.map(\.range) == [0..<2, 2..<4, 4..<7, 7..<9])
    #expect(reader.next == 3)
  }

  @Test func putsSubstitutionsInPlace() {
    var reader = PrintfReader(.apple)
    var asked: [PrintfReader.Substitution] = []
    let pieces = reader.pieces(of: "%@ %#@a@ %4$#@b@") { substitution in
      asked.append(substitution)
      return substitution.name == "a" ? .protected("A") : nil
    }
    #expect(asked.map(\.name) == ["a", "b"])
    #expect(asked.map(\.position) == [2, 4])
    #expect(pieces[2] == Piece(.protected("A"), 3..<8))
  }

  /// Each in time that grows with its length.
  @Test(arguments: [
    String(repeating: "%", count: 200_001), String(repeating: "%#@", count: 100_000),
    "%" + String(repeating: "0", count: 200_000) + "d", "%" + String(repeating: "9", count: 200_000) + "$d",
    String(repeating: "%*", count: 100_000), "%99999999999999999999$@", String(repeating: "%0", count: 100_000),
    "%#@" + String(repeating: "a", count: 200_000),
  ])
  func survivesAnything(_ text: String) {
    for dialect in [CatalogFormat.Dialect.apple, .android] {
      var reader = PrintfReader(dialect)
      let pieces = reader.pieces(of: text)
      #expect(pieces.last?.range.upperBound == text.utf8.count)
    }
  }
}

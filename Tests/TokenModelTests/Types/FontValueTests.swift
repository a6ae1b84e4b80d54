import Diagnostics
import Testing
import TokenModel

@Suite struct FontValueTests {
  @Test(arguments: [
    (#""Inter""#, ["Inter"], 0),
    (#"["SF Pro", "sans-serif"]"#, ["SF Pro", "sans-serif"], 0),
    (##"["Inter", {"$ref": "#/other"}]"##, ["Inter", "Georgia"], 0),
    (#""Inter, Arial""#, ["Inter", "Arial"], 1),
    (#"["-apple-system, 'Segoe UI', \"A, B\"", "serif"]"#, ["-apple-system", "Segoe UI", "A, B", "serif"], 1),
  ])
  func family(text: String, names: [String], forms: Int) {
    let read = Fixture(text, as: .fontFamily, in: FakeScope(document: #"{"other": "Georgia"}"#))
    #expect(read.value == .fontFamily(names))
    #expect(read.errors.isEmpty)
    #expect(read.forms.count == forms)
  }

  @Test(arguments: [
    ("[]", "t: the value is an empty list"),
    (#""""#, "t: the value is empty; the name of a font was expected"),
    (#"["Inter", ""]"#, "t: font 2 is empty"),
    (#""Inter,, Arial""#, "t: the value has an empty name"),
    (#"["Inter", "{font.base}"]"#, #"t: font 2 is "{font.base}", but names of fonts have no braces | "{font.base}""#),
    (#"["Inter}"]"#, "t: font 1 is \"Inter}\", but"),
    (#"["Inter", 4]"#, "t: font 2 is a number, 4; the name of a font was expected | 4"),
    ("4", "t: the value is a number, 4; the name of a font, or a list of names, was expected"),
    ("{}", "t: the value is a mapping"),
  ])
  func familyFaults(text: String, message: String) {
    let read = Fixture(text, as: .fontFamily)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].hasPrefix(message), "\(read.errors)")
  }

  @Test(arguments: [
    (100, ["thin", "hairline"]), (200, ["extra-light", "ultra-light"]), (300, ["light"]),
    (400, ["normal", "regular", "book"]), (500, ["medium"]), (600, ["semi-bold", "demi-bold"]), (700, ["bold"]),
    (800, ["extra-bold", "ultra-bold"]), (900, ["black", "heavy"]), (950, ["extra-black", "ultra-black"]),
  ])
  func namedWeights(weight: Double, names: [String]) {
    for name in names {
      let read = Fixture("\"\(name)\"", as: .fontWeight)
      #expect(read.value == .fontWeight(weight))
      #expect(read.findings.isEmpty)
    }
  }

  @Test(arguments: [("1", 1, 0), ("1000", 1000, 0), ("425.5", 425.5, 0), (#""400""#, 400, 1)])
  func numericWeights(text: String, weight: Double, errors: Int) {
    let read = Fixture(text, as: .fontWeight)
    #expect(read.value == .fontWeight(weight))
    #expect(read.errors.count == errors)
    #expect(read.findings.allSatisfy { $0.fixes.map(\.safe) == [true] })
  }

  @Test(arguments: [
    ("0", "t: the value is 0; a font weight goes from 1 to 1000 | 0", nil),
    ("1001", "t: the value is 1001", nil),
    (#""0""#, "t: the value is 0", nil),
    (#""Bold""#, #"t: the value is "Bold", which is no font weight | "Bold""#, "did you mean bold?"),
    (#""semibold""#, #"t: the value is "semibold""#, "did you mean semi-bold?"),
    (#""bolder""#, #"t: the value is "bolder""#, "did you mean bold?"),
    (#""400px""#, #"t: the value is "400px""#, nil),
    ("[400]", "t: the value is a list; a font weight such as 600 or semi-bold was expected", nil),
    ("true", "t: the value is a boolean, true", nil),
  ])
  func weightFaults(text: String, message: String, help: String?) {
    let read = Fixture(text, as: .fontWeight)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].hasPrefix(message), "\(read.errors)")
    if let help { #expect(read.findings.first?.help.first?.hasPrefix(String(help.dropLast())) == true) }
  }
}

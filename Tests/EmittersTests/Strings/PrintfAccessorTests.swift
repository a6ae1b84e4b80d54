import Catalogs
import Diagnostics
import Testing

/// Catalogs with printf conversions: their arguments have places, not names.
@Suite struct PrintfAccessorTests {
  @Test(arguments: [
    ("%@ likes %@", "func m(_ first: String, _ second: String) -> LocalizedMessage", "m(_:_:) {0} likes {1}"),
    ("%2$@ of %1$lld", "func m(_ first: Int, _ second: String) -> LocalizedMessage", "m(_:_:) {1} of {0}"),
    (
      "%02d:%02d", "func m(_ first: Int, _ second: Int) -> LocalizedMessage",
      "m(_:_:) {0, number, ::00}:{1, number, ::00}"
    ),
    ("%.1f km", "func m(_ first: Double) -> LocalizedMessage", "m(_:) {0, number, ::.0} km"),
    ("%.0f km", "func m(_ first: Double) -> LocalizedMessage", "m(_:) {0, number, integer} km"),
    ("%f", "func m(_ first: Double) -> LocalizedMessage", "m(_:) {0, number, ::.000000}"),
    ("100%% of %lld", "func m(_ first: Int) -> LocalizedMessage", "m(_:) 100% of {0}"),
    ("50 % off", "var m: LocalizedMessage", "m 50 % off"),
    (
      "%x %+d %c", "func m(_ first: String, _ second: String, _ third: String) -> LocalizedMessage",
      "m(_:_:_:) {0} {1} {2}"
    ),
    ("it's {not} an argument", "var m: LocalizedMessage", "m it's '{'not'}' an argument"),
  ])
  func strings(_ text: String, _ accessor: String, _ line: String) {
    let sample = SampleCatalogs(.strings, "\"m\" = \"\(text)\";\n")
    #expect(sample.accessors == [accessor])
    #expect(sample.table("en") == [line])
  }

  @Test func android() {
    let sample = SampleCatalogs(
      .android,
      """
      <resources>
        <string name="left_over">%1$d of %2$,d, %3$s</string>
        <plurals name="days"><item quantity="one">%d day</item><item quantity="other">%d days</item></plurals>
      </resources>
      """, name: "", locale: nil)
    #expect(
      sample.accessors == [
        "func leftOver(_ first: Int, _ second: Int, _ third: String) -> LocalizedMessage",
        "func days(_ first: Int) -> LocalizedMessage",
      ])
    // Android writes no separators unless told to.
    #expect(
      sample.table("en") == [
        "leftOver(_:_:_:) {0, number, ::,_} of {1}, {2}",
        "days(_:) {0, plural, one{{0, number, ::,_} day} other{{0, number, ::,_} days}}",
      ])
  }

  @Test func xcstrings() {
    let sample = SampleCatalogs(
      .xcstrings,
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Delete %lld items?" : { "localizations" : { "ar" : { "variations" : { "plural" : {
            "zero" : { "stringUnit" : { "state" : "translated", "value" : "z" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld x" } } } } } } },
          "found" : { "localizations" : { "en" : {
            "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %#@arg2@" },
            "substitutions" : {
              "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } } } } },
              "arg2" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "zero" : { "stringUnit" : { "state" : "translated", "value" : "no folder" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg folders" } } } } } } } } },
          "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
            "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } } } } } } }
        },
        "version" : "1.0"
      }
      """, locale: nil)
    #expect(sample.findings.map(\.message) == [])
    #expect(
      sample.accessors == [
        "func deleteItems(_ first: Int) -> LocalizedMessage",
        "func found(files: Int, _ second: Int) -> LocalizedMessage", "var tap: LocalizedMessage",
      ])
    // Apple's zero is the form of 0 where the language has none of its own.
    #expect(
      sample.table("en") == [
        "deleteItems(_:) Delete {0} items?",
        "found(files:_:) {files, plural, one{# file} other{# files}} in {1, plural, =0{no folder} other{# folders}}",
        "tap Tap",
      ])
    #expect(sample.table("ar").first == "deleteItems(_:) {0, plural, zero{z} other{{0} x}}")
  }
}

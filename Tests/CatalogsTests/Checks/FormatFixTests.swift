import Catalogs
import Diagnostics
import Testing

/// Fixes in the syntax and the indentation of each format.
@Suite struct FormatFixTests {
  static let missing: [(path: String, text: String, fixed: String)] = [
    (
      "Localizable.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%lld a" : {
            "localizations" : {
              "pl" : {
                "variations" : {
                  "plural" : {
                    "one" : {
                      "stringUnit" : { "state" : "translated", "value" : "%lld x" }
                    },
                    "few" : {
                      "stringUnit" : { "state" : "translated", "value" : "%lld y" }
                    },
                    "other" : {
                      "stringUnit" : { "state" : "translated", "value" : "%lld z" }
                    }
                  }
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """,
      """
                    "many" : {
                      "stringUnit" : { "state" : "translated", "value" : "%lld z" }
                    },
                    "other" : {
                      "stringUnit" : { "state" : "translated", "value" : "%lld z" }
                    }

      """
    ),
    (
      "pl.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>files</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>%#@n@</string>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>d</string>
            <key>one</key>
            <string>%d x</string>
            <key>few</key>
            <string>%d y</string>
            <key>other</key>
            <string>%d z</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """,
      """
            <key>many</key>
            <string>%d z</string>
            <key>other</key>
            <string>%d z</string>

      """
    ),
    (
      "res/values-pl/strings.xml",
      """
      <resources>
          <plurals name="files">
              <item quantity="one">%d x</item>
              <item quantity="few">%d y</item>
              <item quantity="other">%d z</item>
          </plurals>
      </resources>
      """,
      """
              <item quantity="many">%d z</item>
              <item quantity="other">%d z</item>

      """
    ),
    (
      "intl_pl.arb",
      #"{"@@locale": "pl", "files": "{n, plural, one{{n} x} few{{n} y} other{{n} z}}"}"#,
      "few{{n} y} many{{n} z} other{{n} z}}"
    ),
    (
      "strings/pl.yaml",
      "locale: pl\nstrings:\n  files: \"{n, plural, one{# x} few{# \\\"y\\\"} other{# \\\"z\\\"}}\"\n",
      #"few{# \"y\"} many{# \"z\"} other{# \"z\"}}"#
    ),
  ]

  @Test(arguments: missing)
  func missingBranchesAreAddedInPlace(path: String, text: String, fixed: String) throws {
    let files = try CatalogFiles([(path, text)])
    #expect(files.findings([.missingPlural]).filter { $0.severity == .error }.count == 1)
    let result = try files.fixed(.missingPlural)
    #expect(result.texts[0].contains(fixed), "\(result.texts[0])")
    #expect(result.left.filter { $0.severity == .error } == [])
    #expect(result.shape == [])
  }

  /// As above, in a language where `few` means nothing.
  @Test(arguments: missing)
  func unusedBranchesGoWithTheirBytes(path: String, text: String, fixed: String) throws {
    let german = text.replacing("\"pl\"", with: "\"de\"").replacing("locale: pl", with: "locale: de")
    let files = try CatalogFiles([
      (path.replacing("pl.", with: "de.").replacing("-pl", with: "-de"), german)
    ])
    #expect(files.findings([.unusedPlural]).count == 1)
    let result = try files.fixed(.unusedPlural)
    #expect(!result.texts[0].contains("few"))
    #expect(result.left == [] && result.shape == [])
    // Nothing else has changed: what is gone is one piece.
    let (before, after) = (Array(german.utf8), Array(result.texts[0].utf8))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    #expect(start + end >= after.count)
  }

  /// Rules whose examples need no options.
  static let examples: [RuleID] = [
    .missingPlural, .unusedPlural, .numberOmitted, .pluralArgument, .placeholder, .percent, .apostrophe, .missingKey,
    .extraKey, .untranslated, .stringState, .consistency,
  ]

  @Test(arguments: examples)
  func examplesHold(id: RuleID) throws {
    let rule = try #require(CatalogChecks.rules.first { $0.id == id })
    for (example, speaks) in [(rule.bad, true), (rule.good, false)] {
      let files = try CatalogFiles(example.files.filter { $0.name != "tokens.yaml" }.map { ($0.name, $0.text) })
      let found = files.findings([id])
      #expect(found.contains { $0.severity == rule.severity } == speaks, "\(found)")
      #expect(files.reading.findings == [])
    }
  }
}

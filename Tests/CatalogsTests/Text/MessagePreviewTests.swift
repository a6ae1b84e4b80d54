import Catalogs
import Locales
import Testing

@Suite struct MessagePreviewTests {
  /// What a name, a type or a comment says an argument is, a sample is of that kind.
  @Test(arguments: [
    ("/* When it begins: a time of day. */", "From %@", "From 14:30"),
    ("/* The date of the last backup. */", "Saved on %@", "Saved on 2026-11-29"),
    ("/* The version of the app. */", "Version %@", "Version 1.2.3"),
    ("/* Who wrote it, and when: a time. */", "%@ at %@", "Anna at Anna"),
    ("", "Hello %@", "Hello Anna"),
  ])
  func samplesAreOfTheirKind(_ comment: String, _ text: String, _ shown: String) throws {
    let files = try CatalogFiles([("en.lproj/a.strings", "\(comment)\n\"k\" = \"\(text)\";\n")])
    let set = try #require(files.reading.sets.first)
    let message = try #require(set.entries[0].source)
    let preview = MessagePreview(message, of: set.entries[0], set.dialect, LocaleFacts(set.sourceLocale))
    #expect(preview.readings.map(\.text) == [shown])
  }
}

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
    ("/* %1$@ is the version of the plugin. Update it in time. */", "Version %1$@", "Version 1.2.3"),
    ("/* %1$@ is the plugin. Its version is shown below. */", "Update %1$@", "Update Anna"),
    ("/* Title of a sheet about Tap to Pay on iPhone. */", "Try %@", "Try Anna"),
    ("/* %1$@ is a link to learn more. */", "%1$@ about it", "Anna about it"),
    (
      "/* Shown while the app asks the server again and again for what it knows, until the time is up at last. */",
      "Asking %@", "Asking Anna"
    ),
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

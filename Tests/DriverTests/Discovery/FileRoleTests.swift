import Driver
import Files
import Testing

@Suite struct FileRoleTests {
  @Test(arguments: [
    ("orb.tokens.json", "", FileRole.tokens),
    ("orb.tokens", "", .tokens),
    ("orb.tokens.yaml", "", .tokens),
    ("tokens.tokens.yml", "", .tokens),
    ("Orb.TOKENS.JSON", "", .tokens),
    ("orb.resolver.json", "", .resolver),
    ("orb.resolver.yaml", "", .resolver),
    ("contrast.yaml", "", .pairs),
    ("orb.contrast.json", "", .pairs),
    ("tokens.yaml", "", .workspace),
    ("tokens.yaml", "products: {}", .workspace),
    ("tokens.json", "{ \"ink\" : { \"$type\" : \"color\" } }", .tokens),
    ("color.yaml", "ink:\n  $value: 1", .tokens),
    ("color.yaml", "ink: {$value: 1", .tokens),
    ("color.json", "{\"a\":{\"$extends\":\"{b}\"}}", .tokens),
    ("sets.json", "{\"$value\": 1, \"resolutionOrder\": []}", .resolver),
    ("rules.yaml", "require: AA\npairs:\n  - {}", .pairs),
    ("color.yaml", "text: the $value of things", nil),
    ("contrast.baseline.json", "{ \"pairs\": [] }", nil),
    ("package.json", "{ \"name\": \"x\" }", nil),
    ("openapi.yaml", "a: { $ref: \"#/b\" }", nil),
    ("notes.md", "$value: 1", nil),
    ("tokens", "$value: 1", nil),
    ("color.json5", "{ $value: 1 }", nil),
    ("empty.json", "", nil),
  ])
  func knowsByNameAndContent(path: String, text: String, role: FileRole?) throws {
    let found = try FileRole(path) { () throws(FileError) in Array(text.utf8) }
    #expect(found == role)
  }

  @Test(arguments: ["a.tokens.json", "a.resolver.json", "contrast.yaml", "a.md"])
  func doesNotReadWhatItsNameTells(path: String) throws {
    _ = try FileRole(path) { () throws(FileError) in throw FileError(path: path, reason: .notPermitted) }
  }
}

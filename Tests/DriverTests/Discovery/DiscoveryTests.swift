import Driver
import Files
import Testing

@Suite struct DiscoveryTests {
  private let resolver =
    "{ \"resolutionOrder\": [{ \"$ref\": \"r/base.tokens.json#/a\" }, { \"$ref\": \"./r/../r/dark.tokens.json\" }] }"

  @Test func mergesAFolderWithoutAResolver() {
    let files: MemoryFiles = [
      "/t/b.tokens.yaml": "", "/t/a/z.yaml": "x: { $value: 1 }", "/t/a.tokens.json": "{}", "/t/notes.yaml": "a: 1",
      "/t/contrast.yaml": "", "/t/.hidden/x.tokens.yaml": "", "/t/node_modules/x.tokens.yaml": "",
    ]
    let found = Discovery(files).products(in: "/t")
    #expect(
      found.products == [
        ProductFiles(
          name: "t", tokens: ["/t/a.tokens.json", "/t/a/z.yaml", "/t/b.tokens.yaml"], pairs: ["/t/contrast.yaml"])
      ])
    #expect(found.unused.isEmpty && found.workspaces.isEmpty && found.errors.isEmpty)
  }

  @Test func letsAResolverWin() {
    let files: MemoryFiles = [
      "/t/brand.resolver.json": resolver, "/t/r/base.tokens.json": "", "/t/r/dark.tokens.json": "",
      "/t/r/stray.tokens.json": "", "/t/r/contrast.yaml": "",
    ]
    let found = Discovery(files).products(in: "/t")
    #expect(
      found.products == [ProductFiles(name: "brand", tokens: ["/t/brand.resolver.json"], pairs: ["/t/r/contrast.yaml"])]
    )
    #expect(found.unused == ["/t/r/stray.tokens.json"])
  }

  @Test func keepsSetsBesideEachOtherApart() {
    let files: MemoryFiles = [
      "/t/one/one.resolver.json": resolver, "/t/one/r/base.tokens.json": "", "/t/one/contrast.yaml": "",
      "/t/two/a.tokens.json": "", "/t/two/contrast.yaml": "", "/t/contrast.yaml": "",
    ]
    let found = Discovery(files).products(in: "/t")
    #expect(
      found.products == [
        ProductFiles(
          name: "one", tokens: ["/t/one/one.resolver.json"], pairs: ["/t/contrast.yaml", "/t/one/contrast.yaml"]),
        ProductFiles(name: "a", tokens: ["/t/two/a.tokens.json"], pairs: ["/t/contrast.yaml", "/t/two/contrast.yaml"]),
      ])
  }

  @Test func leavesWorkspacesBelowToThemselves() {
    let files: MemoryFiles = [
      "/t/a.tokens.yaml": "", "/t/app/tokens.yaml": "products: {}", "/t/app/b.tokens.yaml": "",
    ]
    let found = Discovery(files).products(in: "/t")
    #expect(found.workspaces == ["/t/app/tokens.yaml"])
    #expect(found.products == [ProductFiles(name: "a", tokens: ["/t/a.tokens.yaml"])])
  }

  @Test(arguments: [
    ("/x/a.yaml", "a: { $value: 1 }", FileRole.tokens), ("/x/a.yaml", "a: [", .tokens), ("/x/a.json", "{", .tokens),
    ("/x/a.json", "{}", nil), ("/x/a.txt", "{", nil), ("-", "{ \"$value\": 1 }", .tokens), ("-", "pairs: []", .pairs),
  ])
  func takesANamedFileForTokensWhereItCannotBeRead(path: String, text: String, role: FileRole?) throws {
    var files = MemoryFiles()
    files.write(Array(text.utf8), to: path)
    #expect(try Discovery(files).role(ofNamed: path) == role)
  }
}

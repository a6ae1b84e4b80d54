import Driver
import Files
import Testing

@Suite struct WorkspaceFinderTests {
  private let files: MemoryFiles = [
    "/a/tokens.yaml": "products: {}", "/a/b/c/x.tokens.yaml": "", "/a/b/tokens.json": "{ \"ink\": { \"$value\": 1 } }",
    "/j/tokens.json": "{ \"products\": {} }", "/j/tokens.yml": "products: {}", "/n/x.tokens.yaml": "",
    "/broken/tokens.yaml": "products: [",
  ]

  @Test(arguments: [
    ("/a", "/a/tokens.yaml"), ("/a/tokens.yaml", "/a/tokens.yaml"), ("/a/b/c/x.tokens.yaml", "/a/tokens.yaml"),
    ("/a/b/c", "/a/tokens.yaml"), ("/a/b/c/not-there.yaml", "/a/tokens.yaml"), ("a/b", "a/tokens.yaml"),
    ("a/b/../b/c", "a/tokens.yaml"), ("/j", "/j/tokens.yml"), ("/n", nil), (".", nil),
    ("/broken", "/broken/tokens.yaml"),
  ])
  func findsTheNearest(path: String, workspace: String?) throws {
    #expect(try WorkspaceFinder(files).nearest(to: path) == workspace)
  }
}

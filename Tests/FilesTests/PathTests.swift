import Files
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("", "."), (".", "."), ("a/./b//c/", "a/b/c"), ("a/../b", "b"), ("a/..", "."), ("../a/../..", "../.."),
    ("/..", "/"), ("/a/../../b", "/b"), ("//a//b", "/a/b"),
  ])
  func normalized(path: String, expected: String) {
    #expect(Path.normalized(path) == expected)
  }

  @Test(arguments: [
    ("a/b", "a"), ("a", "."), ("a/", "."), (".", ".."), ("..", "../.."), ("../a", ".."), ("/a", "/"), ("/", "/"),
    ("/a/b", "/a"),
  ])
  func parent(path: String, expected: String) {
    #expect(Path.parent(path) == expected)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("a", "/b", "/b"), ("", "b", "b"), (".", "b", "b"), ("a", "", "a"),
    ("a", ".", "a"), ("/", "b", "/b"),
  ])
  func join(base: String, path: String, expected: String) {
    #expect(Path.join(base, path) == expected)
  }

  @Test(arguments: [
    ("a/orb.tokens.yaml", "orb", ["tokens", "yaml"], "yaml"), ("a.b/name", "name", [], ""),
    (".tokens", ".tokens", [], ""), (".a.json", ".a", ["json"], "json"), ("..", "..", [], ""), ("", "", [], ""),
    ("x.", "x", [""], ""),
  ])
  func names(path: String, stem: String, extensions: [String], last: String) {
    #expect(Path.stem(path) == stem)
    #expect(Path.extensions(path) == extensions)
    #expect(Path.pathExtension(path) == last)
  }

  @Test(arguments: [
    ("a/b", "a/c/d", "../c/d"), ("a", "a", "."), (".", "a/b", "a/b"), ("/x/y", "/x", ".."), ("/x", "y", "y"),
    ("../a", "b", "b"), ("a", "../b", "../../b"), ("a/./b/..", "a/c", "c"),
  ])
  func relative(from: String, to: String, expected: String) {
    #expect(Path.relative(from: from, to: to) == expected)
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/", "/a", false), ("/a/../b", "/a", false),
    ("/a", "/", true),
  ])
  func isInside(path: String, root: String, expected: Bool) {
    #expect(Path.isInside(path, root: root) == expected)
  }
}

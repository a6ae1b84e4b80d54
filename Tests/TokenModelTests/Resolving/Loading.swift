import Diagnostics
import Documents
import Files
import TokenModel

/// A token set from files held in memory, `tokens.yaml` by default.
func load(_ files: [(String, String)], entry: [String]? = nil) throws -> LoadedTokens {
  var fileSystem: MemoryFiles = [:]
  for (name, text) in files { fileSystem.write(Array(text.utf8), to: "/" + name) }
  let entries = entry ?? files.map(\.0)
  return try TokenLoader(fileSystem: fileSystem).load(TokenSources(name: "test", files: entries.map { "/" + $0 }))
}

func load(_ yaml: String) throws -> LoadedTokens { try load([("tokens.yaml", yaml)]) }

extension LoadedTokens {
  /// "rule: text at the span" of each finding, sorted.
  var spoken: [String] { findings.map { "\($0.rule): \(files[$0.span])" }.sorted() }

  func value(_ path: String, _ context: String = "") -> TokenValue? {
    guard let token = set[path] else { return nil }
    var choices = set.modifiers.map { $0.defaultContext ?? 0 }
    for part in context.split(separator: ",") {
      let pair = part.split(separator: "=")
      guard let axis = set.modifiers.firstIndex(where: { $0.name == pair[0] }),
        let choice = set.modifiers[axis].contexts.firstIndex(of: String(pair[1]))
      else { return nil }
      choices[axis] = choice
    }
    return token.value(in: Context(choices))
  }

  func axes(_ path: String) -> [String]? { set[path]?.axes.map { set.modifiers[$0].name } }
}

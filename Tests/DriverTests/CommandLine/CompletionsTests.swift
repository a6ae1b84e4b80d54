import Driver
import Foundation
import Testing

@Suite struct CompletionsTests {
  private let completions = Completions(.tokens, rules: ["contrast", "contrast/minimum", "tokens/grid"])

  /// What bash offers for the last word of a command line, sorted.
  private func offered(_ words: [String]) throws -> [String] {
    let script = """
      \(completions.script(for: .bash))
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
      COMP_CWORD=\(words.count - 1)
      _tokens
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--norc", "-c", script]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init).sorted()
  }

  @Test(arguments: [
    (["tokens", "co"], ["completions", "config", "contrast"]),
    (["tokens", "check", "--un"], ["--unsafe-fixes"]),
    (["tokens", "check", "--fail-on", ""], ["error", "new", "warning"]),
    (["tokens", "check", "--format", "=", "s"], ["sarif"]),
    (["tokens", "check", "--format", "="], ["concise", "github", "json", "sarif", "text"]),
    (["tokens", "check", "--only", "contrast"], ["contrast", "contrast/minimum"]),
    (["tokens", "explain", "tok"], ["tokens/grid"]),
    (["tokens", "completions", ""], ["bash", "fish", "zsh"]),
    (["tokens", "check", "--output", ""], []),
    (["tokens", "check", "src"], []),
  ])
  func bashOffers(words: [String], offers: [String]) throws {
    #expect(try offered(words) == offers)
  }

  @Test(arguments: Completions.Shell.allCases)
  func namesEveryCommandAndOption(shell: Completions.Shell) {
    let script = completions.script(for: shell)
    for command in CommandSpec.tokens.commands {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(shell == .fish ? "-l \(option.name)" : option.flag))
      }
    }
  }

  @Test func quotesForShells() {
    let spec = CommandSpec(
      name: "tool", summary: "", commands: [Command(.check, "Don't: [stop]")],
      options: [Option("it's", help: "a: [b] it's")], notes: [])
    let completions = Completions(spec, rules: [])
    #expect(completions.script(for: .zsh).contains(#"'check:Don'\''t: [stop]'"#))
    #expect(completions.script(for: .zsh).contains(#"[a\: \[b\] it'\''s]"#))
    #expect(completions.script(for: .fish).contains(#"-d 'Don'\''t: [stop]'"#))
  }
}

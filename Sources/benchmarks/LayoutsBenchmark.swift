import Diagnostics
import Files
import Foundation
import Layouts

/// Layouts in Swift from their bytes to their findings, against parsing them. `benchmarks layouts FOLDER` takes the Swift
/// files of a folder in place of generated ones.
enum LayoutsBenchmark {
  static func run() throws {
    let inputs = try CommandLine.arguments.dropFirst(2).first.map(read) ?? generated()
    let options = LayoutOptions()
    let candidates = BareSwift(inputs, candidatesOf: options)
    let all = BareSwift(inputs)
    var counts: Set<Int> = []
    let check = { _ = counts.insert(LayoutChecks.findings(in: inputs, options).count) }
    Report.row(
      Comparison.run(
        "checking \(inputs.count) Swift files / parsing \(candidates.count) with candidates", rounds: 9, subject: check,
        floor: { precondition(candidates.parse() > 0) }), limit: 1.3)
    Report.row(
      Comparison.run(
        "checking \(inputs.count) Swift files / parsing all of them", rounds: 9, subject: check,
        floor: { precondition(all.parse() > 0) }), limit: 0.9)
    precondition(counts.count == 1, "every run finds the same")
  }

  private static func read(_ folder: String) throws -> [LayoutInput] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().enumerated().map { number, name in
      let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))
      return LayoutInput(.swift, FileID(number), SourceFile(path: name, bytes: Array(data)))
    }
  }

  /// Views and models, as many of each as an app has: one file in three has something to look at.
  private static func generated() -> [LayoutInput] {
    (0..<600).map { number in
      let text = number % 3 == 0 ? view(number) : model(number)
      return LayoutInput(.swift, FileID(number), SourceFile(path: "File\(number).swift", text: text))
    }
  }

  private static func view(_ number: Int) -> String {
    let rows = (0..<12).map { row in
      """
          HStack(spacing: 8) {
            Image(systemName: "\(row % 4 == 0 ? "chevron.right" : "star")")
            Text(titles[\(row)]).font(.body).lineLimit(2).frame(maxWidth: .infinity, alignment: .leading)
            Button("Open \(row)") { open(titles[\(row)]) }.padding(.leading, 12)
          }
      """
    }
    return """
      import SwiftUI

      struct View\(number): View {
        let titles: [String]
        var body: some View {
          VStack(alignment: .leading) {
      \(rows.joined(separator: "\n"))
          }
        }
        private func open(_ title: String) { print(title.count, "\(number)") }
      }

      """
  }

  private static func model(_ number: Int) -> String {
    let fields = (0..<24).map { field in
      """
        var value\(field): Int = \(field)
        func sum\(field)(_ other: [Int]) -> Int { other.reduce(value\(field)) { $0 &+ $1 * \(field + 1) } }
      """
    }
    return "struct Model\(number): Codable, Sendable {\n\(fields.joined(separator: "\n"))\n}\n"
  }
}

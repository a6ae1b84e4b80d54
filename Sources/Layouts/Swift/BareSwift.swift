import Diagnostics
import Files
import SwiftParser
import SwiftSyntax

/// Nothing but parsing, side by side: the floor of the benchmark.
package struct BareSwift: Sendable {
  private let inputs: [LayoutInput]

  /// `options`: only the files that the checks would look at.
  package init(_ inputs: [LayoutInput], candidatesOf options: LayoutOptions? = nil) {
    let layouts = options.map { SwiftLayouts($0) }
    self.inputs = inputs.filter { $0.language == .swift && (layouts?.looksAt($0) ?? true) }
  }

  package var count: Int { inputs.count }

  /// The bytes of all trees.
  package func parse() -> Int {
    concurrentMap(inputs) { input in
      input.source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0).totalLength.utf8Length }
    }.reduce(0, +)
  }
}

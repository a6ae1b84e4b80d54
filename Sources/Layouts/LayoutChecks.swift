package import Diagnostics
import Files

/// Every check of layouts.
package enum LayoutChecks {
  /// Each once, whatever the languages that it speaks of.
  package static let rules = LayoutRules.all

  /// What the wanted rules find in files, and the comments of each, in the order of the files. They are looked at side
  /// by side.
  package static func readings(of inputs: [LayoutInput], _ options: LayoutOptions) -> [LayoutReading] {
    let languages = Dictionary(grouping: inputs.indices) { inputs[$0].language }
    let swift = languages[.swift] == nil ? nil : SwiftLayouts(options)
    let kotlin = languages[.kotlin] == nil ? nil : KotlinLayouts(options)
    let android = languages[.androidXML] == nil ? nil : AndroidLayouts(options, inputs)
    let css = languages[.css] == nil ? nil : CSSLayouts(options)
    let readings = concurrentMap(inputs) { input in
      switch input.language {
      case .swift: swift?.reading(of: input) ?? LayoutReading()
      case .kotlin: kotlin?.reading(of: input) ?? LayoutReading()
      case .androidXML: android?.reading(of: input) ?? LayoutReading()
      case .css: css?.reading(of: input) ?? LayoutReading()
      }
    }
    let settled = readings.reduce(into: Set()) { $0.formUnion($1.settled) }
    return readings.map { reading in
      var reading = reading
      reading.findings += reading.open.filter { $0.stands(beside: settled) }.map(\.finding)
      reading.findings.removeAll { $0.rule != .layoutSyntax && !options.wanted.contains($0.rule) }
      reading.findings.sort { ($0.span.lower, $0.span.upper, $0.rule) < ($1.span.lower, $1.span.upper, $1.rule) }
      return reading
    }
  }

  package static func findings(in inputs: [LayoutInput], _ options: LayoutOptions) -> [Finding] {
    readings(of: inputs, options).flatMap(\.findings)
  }
}

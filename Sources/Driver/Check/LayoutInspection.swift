import Diagnostics
import Files
import Layouts
import TokenModel

/// The layouts of one product, read and checked.
struct LayoutInspection: Sendable {
  private(set) var findings: [Finding] = []
  private(set) var suppressions: [Suppression] = []
  /// Layouts that could not be read.
  private(set) var errors: [FileError] = []
  /// How many were looked at.
  private(set) var count = 0
  /// Which rules of layouts had their chance.
  private(set) var ran: Set<RuleID> = []

  /// What views do with colours, where it is asked.
  private(set) var colors = ColorUses([])

  /// `tokens`: what values may be called by, and which pairs are declared. `files`: those of the run so far; the layouts
  /// follow. Nothing is read in a build.
  init(
    _ subject: Subject, _ tokens: TokenInspection, for purpose: ProductInspection.Purpose,
    _ scope: ProductInspection.Scope,
    reading system: any FileSystem, into files: inout SourceFiles
  ) {
    guard case .check = purpose, !subject.files.layouts.isEmpty else { return }
    ran = scope.wanted.intersection(ColorUses.rules.union(LayoutChecks.rules.map(\.id)))
    // Whether it parses is said whatever is asked for, once it is looked at at all.
    guard !ran.isEmpty else { return }
    var inputs: [LayoutInput] = []
    var projects = subject.product?.deploymentTarget == nil ? ProjectTargets(reading: system) : nil
    for source in subject.files.layouts {
      do throws(FileError) {
        let file = source.language.source(source.path, try system.read(source.path))
        let target = source.language == .swift ? projects?.target(above: source.path) : nil
        inputs.append(LayoutInput(source.language, files.add(file), file, deploymentTarget: target))
      } catch {
        errors.append(error)
      }
    }
    count = inputs.count
    let readings = LayoutChecks.readings(of: inputs, Self.options(subject, tokens.tokens.set, scope, wanted: ran))
    findings = readings.flatMap(\.findings)
    colors = ColorUses(readings)
    findings += colors.findings(tokens.tokens.set, tokens.contrast, wanted: ran)
    for (input, reading) in zip(inputs, readings) where !reading.comments.isEmpty {
      suppressions += Suppression.parsed(
        reading.comments, in: input.source, lineComment: input.language.commentOpening,
        endOfPart: reading.endOfPart)
    }
  }

  private static func options(
    _ subject: Subject, _ tokens: TokenSet, _ scope: ProductInspection.Scope, wanted: Set<RuleID>
  ) -> LayoutOptions {
    var options = LayoutOptions(
      deploymentTarget: subject.product?.deploymentTarget?.value ?? DeploymentTarget(), wanted: wanted)
    if wanted.contains(.rawValue) { options.tokens = TokenNames(tokens) }
    if !wanted.isDisjoint(with: ColorUses.rules) { options.styles = StyleNames(tokens) }
    for rule in wanted { options.rules[rule] = scope.rules.options(of: rule) }
    return options
  }
}

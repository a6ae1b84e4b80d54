import Catalogs
import Diagnostics
import Files
import TokenModel

/// The `ignore` entries of a run's workspaces at work.
struct IgnoreEntries {
  private var used: Set<Span> = []

  /// Takes away what the product's entries cover.
  mutating func apply(to findings: [Finding], of subject: Subject, in files: SourceFiles) -> [Finding] {
    let entries = subject.policy.ignores.map { Entry($0, folder: subject.workspace?.folder ?? ".") }
    guard !entries.isEmpty else { return findings }
    return findings.filter { finding in
      let hits = entries.filter { $0.covers(finding, in: files) }
      used.formUnion(hits.map(\.entry.span))
      return hits.isEmpty
    }
  }

  /// The entries of a product that cover nothing although their rules were checked. Entries of the whole workspace or
  /// of an extended file may have their use in another product.
  func unused(of inspection: ProductInspection) -> [Finding] {
    let own = inspection.subject.product?.policy.ignores ?? []
    return own.filter { !used.contains($0.span) && hadItsChance($0, inspection) }.map { entry in
      Finding(
        .suppression, .warning, "the entry that ignores \(entry.rule.value) covers no finding", at: entry.span,
        symbol: "ignore \(entry.rule.value)", notes: ["its reason: \(entry.reason)"],
        help: ["remove it: what it was for is gone"])
    }
  }

  private func hadItsChance(_ entry: IgnoreEntry, _ inspection: ProductInspection) -> Bool {
    let rules = Rules.all.matching(entry.rule.value)
    return !rules.isEmpty && rules.allSatisfy { inspection.ran.contains($0.id) }
  }

  private struct Entry {
    let entry: IgnoreEntry
    let rule: RulePattern
    let globs: [GlobPattern]?
    let folder: String

    init(_ entry: IgnoreEntry, folder: String) {
      self.entry = entry
      self.folder = folder
      rule = RulePattern(entry.rule.value)
      globs = entry.files?.compactMap { try? GlobPattern($0.value) }
    }

    func covers(_ finding: Finding, in files: SourceFiles) -> Bool {
      guard rule.matches(finding.rule), finding.rule.family != "workspace" else { return false }
      if let tokens = entry.tokens {
        let segments = finding.symbol.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard tokens.contains(where: { $0.matches(segments) }) else { return false }
      }
      if let keys = entry.keys, !keys.contains(where: { $0.matches(finding.symbol) }) { return false }
      guard let globs else { return true }
      let path = Path.relative(from: Path.normalized(folder), to: files[finding.span.file].path)
      return globs.contains { $0.matches(path) }
    }
  }
}

package import Diagnostics

/// One file to look at.
package struct LayoutInput: Sendable {
  package let language: LayoutLanguage
  package let file: FileID
  package let source: SourceFile
  /// What its project says where the workspace is silent.
  package let deploymentTarget: DeploymentTarget?

  package init(
    _ language: LayoutLanguage, _ file: FileID, _ source: SourceFile, deploymentTarget: DeploymentTarget? = nil
  ) {
    self.language = language
    self.file = file
    self.source = source
    self.deploymentTarget = deploymentTarget
  }
}

/// What one file comes to.
package struct LayoutReading: Sendable {
  package var findings: [Finding]
  /// Those that may be suppressions.
  package var comments: [SuppressionComment]
  /// Colours of the product on others.
  package var colors: [ColorUse] = []
  /// Texts and symbols of which only one colour is known.
  package var unseenColors = 0
  /// What a comment above its first line speaks of as a whole, in the order of the file: tags of several lines, in which
  /// no comment can stand.
  package var parts: [Range<Int>]
  /// Findings that stand unless one of the files has settled their direction.
  var open: [SwiftReport.Reported] = []
  /// What this file settles for all.
  var settled: Set<SettledName> = []

  package init(findings: [Finding] = [], comments: [SuppressionComment] = [], parts: [Range<Int>] = []) {
    self.findings = findings
    self.comments = comments
    self.parts = parts
  }

  /// Where the first part that begins in these bytes ends.
  package func endOfPart(beginningIn line: Range<Int>) -> Int? {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].lowerBound < line.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < parts.count && parts[low].lowerBound < line.upperBound ? parts[low].upperBound : nil
  }
}

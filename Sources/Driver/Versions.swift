import Documents
import Locales

/// What `tokens version` shows.
enum Versions {
  /// Of the tool. Semantic: files that a version reads, and reports that it writes, stay readable within a major one.
  static let tool = "0.1.0"

  /// Of the Swift compiler that built the tool, as far as a program can tell.
  static var swift: String {
    #if compiler(>=7.0)
      "7 or later"
    #elseif compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2)
      "6.2"
    #elseif compiler(>=6.1)
      "6.1"
    #else
      "6.0"
    #endif
  }

  static var text: String {
    """
    tokens \(tool)
    Swift \(swift)
    libyaml \(YAMLLibrary.version)
    ICU \(ICUVersions.icu)
    CLDR \(ICUVersions.cldr)
    Unicode \(ICUVersions.unicode)

    """
  }
}

#if canImport(SwiftUI)
  #if canImport(UIKit)
    internal import UIKit
  #endif

  extension FontFamily {
    /// The first family that is no name of the system's font and that the app has; nil: the system's font.
    var installedName: String? {
      for name in names {
        if Self.systemNames.contains(name.lowercased()) { return nil }
        if Self.isInstalled(name) { return name }
      }
      return nil
    }

    private static let systemNames: Set<String> = [
      "sf pro", "sf pro text", "sf pro display", "sf pro rounded", "system-ui", "-apple-system", "ui-sans-serif",
      "ui-rounded", "ui-serif", "ui-monospace", "sans-serif", "serif", "monospace", "new york", "sf mono",
    ]

    private static func isInstalled(_ name: String) -> Bool {
      #if canImport(UIKit)
        !UIFont.fontNames(forFamilyName: name).isEmpty || UIFont(name: name, size: 12) != nil
      #else
        // SwiftUI takes the system's font for a family that it does not find.
        true
      #endif
    }
  }
#endif

#if canImport(SwiftUI)
  internal import Foundation
  public import SwiftUI

  extension Text {
    /// A message in the language of the environment's `locale`.
    public init(_ message: LocalizedMessage) {
      self.init(message, format: EnvironmentFormat())
    }
  }

  /// How a message comes by its language: `Text` hands its environment's locale to the format of what it shows.
  private struct EnvironmentFormat: FormatStyle {
    /// nil: the app's.
    var language: String?

    func format(_ message: LocalizedMessage) -> String {
      language.map { message.string(in: $0) } ?? message.string
    }

    func locale(_ locale: Locale) -> EnvironmentFormat {
      EnvironmentFormat(language: locale.identifier)
    }
  }

  extension LocalizedMessage {
    /// Those that the system chose for the app when it was launched.
    static let appLanguages = Bundle.main.preferredLocalizations
  }
#endif

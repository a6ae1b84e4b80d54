import Colors
import Diagnostics
import TokenModel

extension Style {
  /// Text in the very colours of a pair, for a terminal that shows any.
  func painted(_ text: String, as shown: ShownPair) -> String {
    "\u{1B}[38;2;\(Self.channels(shown.foreground));48;2;\(Self.channels(shown.surface))m\(text)\u{1B}[0m"
  }

  private static func channels(_ color: ShownColor) -> String {
    let channels = color.encoded(on: .srgb) * 255
    return [channels.x, channels.y, channels.z].map { "\(Int($0.rounded()))" }.joined(separator: ";")
  }
}

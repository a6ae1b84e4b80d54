import Diagnostics

/// How deep brackets may nest in a layout. Checks go up from a place through all that is around it, so that depth costs
/// the square of itself, and no person writes code that comes near this.
enum LayoutNesting {
  static let mostDepth = 256

  /// What is said where a file goes deeper, and is not read from there on.
  static let message = "brackets nest so deep here that the rest of the file is not read"
  static let notes = ["more than \(mostDepth) brackets lie in each other"]
  static let help = ["divide what stands here", "leave files that a program writes out of layouts"]
}

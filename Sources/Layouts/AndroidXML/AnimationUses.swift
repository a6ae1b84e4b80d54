import Diagnostics
import Files

/// Which animations the code of a run chooses by the direction of the layout: each of them may move one way.
struct AnimationUses: Sendable {
  private(set) var byDirection: Set<String> = []

  init(_ inputs: [LayoutInput]) {
    guard inputs.contains(where: Self.isAnimation) else { return }
    for input in inputs where input.language == .kotlin && Self.mayUseAnimations(input.source.bytes) {
      let source = KotlinSource.read(input.file, input.source, dialect: KotlinDialect(input.source.path))
      guard !source.directions.isEmpty else { continue }
      for token in source.tokens.indices where source.stands("anim", at: token) && source.stands("R", at: token - 2) {
        if source.isInDirectionAwareFunction(token) { byDirection.insert(source.text(token + 2)) }
      }
    }
  }

  private static func isAnimation(_ input: LayoutInput) -> Bool {
    input.language == .androidXML && Path.lastComponent(Path.parent(input.source.path)).hasPrefix("anim")
  }

  private static let use = Array("R.anim.".utf8)

  private static func mayUseAnimations(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while let next = bytes[place...].firstIndex(of: use[0]) {
        if bytes[next...].starts(with: use) { return true }
        place = next + 1
      }
      return false
    }
  }
}

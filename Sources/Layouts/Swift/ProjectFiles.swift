import SwiftParser
import SwiftSyntax

extension DeploymentTarget {
  /// The `platforms` that a Swift package's manifest names, as SwiftPM spells them: `.iOS(.v17)`, `.macOS("14.2")`.
  /// Nil: it names none.
  package init?(packageManifest bytes: [UInt8]) {
    guard SwiftNesting.excess(in: bytes) == nil else { return nil }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let package = Syntax(tree).descendants(FunctionCallExprSyntax.self).first { $0.calledName?.text == "Package" }
    guard let list = package?.argument("platforms")?.expression.as(ArrayExprSyntax.self) else { return nil }
    var versions: [Platform: Version] = [:]
    for element in list.elements {
      guard let call = element.expression.as(FunctionCallExprSyntax.self), let name = call.calledName?.text,
        let platform = Platform(rawValue: name.lowercased()), let value = call.arguments.first?.expression,
        let version = Self.version(value)
      else { continue }
      versions[platform] = version
    }
    guard !versions.isEmpty else { return nil }
    self.init(versions)
  }

  /// `.v17`, `.v10_15`, `"17.4"`.
  private static func version(_ value: ExprSyntax) -> Version? {
    if let text = value.text { return Version(text) }
    guard let name = value.lastName, name.hasPrefix("v") else { return nil }
    return Version(String(name.dropFirst()).replacing("_", with: "."))
  }

  /// The lowest versions that an Xcode project's settings name: `IPHONEOS_DEPLOYMENT_TARGET = 16.4;`. Nil: none.
  package init?(xcodeProject bytes: [UInt8]) {
    var versions: [Platform: Version] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(whereSeparator: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") })
      guard parts.count >= 2, let platform = Self.settings[Self.trimmed(parts[0])],
        let version = Version(Self.trimmed(parts[1]))
      else { continue }
      versions[platform] = min(versions[platform] ?? version, version)
    }
    guard !versions.isEmpty else { return nil }
    self.init(versions)
  }

  private static let settings: [String: Platform] = [
    "IPHONEOS_DEPLOYMENT_TARGET": .ios, "MACOSX_DEPLOYMENT_TARGET": .macos, "TVOS_DEPLOYMENT_TARGET": .tvos,
    "WATCHOS_DEPLOYMENT_TARGET": .watchos, "XROS_DEPLOYMENT_TARGET": .visionos,
  ]

  private static func trimmed(_ part: ArraySlice<UInt8>) -> String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "\"") }
    return String(decoding: part.drop(while: isBlank).reversed().drop(while: isBlank).reversed(), as: UTF8.self)
  }
}

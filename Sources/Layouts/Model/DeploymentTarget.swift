/// The oldest versions of the systems that a product runs on.
package struct DeploymentTarget: Hashable, Sendable {
  package enum Platform: String, CaseIterable, Hashable, Sendable {
    case ios
    case macos
    case tvos
    case watchos
    case visionos
    case android
  }

  /// `17`, `17.4`: what stands behind the second number never counts here.
  package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    /// One to three numbers with points between them, the first above 0.
    package init?(_ text: String) {
      let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      let areNumbers = parts.allSatisfy { part in
        (1...4).contains(part.count) && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
      let numbers = parts.compactMap { Int(Substring($0)) }
      guard areNumbers, parts.count <= 3, numbers.count == parts.count, numbers[0] > 0 else { return nil }
      self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    package static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  }

  private var versions: [Platform: Version]

  package init(_ versions: [Platform: Version] = [:]) {
    self.versions = versions
  }

  package subscript(platform: Platform) -> Version? {
    get { versions[platform] }
    set { versions[platform] = newValue }
  }

  /// Whether any of Apple's systems is named.
  package var namesApple: Bool { versions.keys.contains { $0 != .android } }

  /// Whether it is for the Mac and nothing else.
  package var isMacOnly: Bool { versions.keys.elementsEqual([.macos]) }

  /// The named systems of Apple that are older than what each of them needs, as a person says it: “iOS 16”. A system
  /// that is not among `needed` has it from its beginning.
  package func older(than needed: [Platform: Version]) -> String? {
    let old = Platform.allCases.compactMap { platform -> String? in
      guard let has = versions[platform], let needs = needed[platform], has < needs else { return nil }
      return "\(platform.name) \(has)"
    }
    return old.isEmpty ? nil : old.joined(separator: " and ")
  }
}

extension DeploymentTarget: CustomStringConvertible {
  /// “iOS 17, macOS 14.2”.
  package var description: String {
    Platform.allCases.compactMap { platform in versions[platform].map { "\(platform.name) \($0)" } }
      .joined(separator: ", ")
  }
}

extension DeploymentTarget.Platform {
  package var name: String {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    case .tvos: "tvOS"
    case .watchos: "watchOS"
    case .visionos: "visionOS"
    case .android: "Android"
    }
  }
}

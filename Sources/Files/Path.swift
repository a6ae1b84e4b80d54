/// Pure functions on paths with `/` between names. Nothing is asked of a disk.
package enum Path {
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// The names between slashes; empty ones are left out, `.` and `..` are kept.
  package static func components(_ path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }

  /// `path` seen from `base`; an absolute path stays what it is.
  package static func join(_ base: String, _ path: String) -> String {
    if isAbsolute(path) || base.isEmpty || base == "." { return path }
    if path.isEmpty || path == "." { return base }
    return base.utf8.last == slash ? base + path : base + "/" + path
  }

  /// Without `.`, without `name/..`, without doubled or final slashes; `.` for the empty path. Links are not known
  /// here: `canonical` of a file system resolves them.
  package static func normalized(_ path: String) -> String {
    let absolute = isAbsolute(path)
    let names = normalizedComponents(path, absolute: absolute).joined(separator: "/")
    return absolute ? "/" + names : names.isEmpty ? "." : names
  }

  /// The folder that a normalized path lies in: `.` for a bare name, `/` for the root itself.
  package static func parent(_ path: String) -> String {
    let path = normalized(path)
    if path == "." { return ".." }
    var names = components(path)
    if names.last == ".." { return path + "/.." }
    names.removeLast(min(1, names.count))
    let joined = names.joined(separator: "/")
    return isAbsolute(path) ? "/" + joined : joined.isEmpty ? "." : joined
  }

  package static func lastComponent(_ path: String) -> String { components(path).last ?? "" }

  /// What follows the last dot of the last name: "yaml" of "orb.tokens.yaml"; empty where there is none.
  package static func pathExtension(_ path: String) -> String { extensions(path).last ?? "" }

  /// Everything that follows a dot in the last name: ["tokens", "yaml"]. A leading dot hides a file and starts none.
  package static func extensions(_ path: String) -> [String] { Array(dotted(path).dropFirst()) }

  /// The last name up to its first extension: "orb" of "tokens/orb.tokens.yaml".
  package static func stem(_ path: String) -> String { dotted(path)[0] }

  /// The way from a folder to a path, with `..` where it leads up. Both must be absolute, or both relative to one
  /// folder; otherwise, and where the way isn't known (from "../a"), `path` itself, normalized.
  package static func relative(from base: String, to path: String) -> String {
    let absolute = isAbsolute(path)
    guard isAbsolute(base) == absolute else { return normalized(path) }
    let from = normalizedComponents(base, absolute: absolute)
    let to = normalizedComponents(path, absolute: absolute)
    let common = zip(from, to).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = from.count - common
    guard !from[common...].contains("..") else { return normalized(path) }
    let names = Array(repeating: "..", count: up) + to[common...]
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  /// Whether a canonical path is the canonical root or lies below it.
  package static func isInside(_ path: String, root: String) -> Bool {
    let root = normalizedComponents(root, absolute: true)
    let path = normalizedComponents(path, absolute: true)
    return path.count >= root.count && zip(root, path).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  private static let slash = UInt8(ascii: "/")

  private static func normalizedComponents(_ path: String, absolute: Bool) -> [String] {
    var names: [String] = []
    for name in components(path) where name != "." {
      if name != ".." {
        names.append(name)
      } else if let last = names.last, last != ".." {
        names.removeLast()
      } else if !absolute {
        names.append(name)
      }
    }
    return names
  }

  /// The last name, cut at its dots; the first part is never empty where the name isn't.
  private static func dotted(_ path: String) -> [String] {
    let name = lastComponent(path)
    guard name != ".." else { return [name] }
    let hidden = name.utf8.first == UInt8(ascii: ".")
    var parts = name.utf8.dropFirst(hidden ? 1 : 0).split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    if hidden { parts[0] = "." + parts[0] }
    return parts
  }
}

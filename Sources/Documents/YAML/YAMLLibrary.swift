internal import CYAML

/// The C library that YAML is read with.
package enum YAMLLibrary {
  /// Of the libyaml that is linked, as it says: "0.2.5".
  package static var version: String { yaml_get_version_string().map { String(cString: $0) } ?? "" }
}

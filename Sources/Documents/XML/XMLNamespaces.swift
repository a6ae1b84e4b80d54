/// Which prefixes stand for which namespaces where the reader is (Namespaces in XML 1.0).
struct XMLNamespaces {
  private var addresses = ["xml": "http://www.w3.org/XML/1998/namespace", "xmlns": "http://www.w3.org/2000/xmlns/"]
  /// The namespace of elements without a prefix.
  private(set) var standard: String?
  /// What declarations replaced, to be put back where their element ends. The empty prefix is the standard one.
  private var replaced: [(prefix: String, address: String?)] = []

  /// What `restore` goes back to.
  var mark: Int { replaced.count }

  subscript(prefix: String) -> String? { addresses[prefix] }

  mutating func declare(_ prefix: String, _ address: String?) {
    if prefix.isEmpty {
      replaced.append((prefix, standard))
      standard = address
    } else {
      replaced.append((prefix, addresses.updateValue(address ?? "", forKey: prefix)))
      if address == nil { addresses[prefix] = nil }
    }
  }

  mutating func restore(to mark: Int) {
    while replaced.count > mark, let (prefix, address) = replaced.popLast() {
      if prefix.isEmpty { standard = address } else { addresses[prefix] = address }
    }
  }

  /// Where the prefixes that are common in apps come from: for what to write when one is not declared.
  static let known = [
    "android": "http://schemas.android.com/apk/res/android", "tools": "http://schemas.android.com/tools",
    "app": "http://schemas.android.com/apk/res-auto", "aapt": "http://schemas.android.com/aapt",
    "xliff": "urn:oasis:names:tc:xliff:document:1.2",
  ]
}

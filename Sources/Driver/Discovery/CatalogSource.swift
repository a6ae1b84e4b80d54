package import Catalogs
import Files

/// A catalog of strings: where it is, and where its messages belong.
package struct CatalogSource: Hashable, Sendable {
  package let path: String
  package let place: CatalogPlace

  package init(path: String, place: CatalogPlace) {
    self.path = path
    self.place = place
  }

  /// What a product of it alone is called: its table, or its folder.
  var name: String { place.table.isEmpty ? Path.lastComponent(place.folder) : place.table }
}

extension Discovery {
  /// The catalogs of other locales that belong to one, by its name: in the folder itself, or in the folders that locales
  /// have there (`ar.lproj`, `values-ar`). Nothing further below is looked at.
  package func siblings(of source: CatalogSource) -> [CatalogSource] {
    let folder = source.place.folder
    let ownFolder = Path.parent(source.path) != folder
    var paths: [String] = []
    for name in (try? files.list(folder)) ?? [] {
      let path = Path.normalized(Path.join(folder, name))
      switch files.kind(of: path) {
      case .file where !ownFolder: paths.append(path)
      case .directory where ownFolder:
        paths += ((try? files.list(path)) ?? []).map { Path.join(path, $0) }
      default: break
      }
    }
    return paths.compactMap { path in
      guard path != source.path, CatalogPlace.mayBe(path), files.kind(of: path) == .file else { return nil }
      let place = try? CatalogPlace(path, isNamed: true) { () throws(FileError) in try files.read(path) }
      guard let place, place.isSibling(of: source.place) else { return nil }
      return CatalogSource(path: path, place: place)
    }
  }
}

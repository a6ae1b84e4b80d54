enum StringsdictReader: CatalogFormatReader { static func read(_ input: CatalogInput) -> [CatalogFile] { [] } }
enum XLIFFReader: CatalogFormatReader { static func read(_ input: CatalogInput) -> [CatalogFile] { [] } }

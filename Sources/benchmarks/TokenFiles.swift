import Foundation

/// Token files of a given size: one layer of colours, and layers of aliases above it.
enum TokenFiles {
  static func json(tokens: Int, layers: Int) -> [UInt8] {
    var text = "{\n"
    forEachLayer(tokens, layers) { layer, count in
      text += "  \"layer-\(layer)\": {\n    \"$type\": \"color\",\n"
      for index in 0..<count {
        text += "    \"color-\(index)\": {\n      \"$value\": \(value(layer, index)),\n"
        text += "      \"$description\": \"Colour \(index) of layer \(layer)\"\n    }\(index + 1 < count ? "," : "")\n"
      }
      text += "  }\(layer + 1 < layers ? "," : "")\n"
    }
    return Array((text + "}\n").utf8)
  }

  /// The same tokens as `json`, the way people write them in YAML.
  static func yaml(tokens: Int, layers: Int) -> [UInt8] {
    var text = ""
    forEachLayer(tokens, layers) { layer, count in
      text += "layer-\(layer):\n  $type: color\n"
      for index in 0..<count {
        let value = layer == 0 ? "\"\(hex(index))\"" : value(layer, index)
        text += "  color-\(index):\n    $value: \(value)\n    $description: Colour \(index) of layer \(layer)\n"
      }
    }
    return Array(text.utf8)
  }

  private static func forEachLayer(_ tokens: Int, _ layers: Int, _ body: (Int, Int) -> Void) {
    for layer in 0..<layers { body(layer, tokens / layers) }
  }

  private static func value(_ layer: Int, _ index: Int) -> String {
    guard layer == 0 else { return "\"{layer-\(layer - 1).color-\(index)}\"" }
    let (red, green, blue) = channels(index)
    let components = [red, green, blue].map { "\(Double($0) / 255)" }.joined(separator: ", ")
    return "{ \"colorSpace\": \"srgb\", \"components\": [\(components)], \"alpha\": 1, \"hex\": \"\(hex(index))\" }"
  }

  private static func channels(_ index: Int) -> (Int, Int, Int) {
    (index * 7 % 256, index * 13 % 256, index / 16 % 256)
  }

  private static func hex(_ index: Int) -> String {
    let (red, green, blue) = channels(index)
    return String(format: "#%02x%02x%02x", red, green, blue)
  }
}

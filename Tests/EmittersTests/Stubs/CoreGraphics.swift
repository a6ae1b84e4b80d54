// The length type that SwiftUI and UIKit share, from the Foundation at hand.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize

// https://developer.apple.com/documentation/coregraphics/cglinecap
public enum CGLineCap: Sendable {
  case butt, round, square
}

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import UIKit

  extension HapticValue {
    /// Plays it at once: for UIKit, and below iOS 17.
    @MainActor public func play() {
      #if !os(visionOS)
        switch feedback {
        case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
        case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
        case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
        case .selection: UISelectionFeedbackGenerator().selectionChanged()
        case .impactSoft: impact(.soft)
        case .impactLight: impact(.light)
        case .impactMedium: impact(.medium)
        case .impactHeavy: impact(.heavy)
        case .impactRigid: impact(.rigid)
        case .none: break
        }
      #endif
    }

    #if !os(visionOS)
      @MainActor private func impact(_ style: UIImpactFeedbackGenerator.FeedbackStyle) {
        UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: intensity)
      }
    #endif
  }
#endif

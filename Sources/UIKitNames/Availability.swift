import LifecycleEngine

/// The values of UIKit's enumerations that some releases lack.
package enum Availability {
  /// The first release that has a style of presentation.
  package static func firstRelease(of style: ModalPresentationStyle) -> Int {
    switch style {
    case .fullScreen, .pageSheet, .formSheet, .currentContext: Release.oldest.major
    case .custom, .none: 7
    case .overFullScreen, .overCurrentContext, .popover: 8
    case .automatic: 13
    }
  }

  /// The first release that has a way to turn pages.
  package static func firstRelease(of style: PageTransitionStyle) -> Int {
    switch style {
    case .pageCurl: Release.oldest.major
    case .scroll: 6
    }
  }
}

/// The style in which a controller is presented: `modalPresentationStyle`.
public enum ModalPresentationStyle: UInt8, CaseIterable, Sendable {
  case automatic, fullScreen, pageSheet, formSheet, currentContext, custom
  case overFullScreen, overCurrentContext, popover, none

  /// The name after the dot: `.pageSheet`.
  public var name: String {
    switch self {
    case .automatic: "automatic"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .none: "none"
    }
  }

  /// True if the presenter's view leaves the window while the controller is up. Source:
  /// `fullscreen-removes-presenter`, `currentcontext-removes-presenter`,
  /// `overfullscreen-keeps-presenter`, `pagesheet-presenter-silent`, `popover-presenter-silent`.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// True if the style changes with the room, so that the delegate is asked.
  var isAdaptive: Bool { isSheet || self == .popover || self == .custom }

  /// True if the style covers only the controller that defines the presentation context. Source:
  /// `context-styles-find-context`.
  var isOfContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// True if the controller is shown as a card over its presenter.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

/// How a controller asks to come and go: `modalTransitionStyle`. Source:
/// `modal-transition-style-default`.
public enum ModalTransitionStyle: UInt8, CaseIterable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl

  /// The name after the dot: `.coverVertical`.
  public var name: String {
    switch self {
    case .coverVertical: "coverVertical"
    case .flipHorizontal: "flipHorizontal"
    case .crossDissolve: "crossDissolve"
    case .partialCurl: "partialCurl"
    }
  }
}

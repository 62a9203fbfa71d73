/// A call, question or console line of the engine, with a name, arguments and a lens: callbacks of
/// UIKit, properties that UIKit reads, methods of containers that UIKit itself calls, and closures.
///
/// Two callbacks can share a base name and differ in the label of their first labelled argument, as
/// `navigationController(_:willShow:animated:)` and `navigationController(_:didShow:animated:)`.
public enum Callback: UInt8, CaseIterable, Sendable {
  case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewIsAppearing
  case initialize, awakeFromNib, loadView, viewDidLoad, deinitialize
  case updateViewConstraints, updateProperties
  case viewWillLayoutSubviews, viewDidLayoutSubviews
  case viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange
  case willTransitionToTraits, viewWillTransition, traitCollectionDidChange
  case shouldAutorotateTo, willRotate, willAnimateRotation, didRotate
  case shouldAutorotate, supportedInterfaceOrientations
  case willMoveToParent, didMoveToParent
  case navigationWillShow, navigationDidShow
  case tabShouldSelect, tabDidSelect, tabShouldSelectTab, tabDidSelectTab
  case splitTopColumn, splitCollapseSecondary, splitDidCollapse
  case splitSeparateSecondary, splitDidExpand
  case splitModeForExpanding, splitWillChangeMode, splitWillShow, splitWillHide
  case pageWillTransition, pageDidFinishAnimating
  case pageBefore, pageAfter, pageCount, pageIndex, pageSpineLocation
  case adaptiveStyle, adaptiveStyleForTraits, adaptiveViewController, adaptivePrepare
  case adaptiveWillPresent, popoverPrepare
  case presentationShouldDismiss, presentationWillDismiss, presentationDidDismiss
  case presentationDidAttemptToDismiss, sheetDidChangeDetent
  case presentationControllerForPresented
  case animatorForPresented, animatorForDismissed, interactorForPresented, interactorForDismissed
  case navigationAnimator, navigationInteractor
  case transitionDuration, animateTransition, animationEnded
  case presentationWillBegin, presentationDidEnd, dismissalWillBegin, dismissalDidEnd
  case containerViewWillLayout, containerViewDidLayout
  case removesPresentersView, presentsInFullscreen
  case textFieldShouldBeginEditing, textFieldDidBeginEditing
  case textFieldShouldEndEditing, textFieldDidEndEditing, textFieldDidEndEditingForReason
  case textViewShouldBeginEditing, textViewDidBeginEditing
  case textViewShouldEndEditing, textViewDidEndEditing
  case searchPresent, searchWillPresent, searchDidPresent
  case searchWillDismiss, searchDidDismiss, searchUpdateResults
  case didReceiveMemoryWarning, viewWillUnload, viewDidUnload
  case applicationWillFinishLaunching, applicationDidFinishLaunching, applicationConfiguration
  case applicationWillResignActive, applicationDidEnterBackground
  case applicationWillEnterForeground, applicationDidBecomeActive
  case applicationWillTerminate
  case applicationDidReceiveMemoryWarning, applicationSupportedOrientations
  case sceneWillConnect, sceneWillResignActive, sceneDidEnterBackground
  case sceneWillEnterForeground, sceneDidBecomeActive, sceneDidDisconnect
  case prepareForSegue
  case updateConstraints, draw
  case layoutSubviews, willMoveToWindow, didMoveToWindow, willMoveToSuperview
  case didMoveToSuperview, didAddSubview, willRemoveSubview
  case forwardsAppearance
  case isModalInPresentation, modalPresentationStyle, definesPresentationContext
  case hidesBottomBarWhenPushed, sizeForChildContainer
  case frameOfPresentedView
  case pushViewController, popViewController, popToRootViewController, popToViewController
  case show, showDetailViewController
  case completion, alongside
  case consolePrint, consoleWarning, consoleException
}

/// A group of callbacks that an expectation can look at.
public enum Lens: UInt8, CaseIterable, Sendable {
  case classic, appearance, loading, layout, geometry, containment, delegates, responder, memory
  case app, completion, console
  /// A question to the author's code, or a method of the author's views; never an event.
  case none

  /// The name after the dot: `.classic`.
  public var name: String {
    switch self {
    case .classic: "classic"
    case .appearance: "appearance"
    case .loading: "loading"
    case .layout: "layout"
    case .geometry: "geometry"
    case .containment: "containment"
    case .delegates: "delegates"
    case .responder: "responder"
    case .memory: "memory"
    case .app: "app"
    case .completion: "completion"
    case .console: "console"
    case .none: "none"
    }
  }
}

extension Callback {
  /// The base name as written in Swift, without arguments.
  public var baseName: String { row.name }
  /// The labels of the recorded arguments, in order.
  public var argumentLabels: [String] { row.recorded }
  /// The argument labels of the method in the author's code, `_` for none.
  public var declarationLabels: [String] { row.declared }
  /// The lens that shows the callback. `.classic` callbacks are part of `.appearance` too.
  public var lens: Lens { row.lens }
  /// The releases that have the callback.
  public var releases: Releases { row.releases }
  /// The first SDK that declares the callback. Source: `isappearing-sdk17-declaration`.
  public var firstSDK: Release { row.sdk }

  /// The purpose of the callbacks with a base name, in a sentence; nil for a property or method of a
  /// subclass that UIKit only asks for.
  public static func purpose(of baseName: String) -> String? {
    for row in CallbackRow.all where row.name == baseName {
      if let purpose = row.purpose { return purpose }
    }
    return nil
  }

  /// True if the first argument of the method is the calling object, which is not recorded.
  public var hasSender: Bool { row.marks.contains(.sender) }
  /// True if the callback is a property that the author's code overrides, not a method.
  public var isProperty: Bool { row.marks.contains(.property) }
  /// True for a method that the author's code calls too. Such a call is no behaviour of UIKit.
  public var isCalledByAuthors: Bool { row.marks.contains(.calledByAuthors) }
  /// True if the documentation requires an override to call `super`.
  public var needsSuper: Bool { row.marks.contains(.needsSuper) }
  /// True if the documentation says that the method does nothing by default.
  public var doesNothingByDefault: Bool { row.marks.contains(.emptyByDefault) }
  /// True if the callback announces a change that can still be cancelled.
  public var announcesChange: Bool { row.marks.contains(.announcesChange) }
  /// True if the callback comes before a controller's geometry and traits are final.
  public var comesBeforeGeometry: Bool { row.marks.contains(.beforeGeometry) }
  /// True for a method of views.
  public var isOfViews: Bool { row.marks.contains(.view) }
  /// True if each layout pass calls the callback.
  public var isOfLayout: Bool { row.marks.contains(.layoutPass) }

  private var row: CallbackRow { CallbackRow.all[Int(rawValue)] }
}

/// A set of callbacks.
public struct CallbackSet: Equatable, Sendable {
  private var words = SIMD4<UInt64>()

  /// Creates an empty set.
  public init() {}

  /// Adds a callback.
  public mutating func insert(_ callback: Callback) {
    words[callback.word] |= callback.bit
  }

  /// Returns true if the callback is in the set.
  public func contains(_ callback: Callback) -> Bool {
    words[callback.word] & callback.bit != 0
  }

  /// Adds every callback of `other`.
  public mutating func formUnion(_ other: CallbackSet) {
    words |= other.words
  }
}

extension Callback {
  /// The word of a set with the callback's bit. A set has 256 bits.
  fileprivate var word: Int { Int(rawValue / 64) }
  /// The bit in the word.
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue % 64) }
}

/// The callbacks that several lenses show.
public struct LensSet: Equatable, Sendable {
  private var bits: UInt16

  /// Creates the set of one lens.
  public init(_ lens: Lens) { bits = LensSet.bits(lens) }
  private init(bits: UInt16) { self.bits = bits }

  /// Every lens.
  public static let all = LensSet(bits: 0xFFFF)

  private static func bits(_ lens: Lens) -> UInt16 {
    let own: UInt16 = 1 << UInt16(lens.rawValue)
    return lens == .appearance ? own | (1 << UInt16(Lens.classic.rawValue)) : own
  }

  /// The lenses of both sets.
  public func union(_ other: LensSet) -> LensSet { LensSet(bits: bits | other.bits) }

  /// Returns true if a lens of the set shows a callback.
  public func shows(_ callback: Callback) -> Bool {
    callback.lens != .none && bits & (1 << UInt16(callback.lens.rawValue)) != 0
  }
}

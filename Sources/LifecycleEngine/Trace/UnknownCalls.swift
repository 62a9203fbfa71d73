/// A situation in which UIKit may call something, and no source tells. The engine calls nothing there, so
/// a check that nothing is called proves nothing.
public struct UnknownCalls: Equatable, Sendable {
  /// A permanent kebab-case id.
  public let id: String
  /// The situation, in one sentence.
  public let situation: String
  /// The state of the sources, in one sentence.
  public let reason: String
  /// The callbacks that may come.
  public internal(set) var callbacks: CallbackSet
  /// The names of the author's variables and properties that may change.
  public internal(set) var changes: Set<String> = []
  /// The texts in lines of the console that would be others in UIKit.
  public internal(set) var texts: Set<String> = []
  /// The properties of UIKit that may change.
  public internal(set) var changesOfUIKit: UIKitChanges
  /// The lines that the code prints; `nil` if nobody knows all of them.
  public internal(set) var lines: Set<String>?
  /// True if the calls may come at any later time, not only in the situation.
  public let isLasting: Bool
  /// True if UIKit may leave out, or have at another time, what happens here from the moment on.
  public let mayUndo: Bool
  /// The releases without a source.
  let releases: Releases

  init(
    _ id: String, _ situation: String, _ reason: String, _ callbacks: CallbackSet,
    isLasting: Bool = false, mayUndo: Bool = false, changing changesOfUIKit: UIKitChanges = .none,
    on releases: Releases = .all
  ) {
    self.mayUndo = mayUndo
    self.releases = releases
    self.changesOfUIKit = changesOfUIKit
    self.id = id
    self.situation = situation
    self.reason = reason
    self.callbacks = callbacks
    self.isLasting = isLasting
  }

  /// All situations.
  public static let all: [UnknownCalls] = [
    popOfRoot, padInBackground, padTabBar, frameAtHandover, endAtHandover, unknownClosure,
    unknownThrow,
    unknownCaller, unknownHolder, unknownUse, unknownPlace, unknownSizes, unknownPresentation,
    rows, secondaryAgain, columnAgain, detailAgain, searching, transitionDuringSearch,
    transitionBesideSearch,
    presentationDuringSearch, searchResults, searchResultsCode, searchKeyboard, inactiveSearch,
    termination, suspension, splitInBackground, picturesInDark, refusedGeometryRequest,
    hiddenColumn, otherKeyboard, keyboardInOtherSize, reloadedInputViews, keyboardInBackground,
    sheetWithKeyboard, alertField, constraints, tabCoordinator, updatedRows, viewOfItem,
    searchBar, barInCard, columnTraits, racingWork, unknownPost, permissionAlert, otherWindow,
    pushAndPop, presentedInDismissal, dismissedInDismissal, rootInDismissal, strangerPresents,
    unloadedAtRotation,
    terminationInBackground(isHeard: true), durationAgain, tabProvider, otherTabDelegate,
    tabSelectedInCode,
    animatorUnanimated, animatorOfSwipe, animationEnd, zoomPresentation, flagOfChild,
    flagBesideChild, movingInContainer, begunTwice, dyingView, accessoryOfController, elevatedCard,
    childByHand,
    swappedView, presentedInHiddenWindow,
    presentedBeforeEntry, presentedByLeaving, unlistedMember, lookOfAlert,
    insetByConstraints, placeInPopover, viewAroundPresented, parentBeforeMove,
    askedPresentationController, launchInPart, untoldArrival,
    missingDelegate, sceneUnasked, parentOfPopped, traitsOutOfWindow, secondPush,
    pushInPresentation, pageInTurn,
    lateDetents,
    oldPad,
    popoverArrow, endedByHand, padStatusBar, viewConstraints, leavingView, resizedView,
    contentOfView,
    movedView, movedRows, redrawing, otherStyle, drawnPictures, traitsInView, childInAppearance,
    rowsOutOfWindow, hostedView, hostedLook, hostedTitle,
    hostedBars, hostedStyle, hostedChildren, hostedDismissal, hostedSize, hostedState,
    hostedLoading, movedRoot, hiddenWindow, contextInContainer, floatingSheet,
    containerLook, coveredColumn, noTabs, nothingPopped, unknownAnswer,
    parentInDeinit, preferredSizeOfChild, rootElsewhere, viewlessScreen,
  ]

  static let popOfRoot = UnknownCalls(
    "pop-of-root", "Code pops the only controller of a navigation controller.",
    "Apple documents that the pop does nothing, and no log shows one.",
    CallbackSet(
      through: LensSet(.appearance).union(LensSet(.containment)),
      and: [
        .navigationWillShow, .navigationDidShow,
      ]))

  static let padInBackground = UnknownCalls(
    "pad-in-background", "An app on an iPad goes to the background.",
    "The system takes snapshots in other sizes and orientations; no log shows all the calls.",
    CallbackSet(
      through: LensSet(.geometry),
      and: [
        .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange,
      ]))

  static let splitInBackground = UnknownCalls(
    "split-in-background",
    "An app that shows a split view controller on an iPad goes to the background.",
    "In some reports, the interface collapses and expands again. No log shows all the calls.",
    CallbackSet(
      through: LensSet(.appearance).union(LensSet(.containment)).union(LensSet(.layout)),
      and: [
        .splitTopColumn, .splitCollapseSecondary, .splitDidCollapse, .splitSeparateSecondary,
        .splitDidExpand, .splitModeForExpanding, .splitWillChangeMode, .splitWillShow,
        .splitWillHide,
      ]))

  static let picturesInDark = UnknownCalls(
    "pictures-in-dark", "An app in the dark style goes to the background on iOS 14, or returns.",
    "In one report, the light snapshot comes last, and the style changes back on the return. No "
      + "other source shows the order of the snapshots.",
    CallbackSet(through: nil, and: [.traitCollectionDidChange]),
    changing: .named)

  static let refusedGeometryRequest = UnknownCalls(
    "refused-geometry-request",
    "A window scene is asked on iOS 16 for an orientation that the controller does not support.",
    "In one report, the interface rotates and rotates back, with two calls of 'viewWillTransition(to:with:)'.",
    CallbackSet(through: LensSet(.geometry), and: []))

  static let hiddenColumn = UnknownCalls(
    "hidden-column", "A split view controller appears without the column of a controller.",
    "No source says whether UIKit loads the column for the button that shows it.",
    CallbackSet(through: nil, and: [.loadView, .viewDidLoad]))

  static let padTabBar = UnknownCalls(
    "pad-tab-bar", "A tab bar controller is on an iPad with iOS 18 or later.",
    "The bar is at the top of a wide window there, and no source shows all insets.",
    CallbackSet(), isLasting: true, changing: .sizes)

  static let frameAtHandover = UnknownCalls(
    "keyboard-frame-at-handover", "Another text field or text view takes over the keyboard.",
    "Apple's page about text fields mentions notifications of the keyboard's frame, but in a "
      + "report from iOS 11 none are posted.",
    CallbackSet.all)

  static let endAtHandover = UnknownCalls(
    "keyboard-end-at-handover",
    "Another text field or text view takes over the keyboard up to iOS 10.",
    "One report lists notifications of showing and hiding, but does not mention "
      + "'keyboardDidHideNotification'.",
    CallbackSet.all)

  static let otherKeyboard = UnknownCalls(
    "other-keyboard",
    "A text field or text view takes over the keyboard, or gets another keyboard, with another type, "
      + "input view or accessory view.",
    "The keyboards may differ in height, and no source says which notifications UIKit posts.",
    CallbackSet.all)

  static let keyboardInOtherSize = UnknownCalls(
    "keyboard-in-other-size", "The size of the app's window changes while the keyboard is up.",
    "Apple documents keyboard notifications for a rotation, and no source says "
      + "which come on each release.",
    CallbackSet.all)

  static let reloadedInputViews = UnknownCalls(
    "reloaded-input-views", "Code reloads the input views while the keyboard is up.",
    "A report from iOS 16 to 26 lists notifications of showing, and no others.",
    CallbackSet.all)

  static let keyboardInBackground = UnknownCalls(
    "keyboard-in-background",
    "The app goes to the background, or comes back, with the keyboard up.",
    "No source says which keyboard notifications come there.",
    CallbackSet.all)

  static let sheetWithKeyboard = UnknownCalls(
    "sheet-with-keyboard", "The keyboard is up over a sheet that does not have its full height.",
    "The sheet moves out of the way of the keyboard, and no source shows its height or its layout.",
    CallbackSet(
      through: LensSet(.layout), and: [.viewSafeAreaInsetsDidChange, .sheetDidChangeDetent]),
    isLasting: true, changing: .sizes)

  static let alertField = UnknownCalls(
    "alert-field", "An alert with a text field is presented.",
    "The field becomes the first responder and brings the keyboard, which is not simulated.",
    CallbackSet(through: LensSet(.responder), and: []), isLasting: true,
    changing: .named)

  /// The interpreter notes the situation.
  public static let constraints = UnknownCalls(
    "changed-constraints",
    "Code changes a constraint, or the contents of a view that constraints place, in a window.",
    "UIKit lays out there, and constraints are not solved here.",
    CallbackSet(through: LensSet(.layout), and: []))

  static let tabCoordinator = UnknownCalls(
    "tab-coordinator", "Another tab is selected on iOS 18 or later.",
    "The tabs cross-fade, and no source says whether the controllers have a coordinator.",
    CallbackSet(), changing: .named)

  /// The interpreter notes the situation.
  public static let viewOfItem = UnknownCalls(
    "view-of-item", "A bar button item gets a view of its own.",
    "The bar takes the view in, and bars are not simulated as views.",
    .movedViews, isLasting: true, changing: .named)

  static let searchBar = UnknownCalls(
    "search-bar", "A navigation item gets a search controller.",
    "The search bar makes the navigation bar higher, and no source says how high on each release.",
    CallbackSet(through: nil, and: [.viewSafeAreaInsetsDidChange]), isLasting: true,
    changing: .named)

  static let barInCard = UnknownCalls(
    "bar-in-card", "A navigation controller with its bar is presented as a sheet.",
    "The bar is higher there than on a full screen, and no source says how high on each release.",
    CallbackSet(), isLasting: true, changing: .named)

  static let columnTraits = UnknownCalls(
    "column-traits", "A split view controller shows a column beside its secondary column.",
    "The column has a size class of its own, and no source says when the size class changes.",
    CallbackSet(through: nil, and: [.traitCollectionDidChange]), isLasting: true, changing: .named)

  /// The interpreter notes the situation.
  public static let updatedRows = UnknownCalls(
    "updated-rows", "Code changes rows, items or sections, or scrolls to one of them.",
    "UIKit raises an exception if the numbers do not fit the data source; no rows are counted here.",
    CallbackSet(through: nil, and: [.consoleException]), isLasting: true)

  /// The interpreter notes the situation.
  public static let rowsOutOfWindow = UnknownCalls(
    "rows-out-of-window",
    "Code changes or lays out rows or items of a view that is in no window, on iOS 13 or later.",
    "According to reports, UIKit prints a warning, once per launch of an app.",
    CallbackSet(through: nil, and: [.consoleWarning]), isLasting: true, on: .since(13))

  /// The interpreter notes the situation.
  public static let unknownClosure = UnknownCalls(
    "unknown-closure",
    "A closure or an action is given to a method or property that is not simulated.",
    "The code is never called, though UIKit or SwiftUI may call the code.",
    CallbackSet.all, isLasting: true)

  /// The interpreter notes the situation.
  public static let unknownThrow = UnknownCalls(
    "unknown-throw", "'try' calls something that is not simulated.",
    "The call throws nothing here, though it may throw, and the code of the 'catch' runs then.",
    CallbackSet.all, isLasting: true)

  /// The interpreter notes the situation.
  public static let unknownCaller = UnknownCalls(
    "unknown-caller",
    "An object has methods of a delegate protocol that is not simulated, or overrides methods of a "
      + "class that is not simulated.",
    "The methods are never called, though UIKit may call the methods.",
    CallbackSet.all, isLasting: true)

  /// The interpreter notes the situation.
  public static let unknownHolder = UnknownCalls(
    "unknown-holder",
    "An object, or a closure with an object, is given to something that is not simulated.",
    "The simulator lets the object go, though the new owner may hold the object.",
    CallbackSet(through: nil, and: [.deinitialize]), isLasting: true, changing: .lives)

  /// The interpreter notes the situation.
  public static let unknownUse = UnknownCalls(
    "unknown-use",
    "A view controller, or its view, is given to something that is not simulated.",
    "Nothing happens to the controller here, though the code may show or present the controller.",
    CallbackSet.all.subtracting(LensSet(.console)), isLasting: true, changing: .all)

  /// The interpreter notes the situation.
  public static let unknownPlace = UnknownCalls(
    "unknown-place", "A view is given to something that is not simulated.",
    "The view stays where the view was, though the code may add the view to another view.",
    .movedViews, isLasting: true, changing: .views)

  /// The interpreter notes the situation.
  public static let unknownSizes = UnknownCalls(
    "unknown-sizes",
    "A view gets a size, a place or an inset that the simulator does not compute.",
    "The frames stay the same, though UIKit changes the frames and lays out.",
    CallbackSet(
      through: LensSet(.layout), and: [.viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange]),
    isLasting: true, changing: .sizes)

  /// The interpreter notes the situation.
  public static let unknownPresentation = UnknownCalls(
    "unknown-presentation",
    "A system controller is presented, and your code has not set a presentation style.",
    "The class chooses its own style, and no source says which.",
    CallbackSet(
      through: LensSet(.appearance).union(LensSet(.layout)).union(LensSet(.geometry)),
      and: [.consoleWarning, .consoleException]),
    isLasting: true, changing: .views)

  /// The interpreter notes the situation.
  public static let rows = UnknownCalls(
    "cells", "A table or collection view has a data source.",
    "UIKit asks for cells, sizes and headers while it lays out, and no cells are made here.",
    CallbackSet(through: LensSet(.console), and: []), isLasting: true)

  static let secondaryAgain = UnknownCalls(
    "secondary-again", "Code sets another controller for the secondary column.",
    "According to a reply from Apple, the controller is pushed on the column's stack. No log shows "
      + "the calls or whether the push is animated.",
    CallbackSet(through: LensSet(.appearance).union(LensSet(.containment)), and: []))

  static let detailAgain = UnknownCalls(
    "detail-again",
    "'showDetailViewController' shows another controller in a split view with columns.",
    "According to a reply from Apple, a different call pushes on the column's stack. No source "
      + "says whether this call pushes the controller or replaces the stack.",
    CallbackSet(through: LensSet(.appearance).union(LensSet(.containment)), and: []),
    changing: .all)

  static let columnAgain = UnknownCalls(
    "column-again", "Code sets another controller for the primary or supplementary column.",
    "No source says whether the controller is pushed on the column's stack or replaces the stack.",
    CallbackSet(through: LensSet(.appearance).union(LensSet(.containment)), and: []),
    changing: .all)

  /// The interpreter notes the code that prints.
  public static let termination = UnknownCalls(
    "termination", "The app is removed from the app switcher while the app is in front.",
    "One log shows no background call, another log shows one for a new scene, and a published "
      + "table lists one. No log shows controllers or 'deinit'.",
    CallbackSet(
      through: LensSet(.appearance).union(LensSet(.layout)).union(LensSet(.geometry)),
      and: [.deinitialize]))

  /// True if the calls are over at the end of the step.
  public var endsWithStep: Bool { id == Self.racingWork.id }

  /// The termination of an app whose delegates have methods that may be called.
  static func termination(telling callbacks: [Callback]) -> UnknownCalls {
    var calls = termination
    for callback in callbacks { calls.callbacks.insert(callback) }
    return calls
  }

  /// The termination of an app with scenes in the background.
  /// - Parameter isHeard: True if the delegate of the scene may be told.
  static func terminationInBackground(isHeard: Bool) -> UnknownCalls {
    var callbacks = termination.callbacks
    if isHeard { callbacks.insert(.sceneDidDisconnect) }
    return UnknownCalls(
      "termination-in-background",
      "An app with scenes is removed from the app switcher while the app is in the background.",
      "A suspended app gets no calls. No source says whether the app is suspended by then, or "
        + "whether its scene is disconnected.", callbacks)
  }

  /// The calls, which may also decide when objects go.
  /// - Parameter names: The names under which conditions ask for the end of objects.
  public func includingLives(_ names: [String]) -> UnknownCalls {
    var calls = self
    calls.callbacks.insert(.deinitialize)
    calls.changes.formUnion(names)
    return calls
  }

  /// True if code that UIKit may call does nothing that a check can notice.
  var isWithoutEffect: Bool {
    changes.isEmpty && changesOfUIKit == .none && callbacks == CallbackSet()
  }
}

extension CallbackSet {
  /// The lines of the console.
  static let console = CallbackSet(through: LensSet(.console), and: [])

  /// The callbacks of a view that comes into another view.
  static let movedViews = CallbackSet(
    through: nil,
    and: [
      .willMoveToWindow, .didMoveToWindow, .willMoveToSuperview, .didMoveToSuperview,
      .layoutSubviews,
      .draw,
    ])

  /// Every callback.
  static let all = CallbackSet(through: nil, and: Callback.allCases)

  /// The set without the callbacks that some lenses show.
  func subtracting(_ lenses: LensSet) -> CallbackSet {
    var rest = CallbackSet()
    for callback in Callback.allCases where contains(callback) && !lenses.shows(callback) {
      rest.insert(callback)
    }
    return rest
  }

  /// The callbacks that some lenses show, and others.
  init(through lenses: LensSet?, and others: [Callback]) {
    self.init()
    if let lenses {
      for callback in Callback.allCases where lenses.shows(callback) { insert(callback) }
      if lenses.shows(.viewDidLayoutSubviews) {
        insert(.layoutSubviews)
        insert(.updateConstraints)
      }
    }
    for callback in others { insert(callback) }
  }
}

import LifecycleEngine

/// A deed of the author's code, the user or the system, as data. An operation can be performed in any
/// generated world, left out, and written as a statement.
struct Operation: Hashable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    // Navigation controllers.
    case push, pushAlongside, pushInTransaction, pop, popToRoot, popTo, setStack
    // Tab bar controllers.
    case setTabs, setTabObjects, selectTab, selectTabShowing
    // Page view controllers.
    case makePages, setPage, setTwoPages, setAlbumPage
    // Split view controllers.
    case setColumns, setColumn, clearColumn, showColumn, hideColumn, setDisplayMode
    // Windows.
    case setRoot, clearRoot, showWindow, hideWindow, makeKeyAndVisible, makeKey
    // The author's own containers. The first three keep to UIKit's rules.
    case contain, takeOut, exchange
    case addChild, removeFromParent, willMove, didMove, addView, removeView, transition
    // Appearance by hand.
    case beginAppearance, endAppearance, callAppearance
    // Presentations.
    case present, dismiss, setModal, setContext, setPresentationDelegate, setTransitioningDelegate
    case setTransitionStyle, setPreferredSize, readPresentation, makePopover
    case setDetents, selectDetent, undimDetent
    case show, showDetail
    // Search controllers.
    case setSearch, beginSearch, endSearch, tapSearch
    // Storyboards, loading.
    case renew, awake, segueShow, segueModal, segueEmbed, segueUnwind
    case loadView, loadIfNeeded, loadOwnView, dropView, replaceView, shareView, makeSplit
    // Layout.
    case setNeedsLayout, layoutIfNeeded, setNeedsConstraints, updateConstraints
    case setNeedsProperties, updateProperties
    // The author's own views.
    case placeView, insertView, nestView, orderView, exchangeSubviews, takeView, exchangeViews
    case hideView, setFrame, setMask, setNeedsDisplay, useConstraints
    // Bars.
    case hideNavigationBar, hideToolbar, hideTabBar, hideBottomBar, insetSafeArea
    case setPreferredTransition
    // Later.
    case schedule, animateViews, animateAlongside, noteInteraction, observe
    // Traits and orientation.
    case overrideTraits, overrideStyle, overrideWindowStyle, overrideChildTraits
    case registerTraits, sendTraits, updateTraits
    case conformOrientation, requestGeometry, attemptRotation
    // The app, and the answers of the author's code.
    case setAppDelegate, setSceneDelegate, setInfoPlist, launch, launchStoryboard, answer
    // Text fields.
    case placeField, removeField, beginEditing, endEditing, endEditingInView
    // The user.
    case tapBack, swipeBack, turnPage, tapTab, pullSheet, dragSheet
    case moveSwipe, finishSwipe, cancelSwipe
    case tapField, rotate
    // The system.
    case resize, setTraits, memoryWarning, enterBackground, enterForeground
  }

  var kind: Kind
  /// The owner of the method, or the object of the action.
  var subject = Member.all[0]
  /// The other controller that takes part.
  var other = Member.all[0]
  /// The controllers of a list.
  var list: [Member] = []
  /// True if the operation is animated, or appears, or is set.
  var isOn = false
  /// The number of the choice, if the operation has several.
  var choice = 0

  var row: OperationRow { OperationRow.all[kind] ?? OperationRow.missing }

  /// All members that take part.
  var members: [Member] { [subject, other] + list }
}

/// The performance of an operation in the engine and its text in a scenario, side by side, as both must mean
/// the same.
struct OperationRow: Sendable {
  /// True for operations of the user or the system, which act in turns of their own.
  var isAction = false
  /// True if UIKit calls the closure repeatedly.
  var repeats = false
  /// The statements. A `…` stands for the content of a closure that UIKit calls.
  let write: @Sendable (Operation) -> String
  /// - Returns: True if the operation could be done.
  let perform: @Sendable (Operation, Performance) -> Bool

  /// A deed of the author's code that is always possible.
  static func call(
    _ write: @escaping @Sendable (Operation) -> String,
    _ perform: @escaping @Sendable (Operation, Performance) -> Void
  ) -> OperationRow {
    OperationRow(write: write) { operation, performance in
      perform(operation, performance)
      return true
    }
  }

  /// A deed of the author's code on releases that have the method.
  static func since(
    _ major: Int, _ write: @escaping @Sendable (Operation) -> String, repeats: Bool = false,
    _ perform: @escaping @Sendable (Operation, Performance) -> Void
  ) -> OperationRow {
    OperationRow(
      repeats: repeats,
      write: { operation in
        let lines = write(operation).split(separator: "\n").map { "    " + $0 }
        return (["if #available(iOS \(major), *) {"] + lines + ["}"]).joined(separator: "\n")
      },
      perform: { operation, performance in
        if performance.world.release >= Release(major) { perform(operation, performance) }
        return true
      })
  }

  /// A deed of the user.
  static func gesture(
    _ write: @escaping @Sendable (Operation) -> String,
    _ perform: @escaping @Sendable (Operation, World) throws(GestureError) -> Void
  ) -> OperationRow {
    OperationRow(isAction: true, write: write) { operation, performance in
      // Nobody touches an app that is away.
      guard performance.world.activity != .background else { return false }
      do throws(GestureError) {
        try perform(operation, performance.world)
        return true
      } catch {
        return false
      }
    }
  }

  static let missing = OperationRow(write: { $0.kind.rawValue }, perform: { _, _ in false })

  static let all: [Operation.Kind: OperationRow] = [
    containers, windows, containment, presentations, searches, views, subviews, bars, traits,
    launching,
    appearance, actions,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}

extension Operation {
  var animated: String { "animated: \(isOn)" }
  var listText: String { "[" + list.map(\.name).joined(separator: ", ") + "]" }
}

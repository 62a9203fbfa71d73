/// The record of one callback. **A callback is a case of `Callback` and its row here.**
struct CallbackRow: Sendable {
  let callback: Callback
  let name: String
  let recorded: [String]
  let declared: [String]
  let lens: Lens
  let releases: Releases
  let hasSender: Bool
  let isProperty: Bool
  let isCalledByAuthors: Bool

  /// - Parameters:
  ///   - callback: The callback.
  ///   - name: The base name.
  ///   - lens: The lens that shows the callback.
  ///   - releases: The releases that have the callback.
  ///   - labels: The labels of the recorded arguments.
  ///   - declared: The labels of the author's method, if different.
  ///   - sender: True if the author's method has a first argument without label, not recorded.
  ///   - isProperty: True if the callback is a property.
  ///   - isCalledByAuthors: True if the author's code calls the method like any other.
  init(
    _ callback: Callback, _ name: String, _ lens: Lens, _ releases: Releases = .all,
    labels: [String] = [], declared: [String]? = nil, sender: Bool = false,
    isProperty: Bool = false, isCalledByAuthors: Bool = false
  ) {
    self.callback = callback
    self.name = name
    self.recorded = labels
    self.declared = declared ?? (sender ? ["_"] + labels : labels)
    self.lens = lens
    self.releases = releases
    self.hasSender = sender
    self.isProperty = isProperty
    self.isCalledByAuthors = isCalledByAuthors
  }

  /// One row for each callback, in the order of the cases.
  static let all: [CallbackRow] = groups.flatMap { $0 }.sorted {
    $0.callback.rawValue < $1.callback.rawValue
  }

  private static let groups: [[CallbackRow]] = [
    appearance, loading, layout, geometry, containment, navigationAndTabs, splits, pages,
    adaptation, dismissal, presentations, textFields, memory, app, views, questions, requests,
    closuresAndConsole,
  ]
}

extension CallbackRow {
  /// Appearance.
  private static let appearance: [CallbackRow] = [
    CallbackRow(.viewWillAppear, "viewWillAppear", .classic, labels: ["animated"], declared: ["_"]),
    CallbackRow(.viewDidAppear, "viewDidAppear", .classic, labels: ["animated"], declared: ["_"]),
    CallbackRow(
      .viewWillDisappear, "viewWillDisappear", .classic, labels: ["animated"], declared: ["_"]),
    CallbackRow(
      .viewDidDisappear, "viewDidDisappear", .classic, labels: ["animated"], declared: ["_"]),
    CallbackRow(
      .viewIsAppearing, "viewIsAppearing", .appearance, .since(13), labels: ["animated"],
      declared: ["_"]),
  ]

  /// Loading and the end.
  private static let loading: [CallbackRow] = [
    CallbackRow(.initialize, "init", .loading),
    CallbackRow(.awakeFromNib, "awakeFromNib", .loading),
    CallbackRow(.loadView, "loadView", .loading),
    CallbackRow(.viewDidLoad, "viewDidLoad", .loading),
    CallbackRow(.deinitialize, "deinit", .loading),
  ]

  /// Layout of controllers.
  private static let layout: [CallbackRow] = [
    CallbackRow(.updateViewConstraints, "updateViewConstraints", .layout, .since(6)),
    CallbackRow(.updateProperties, "updateProperties", .layout, .since(26)),
    CallbackRow(.viewWillLayoutSubviews, "viewWillLayoutSubviews", .layout),
    CallbackRow(.viewDidLayoutSubviews, "viewDidLayoutSubviews", .layout),
    CallbackRow(.viewSafeAreaInsetsDidChange, "viewSafeAreaInsetsDidChange", .layout, .since(11)),
    CallbackRow(.viewLayoutMarginsDidChange, "viewLayoutMarginsDidChange", .layout, .since(11)),
  ]

  /// Size, traits and rotation.
  private static let geometry: [CallbackRow] = [
    CallbackRow(
      .willTransitionToTraits, "willTransition", .geometry, .since(8), labels: ["to"],
      declared: ["to", "with"]),
    CallbackRow(
      .viewWillTransition, "viewWillTransition", .geometry, .since(8), labels: ["to"],
      declared: ["to", "with"]),
    CallbackRow(
      .traitCollectionDidChange, "traitCollectionDidChange", .geometry, .since(8),
      labels: ["previous"], declared: ["_"]),
    CallbackRow(.shouldAutorotateTo, "shouldAutorotate", .geometry, .before(6), labels: ["to"]),
    CallbackRow(
      .willRotate, "willRotate", .geometry, .before(8), labels: ["to"],
      declared: ["to", "duration"]),
    CallbackRow(
      .willAnimateRotation, "willAnimateRotation", .geometry, .before(8), labels: ["to"],
      declared: ["to", "duration"]),
    CallbackRow(.didRotate, "didRotate", .geometry, .before(8), labels: ["from"]),
    CallbackRow(
      .shouldAutorotate, "shouldAutorotate", .none, Releases(6, through: 15), isProperty: true),
    CallbackRow(
      .supportedInterfaceOrientations, "supportedInterfaceOrientations", .none, .since(6),
      isProperty: true),
  ]

  /// Parents and segues.
  private static let containment: [CallbackRow] = [
    CallbackRow(.willMoveToParent, "willMove", .containment, labels: ["toParent"]),
    CallbackRow(.didMoveToParent, "didMove", .containment, labels: ["toParent"]),
    CallbackRow(
      .prepareForSegue, "prepare", .delegates, labels: ["for"], declared: ["for", "sender"]),
  ]

  /// Memory warnings.
  private static let memory: [CallbackRow] = [
    CallbackRow(.didReceiveMemoryWarning, "didReceiveMemoryWarning", .memory),
    CallbackRow(.viewWillUnload, "viewWillUnload", .memory),
    CallbackRow(.viewDidUnload, "viewDidUnload", .memory),
  ]

  /// The author's views.
  private static let views: [CallbackRow] = [
    CallbackRow(.updateConstraints, "updateConstraints", .none, .since(6)),
    CallbackRow(.draw, "draw", .none, labels: ["rect"], declared: ["_"]),
    CallbackRow(.layoutSubviews, "layoutSubviews", .none),
    CallbackRow(.willMoveToWindow, "willMove", .none, labels: ["toWindow"]),
    CallbackRow(.didMoveToWindow, "didMoveToWindow", .none),
    CallbackRow(.willMoveToSuperview, "willMove", .none, labels: ["toSuperview"]),
    CallbackRow(.didMoveToSuperview, "didMoveToSuperview", .none),
    CallbackRow(.didAddSubview, "didAddSubview", .none, labels: ["subview"], declared: ["_"]),
    CallbackRow(
      .willRemoveSubview, "willRemoveSubview", .none, labels: ["subview"], declared: ["_"]),
  ]

  /// Properties of controllers that UIKit reads.
  private static let questions: [CallbackRow] = [
    CallbackRow(
      .forwardsAppearance, "shouldAutomaticallyForwardAppearanceMethods", .none, .since(6),
      isProperty: true),
    CallbackRow(
      .isModalInPresentation, "isModalInPresentation", .none, .since(13), isProperty: true),
    CallbackRow(.modalPresentationStyle, "modalPresentationStyle", .none, isProperty: true),
    CallbackRow(.definesPresentationContext, "definesPresentationContext", .none, isProperty: true),
    CallbackRow(.hidesBottomBarWhenPushed, "hidesBottomBarWhenPushed", .none, isProperty: true),
  ]

  /// Methods of containers that UIKit itself calls if a class overrides them.
  private static let requests: [CallbackRow] = [
    CallbackRow(
      .sizeForChildContainer, "size", .none, .since(8),
      declared: ["forChildContentContainer", "withParentContainerSize"], isCalledByAuthors: true),
    CallbackRow(
      .pushViewController, "pushViewController", .none, declared: ["_", "animated"],
      isCalledByAuthors: true),
    CallbackRow(
      .popViewController, "popViewController", .none, declared: ["animated"],
      isCalledByAuthors: true),
    CallbackRow(
      .popToRootViewController, "popToRootViewController", .none, declared: ["animated"],
      isCalledByAuthors: true),
    CallbackRow(
      .popToViewController, "popToViewController", .none, declared: ["_", "animated"],
      isCalledByAuthors: true),
    CallbackRow(
      .show, "show", .none, .since(8), declared: ["_", "sender"], isCalledByAuthors: true),
    CallbackRow(
      .showDetailViewController, "showDetailViewController", .none, .since(8),
      declared: ["_", "sender"], isCalledByAuthors: true),
  ]

  /// Closures, and lines on the console.
  private static let closuresAndConsole: [CallbackRow] = [
    CallbackRow(.completion, "completion", .completion, labels: ["of"]),
    CallbackRow(.alongside, "alongside", .completion, .since(7)),
    CallbackRow(.consolePrint, "print", .console, labels: ["text"]),
    CallbackRow(.consoleWarning, "warning", .console, labels: ["text"]),
    CallbackRow(.consoleException, "exception", .console, labels: ["text"]),
  ]
}

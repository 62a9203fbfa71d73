/// The record of one callback. **A callback is a case of `Callback` and its row here.**
struct CallbackRow: Sendable {
  let callback: Callback
  let name: String
  let recorded: [String]
  let declared: [String]
  let lens: Lens
  let releases: Releases
  let marks: CallbackMarks

  /// - Parameters:
  ///   - callback: The callback.
  ///   - name: The base name.
  ///   - lens: The lens that shows the callback.
  ///   - releases: The releases that have the callback.
  ///   - labels: The labels of the recorded arguments.
  ///   - declared: The labels of the author's method, if different.
  ///   - marks: The facts that are true of the callback.
  init(
    _ callback: Callback, _ name: String, _ lens: Lens, _ releases: Releases = .all,
    labels: [String] = [], declared: [String]? = nil, marks: CallbackMarks = []
  ) {
    self.callback = callback
    self.name = name
    self.recorded = labels
    self.declared = declared ?? (marks.contains(.sender) ? ["_"] + labels : labels)
    self.lens = lens
    self.releases = releases
    self.marks = marks
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
    CallbackRow(
      .viewWillAppear, "viewWillAppear", .classic, labels: ["animated"], declared: ["_"],
      marks: [.needsSuper, .announcesChange, .beforeGeometry]),
    CallbackRow(
      .viewDidAppear, "viewDidAppear", .classic, labels: ["animated"], declared: ["_"],
      marks: .needsSuper),
    CallbackRow(
      .viewWillDisappear, "viewWillDisappear", .classic, labels: ["animated"], declared: ["_"],
      marks: [.needsSuper, .announcesChange]),
    CallbackRow(
      .viewDidDisappear, "viewDidDisappear", .classic, labels: ["animated"], declared: ["_"],
      marks: .needsSuper),
    CallbackRow(
      .viewIsAppearing, "viewIsAppearing", .appearance, .since(13), labels: ["animated"],
      declared: ["_"], marks: .needsSuper),
  ]

  /// Loading and the end.
  private static let loading: [CallbackRow] = [
    CallbackRow(.initialize, "init", .loading, marks: .beforeGeometry),
    CallbackRow(.awakeFromNib, "awakeFromNib", .loading, marks: [.needsSuper, .beforeGeometry]),
    CallbackRow(.loadView, "loadView", .loading, marks: .beforeGeometry),
    CallbackRow(.viewDidLoad, "viewDidLoad", .loading, marks: [.needsSuper, .beforeGeometry]),
    CallbackRow(.deinitialize, "deinit", .loading),
  ]

  /// Layout of controllers.
  private static let layout: [CallbackRow] = [
    CallbackRow(
      .updateViewConstraints, "updateViewConstraints", .layout, .since(6),
      marks: [.needsSuper, .layoutPass]),
    CallbackRow(.updateProperties, "updateProperties", .layout, .since(26), marks: .needsSuper),
    CallbackRow(
      .viewWillLayoutSubviews, "viewWillLayoutSubviews", .layout,
      marks: [.emptyByDefault, .layoutPass]),
    CallbackRow(
      .viewDidLayoutSubviews, "viewDidLayoutSubviews", .layout,
      marks: [.emptyByDefault, .layoutPass]),
    CallbackRow(
      .viewSafeAreaInsetsDidChange, "viewSafeAreaInsetsDidChange", .layout, .since(11),
      marks: .needsSuper),
    CallbackRow(
      .viewLayoutMarginsDidChange, "viewLayoutMarginsDidChange", .layout, .since(11),
      marks: .needsSuper),
  ]

  /// Size, traits and rotation.
  private static let geometry: [CallbackRow] = [
    CallbackRow(
      .willTransitionToTraits, "willTransition", .geometry, .since(8), labels: ["to"],
      declared: ["to", "with"], marks: .needsSuper),
    CallbackRow(
      .viewWillTransition, "viewWillTransition", .geometry, .since(8), labels: ["to"],
      declared: ["to", "with"], marks: .needsSuper),
    CallbackRow(
      .traitCollectionDidChange, "traitCollectionDidChange", .geometry, .since(8),
      labels: ["previous"], declared: ["_"], marks: .needsSuper),
    CallbackRow(.shouldAutorotateTo, "shouldAutorotate", .geometry, .before(6), labels: ["to"]),
    CallbackRow(
      .willRotate, "willRotate", .geometry, .before(8), labels: ["to"],
      declared: ["to", "duration"]),
    CallbackRow(
      .willAnimateRotation, "willAnimateRotation", .geometry, .before(8), labels: ["to"],
      declared: ["to", "duration"]),
    CallbackRow(.didRotate, "didRotate", .geometry, .before(8), labels: ["from"]),
    CallbackRow(
      .shouldAutorotate, "shouldAutorotate", .none, Releases(6, through: 15), marks: .property),
    CallbackRow(
      .supportedInterfaceOrientations, "supportedInterfaceOrientations", .none, .since(6),
      marks: .property),
  ]

  /// Parents and segues.
  private static let containment: [CallbackRow] = [
    CallbackRow(
      .willMoveToParent, "willMove", .containment, labels: ["toParent"],
      marks: [.needsSuper, .announcesChange, .beforeGeometry]),
    CallbackRow(
      .didMoveToParent, "didMove", .containment, labels: ["toParent"], marks: .needsSuper),
    CallbackRow(
      .prepareForSegue, "prepare", .delegates, labels: ["for"], declared: ["for", "sender"]),
  ]

  /// Memory warnings.
  private static let memory: [CallbackRow] = [
    CallbackRow(.didReceiveMemoryWarning, "didReceiveMemoryWarning", .memory, marks: .needsSuper),
    CallbackRow(.viewWillUnload, "viewWillUnload", .memory),
    CallbackRow(.viewDidUnload, "viewDidUnload", .memory),
  ]

  /// The author's views.
  private static let views: [CallbackRow] = [
    CallbackRow(
      .updateConstraints, "updateConstraints", .none, .since(6), marks: [.layoutPass, .view]),
    CallbackRow(.draw, "draw", .none, labels: ["rect"], declared: ["_"], marks: .view),
    CallbackRow(.layoutSubviews, "layoutSubviews", .none, marks: [.layoutPass, .view]),
    CallbackRow(.willMoveToWindow, "willMove", .none, labels: ["toWindow"], marks: .view),
    CallbackRow(.didMoveToWindow, "didMoveToWindow", .none, marks: .view),
    CallbackRow(.willMoveToSuperview, "willMove", .none, labels: ["toSuperview"], marks: .view),
    CallbackRow(.didMoveToSuperview, "didMoveToSuperview", .none, marks: .view),
    CallbackRow(
      .didAddSubview, "didAddSubview", .none, labels: ["subview"], declared: ["_"], marks: .view),
    CallbackRow(
      .willRemoveSubview, "willRemoveSubview", .none, labels: ["subview"], declared: ["_"],
      marks: .view),
  ]

  /// Properties of controllers that UIKit reads.
  private static let questions: [CallbackRow] = [
    CallbackRow(
      .forwardsAppearance, "shouldAutomaticallyForwardAppearanceMethods", .none, .since(6),
      marks: .property),
    CallbackRow(
      .isModalInPresentation, "isModalInPresentation", .none, .since(13), marks: .property),
    CallbackRow(.modalPresentationStyle, "modalPresentationStyle", .none, marks: .property),
    CallbackRow(.definesPresentationContext, "definesPresentationContext", .none, marks: .property),
    CallbackRow(.hidesBottomBarWhenPushed, "hidesBottomBarWhenPushed", .none, marks: .property),
  ]

  /// Methods of containers that UIKit itself calls if a class overrides them.
  private static let requests: [CallbackRow] = [
    CallbackRow(
      .sizeForChildContainer, "size", .none, .since(8),
      declared: ["forChildContentContainer", "withParentContainerSize"], marks: .calledByAuthors),
    CallbackRow(
      .pushViewController, "pushViewController", .none, declared: ["_", "animated"],
      marks: .calledByAuthors),
    CallbackRow(
      .popViewController, "popViewController", .none, declared: ["animated"],
      marks: .calledByAuthors),
    CallbackRow(
      .popToRootViewController, "popToRootViewController", .none, declared: ["animated"],
      marks: .calledByAuthors),
    CallbackRow(
      .popToViewController, "popToViewController", .none, declared: ["_", "animated"],
      marks: .calledByAuthors),
    CallbackRow(
      .show, "show", .none, .since(8), declared: ["_", "sender"], marks: .calledByAuthors),
    CallbackRow(
      .showDetailViewController, "showDetailViewController", .none, .since(8),
      declared: ["_", "sender"], marks: .calledByAuthors),
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

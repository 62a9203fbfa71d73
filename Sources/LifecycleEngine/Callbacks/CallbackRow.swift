/// The record of one callback. **A callback is a case of `Callback` and its row here.**
struct CallbackRow: Sendable {
  let callback: Callback
  let name: String
  let recorded: [String]
  let declared: [String]
  let lens: Lens
  let releases: Releases
  let sdk: Release
  let marks: CallbackMarks
  let purpose: String?

  /// - Parameters:
  ///   - callback: The callback.
  ///   - name: The base name.
  ///   - lens: The lens that shows the callback.
  ///   - releases: The releases that have the callback.
  ///   - sdk: The first SDK that declares the callback, if later than the first release.
  ///   - labels: The labels of the recorded arguments.
  ///   - declared: The labels of the author's method, if different.
  ///   - marks: The facts that are true of the callback.
  ///   - purpose: The purpose in a sentence. Callbacks with one base name share the sentence of the
  ///     first; a property or method that UIKit only asks for needs none.
  init(
    _ callback: Callback, _ name: String, _ lens: Lens, _ releases: Releases = .all,
    sdk: Release? = nil, labels: [String] = [], declared: [String]? = nil,
    marks: CallbackMarks = [],
    purpose: String? = nil
  ) {
    self.callback = callback
    self.name = name
    self.recorded = labels
    self.declared = declared ?? (marks.contains(.sender) ? ["_"] + labels : labels)
    self.lens = lens
    self.releases = releases
    self.sdk = sdk ?? releases.first
    self.marks = marks
    self.purpose = purpose
  }

  /// One row for each callback, in the order of the cases.
  static let all: [CallbackRow] = groups.flatMap { $0 }.sorted {
    $0.callback.rawValue < $1.callback.rawValue
  }

  private static let groups: [[CallbackRow]] = [
    appearance, loading, layout, geometry, containment, navigationAndTabs, splits, pages,
    adaptation, dismissal, presentations, animators, searches, textInputs, memory, app, views,
    questions,
    requests,
    closuresAndConsole,
  ]
}

extension CallbackRow {
  /// Appearance.
  private static let appearance: [CallbackRow] = [
    CallbackRow(
      .viewWillAppear, "viewWillAppear", .classic, labels: ["animated"], declared: ["_"],
      marks: [.needsSuper, .announcesChange, .beforeGeometry],
      purpose:
        "The view is about to appear; usually it is not in a window yet, and "
        + "its size may still change."
    ),
    CallbackRow(
      .viewDidAppear, "viewDidAppear", .classic, labels: ["animated"], declared: ["_"],
      marks: .needsSuper,
      purpose: "The view is on screen, and the animations that brought it are over."),
    CallbackRow(
      .viewWillDisappear, "viewWillDisappear", .classic, labels: ["animated"], declared: ["_"],
      marks: [.needsSuper, .announcesChange],
      purpose: "The view is about to be removed or covered; it is still in the window."),
    CallbackRow(
      .viewDidDisappear, "viewDidDisappear", .classic, labels: ["animated"], declared: ["_"],
      marks: .needsSuper,
      purpose: "The view has left the window, or is covered by a view that replaced it."),
    CallbackRow(
      .viewIsAppearing, "viewIsAppearing", .appearance, .since(13), sdk: Release(17),
      labels: ["animated"],
      declared: ["_"], marks: .needsSuper,
      purpose: "The view is in the window and has its size and safe area; "
        + "called once per appearance."
    ),
  ]

  /// Loading and the end.
  private static let loading: [CallbackRow] = [
    CallbackRow(
      .initialize, "init", .loading, marks: .beforeGeometry,
      purpose: "The controller is created; its view is not loaded yet."),
    CallbackRow(
      .awakeFromNib, "awakeFromNib", .loading, marks: [.needsSuper, .beforeGeometry],
      purpose: "A storyboard created the object; outlets to its views are not connected yet."),
    CallbackRow(
      .loadView, "loadView", .loading, marks: .beforeGeometry,
      purpose: "Something read `view` before there was one: the view is created now."),
    CallbackRow(
      .viewDidLoad, "viewDidLoad", .loading, marks: [.needsSuper, .beforeGeometry],
      purpose: "The view has loaded; called once per load."),
    CallbackRow(
      .deinitialize, "deinit", .loading, purpose: "The last strong reference to the object is gone."
    ),
  ]

  /// Layout of controllers.
  private static let layout: [CallbackRow] = [
    CallbackRow(
      .updateViewConstraints, "updateViewConstraints", .layout, .since(6),
      marks: [.needsSuper, .layoutPass],
      purpose: "The view's constraints are updated before layout."),
    CallbackRow(
      .updateProperties, "updateProperties", .layout, .since(26), marks: .needsSuper,
      purpose: "The view's properties are updated before layout."),
    CallbackRow(
      .viewWillLayoutSubviews, "viewWillLayoutSubviews", .layout,
      marks: [.emptyByDefault, .layoutPass],
      purpose: "The root view is about to lay out its subviews."),
    CallbackRow(
      .viewDidLayoutSubviews, "viewDidLayoutSubviews", .layout,
      marks: [.emptyByDefault, .layoutPass],
      purpose: "The root view has laid out its subviews, but not the views below them."),
    CallbackRow(
      .viewSafeAreaInsetsDidChange, "viewSafeAreaInsetsDidChange", .layout, .since(11),
      marks: .needsSuper, purpose: "The safe area of the root view has changed."),
    CallbackRow(
      .viewLayoutMarginsDidChange, "viewLayoutMarginsDidChange", .layout, .since(11),
      marks: .needsSuper, purpose: "The layout margins of the root view have changed."),
  ]

  /// Size, traits and rotation.
  private static let geometry: [CallbackRow] = [
    CallbackRow(
      .willTransitionToTraits, "willTransition", .geometry, .since(8), labels: ["to"],
      declared: ["to", "with"], marks: .needsSuper, purpose: "The traits are about to change."),
    CallbackRow(
      .viewWillTransition, "viewWillTransition", .geometry, .since(8), labels: ["to"],
      declared: ["to", "with"], marks: .needsSuper,
      purpose: "The size of the view is about to change."),
    CallbackRow(
      .traitCollectionDidChange, "traitCollectionDidChange", .geometry, .since(8),
      labels: ["previous"], declared: ["_"], marks: .needsSuper,
      purpose: "A trait has a new value."),
    CallbackRow(
      .shouldAutorotateTo, "shouldAutorotate", .geometry, .before(6), labels: ["to"],
      purpose: "May the interface turn with the device?"),
    CallbackRow(
      .willRotate, "willRotate", .geometry, .before(8), labels: ["to"],
      declared: ["to", "duration"], purpose: "Before iOS 8: the interface is about to turn."),
    CallbackRow(
      .willAnimateRotation, "willAnimateRotation", .geometry, .before(8), labels: ["to"],
      declared: ["to", "duration"], purpose: "Before iOS 8: the interface turns, in an animation."),
    CallbackRow(
      .didRotate, "didRotate", .geometry, .before(8), labels: ["from"],
      purpose: "Before iOS 8: the interface has turned."),
    CallbackRow(
      .shouldAutorotate, "shouldAutorotate", .none, Releases(6, through: 15), marks: .property),
    CallbackRow(
      .supportedInterfaceOrientations, "supportedInterfaceOrientations", .none, .since(6),
      marks: .property, purpose: "Which orientations may the interface have?"),
  ]

  /// Parents and segues.
  private static let containment: [CallbackRow] = [
    CallbackRow(
      .willMoveToParent, "willMove", .containment, labels: ["toParent"],
      marks: [.needsSuper, .announcesChange, .beforeGeometry],
      purpose: "The controller is about to get a new parent, or none."),
    CallbackRow(
      .didMoveToParent, "didMove", .containment, labels: ["toParent"], marks: .needsSuper,
      purpose: "The controller has a new parent, or none, and any transition is over."),
    CallbackRow(
      .prepareForSegue, "prepare", .delegates, labels: ["for"], declared: ["for", "sender"],
      purpose: "A segue is about to be performed."),
  ]

  /// Memory warnings.
  private static let memory: [CallbackRow] = [
    CallbackRow(
      .didReceiveMemoryWarning, "didReceiveMemoryWarning", .memory, marks: .needsSuper,
      purpose: "The system is short of memory."),
    CallbackRow(
      .viewWillUnload, "viewWillUnload", .memory,
      purpose: "Up to iOS 5: the view is about to be dropped after a memory warning."),
    CallbackRow(
      .viewDidUnload, "viewDidUnload", .memory,
      purpose: "Up to iOS 5: the view was dropped after a memory warning."),
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
      marks: .property,
      purpose: "Do the children get appearance callbacks when their parent does?"),
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
    CallbackRow(
      .completion, "completion", .completion, labels: ["of"],
      purpose: "The completion closure of a transition is called at its end."),
    CallbackRow(
      .alongside, "alongside", .completion, .since(7),
      purpose: "A closure given to a transition coordinator runs with the animation."),
    CallbackRow(
      .consolePrint, "print", .console, labels: ["text"],
      purpose: "Your code prints a line."),
    CallbackRow(
      .consoleWarning, "warning", .console, labels: ["text"],
      purpose: "UIKit logs a warning on the console."
    ),
    CallbackRow(
      .consoleException, "exception", .console, labels: ["text"],
      purpose: "UIKit raises an exception, which crashes the app."),
  ]
}

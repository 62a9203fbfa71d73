/// What is known of one callback.
struct CallbackRow: Sendable {
  let name: String
  let recorded: [String]
  let declared: [String]
  let lens: Lens
  let releases: Releases
  let hasSender: Bool
  let isProperty: Bool

  /// - Parameters:
  ///   - name: The base name.
  ///   - lens: The lens that shows it.
  ///   - releases: The releases that have it.
  ///   - labels: The labels under which arguments are recorded.
  ///   - declared: The labels of the author's method, if they differ from these.
  ///   - sender: Whether the author's method has a first argument, without label, that is not
  ///     recorded.
  ///   - isProperty: Whether it is a property.
  init(
    _ name: String, _ lens: Lens, _ releases: Releases = .all, labels: [String] = [],
    declared: [String]? = nil, sender: Bool = false, isProperty: Bool = false
  ) {
    self.name = name
    self.recorded = labels
    self.declared = declared ?? (sender ? ["_"] + labels : labels)
    self.lens = lens
    self.releases = releases
    self.hasSender = sender
    self.isProperty = isProperty
  }

  /// One row for each callback, in the order of the cases.
  /// One that is in none of the tables has no name, which a test notices.
  static let all: [CallbackRow] = Callback.allCases.map { row($0) ?? CallbackRow("", .none) }

  private static func row(_ callback: Callback) -> CallbackRow? {
    switch callback {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewIsAppearing:
      appearance(callback)
    case .initialize, .awakeFromNib, .loadView, .viewDidLoad, .deinitialize: loading(callback)
    case .updateViewConstraints, .updateProperties, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange:
      layout(callback)
    case .willTransitionToTraits, .viewWillTransition, .traitCollectionDidChange,
      .shouldAutorotateTo, .willRotate, .willAnimateRotation, .didRotate, .shouldAutorotate,
      .supportedInterfaceOrientations:
      geometry(callback)
    case .willMoveToParent, .didMoveToParent: containment(callback)
    case .navigationWillShow, .navigationDidShow: navigation(callback)
    case .tabShouldSelect, .tabDidSelect: tabBar(callback)
    case .splitTopColumn, .splitCollapseSecondary, .splitSeparateSecondary, .splitDidCollapse,
      .splitDidExpand, .splitModeForExpanding, .splitWillChangeMode, .splitWillShow, .splitWillHide:
      split(callback)
    case .pageWillTransition, .pageDidFinishAnimating, .pageBefore, .pageAfter, .pageCount,
      .pageIndex, .pageSpineLocation:
      page(callback)
    case .adaptiveStyle, .adaptiveStyleForTraits, .adaptiveViewController, .adaptivePrepare,
      .adaptiveWillPresent, .popoverPrepare:
      adaptation(callback)
    case .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss,
      .presentationDidAttemptToDismiss, .sheetDidChangeDetent:
      dismissal(callback)
    case .presentationControllerForPresented, .presentationWillBegin, .presentationDidEnd,
      .dismissalWillBegin, .dismissalDidEnd, .containerViewWillLayout, .containerViewDidLayout,
      .removesPresentersView, .presentsInFullscreen:
      presentation(callback)
    case .textFieldShouldBeginEditing, .textFieldDidBeginEditing, .textFieldShouldEndEditing,
      .textFieldDidEndEditing, .textFieldDidEndEditingForReason:
      textField(callback)
    case .didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload: memory(callback)
    case .applicationWillResignActive, .applicationDidEnterBackground,
      .applicationWillEnterForeground, .applicationDidBecomeActive,
      .applicationDidReceiveMemoryWarning, .applicationSupportedOrientations:
      application(callback)
    case .applicationWillFinishLaunching, .applicationDidFinishLaunching,
      .applicationConfiguration, .sceneWillConnect:
      launch(callback)
    case .sceneWillResignActive, .sceneDidEnterBackground, .sceneWillEnterForeground,
      .sceneDidBecomeActive:
      scene(callback)
    case .prepareForSegue:
      CallbackRow("prepare", .delegates, labels: ["for"], declared: ["for", "sender"])
    case .completion, .alongside: closure(callback)
    case .consolePrint, .consoleWarning, .consoleException: console(callback)
    default: view(callback) ?? question(callback)
    }
  }

  /// What UIKit asks a controller, and a subclass may answer in its own way, and the methods of a
  /// navigation controller that it calls itself.
  private static func question(_ callback: Callback) -> CallbackRow? {
    func row(_ name: String, _ releases: Releases = .all) -> CallbackRow {
      CallbackRow(name, .none, releases, isProperty: true)
    }
    return switch callback {
    case .forwardsAppearance: row("shouldAutomaticallyForwardAppearanceMethods", .since(6))
    case .isModalInPresentation: row("isModalInPresentation", .since(13))
    case .sizeForChildContainer:
      CallbackRow(
        "size", .none, .since(8),
        declared: ["forChildContentContainer", "withParentContainerSize"])
    case .pushViewController, .popViewController, .popToRootViewController, .popToViewController,
      .show, .showDetailViewController:
      request(callback)
    case .frameOfPresentedView: row("frameOfPresentedViewInContainerView", .since(8))
    case .modalPresentationStyle: row("modalPresentationStyle")
    case .definesPresentationContext: row("definesPresentationContext")
    case .hidesBottomBarWhenPushed: row("hidesBottomBarWhenPushed")
    default: nil
    }
  }

  /// What UIKit calls itself, of a container whose class overrides it.
  private static func request(_ callback: Callback) -> CallbackRow? {
    switch callback {
    case .pushViewController:
      CallbackRow("pushViewController", .none, declared: ["_", "animated"])
    case .popViewController: CallbackRow("popViewController", .none, declared: ["animated"])
    case .popToRootViewController:
      CallbackRow("popToRootViewController", .none, declared: ["animated"])
    case .popToViewController:
      CallbackRow("popToViewController", .none, declared: ["_", "animated"])
    case .show: CallbackRow("show", .none, .since(8), declared: ["_", "sender"])
    case .showDetailViewController:
      CallbackRow("showDetailViewController", .none, .since(8), declared: ["_", "sender"])
    default: nil
    }
  }

  private static func containment(_ callback: Callback) -> CallbackRow {
    CallbackRow(
      callback == .willMoveToParent ? "willMove" : "didMove", .containment, labels: ["toParent"])
  }

  private static func closure(_ callback: Callback) -> CallbackRow {
    if callback == .completion { return CallbackRow("completion", .completion, labels: ["of"]) }
    return CallbackRow("alongside", .completion, .since(7))
  }

  private static func loading(_ callback: Callback) -> CallbackRow? {
    switch callback {
    case .initialize: CallbackRow("init", .loading)
    case .awakeFromNib: CallbackRow("awakeFromNib", .loading)
    case .loadView: CallbackRow("loadView", .loading)
    case .viewDidLoad: CallbackRow("viewDidLoad", .loading)
    case .deinitialize: CallbackRow("deinit", .loading)
    default: nil
    }
  }

  private static func layout(_ callback: Callback) -> CallbackRow? {
    switch callback {
    case .updateViewConstraints: CallbackRow("updateViewConstraints", .layout, .since(6))
    case .updateProperties: CallbackRow("updateProperties", .layout, .since(26))
    case .viewWillLayoutSubviews: CallbackRow("viewWillLayoutSubviews", .layout)
    case .viewDidLayoutSubviews: CallbackRow("viewDidLayoutSubviews", .layout)
    case .viewSafeAreaInsetsDidChange:
      CallbackRow("viewSafeAreaInsetsDidChange", .layout, .since(11))
    case .viewLayoutMarginsDidChange:
      CallbackRow("viewLayoutMarginsDidChange", .layout, .since(11))
    default: nil
    }
  }

  /// What the author's views are told.
  private static func view(_ callback: Callback) -> CallbackRow? {
    switch callback {
    case .layoutSubviews: CallbackRow("layoutSubviews", .none)
    case .updateConstraints: CallbackRow("updateConstraints", .none, .since(6))
    case .draw: CallbackRow("draw", .none, labels: ["rect"], declared: ["_"])
    case .willMoveToWindow: CallbackRow("willMove", .none, labels: ["toWindow"])
    case .didMoveToWindow: CallbackRow("didMoveToWindow", .none)
    case .willMoveToSuperview: CallbackRow("willMove", .none, labels: ["toSuperview"])
    case .didMoveToSuperview: CallbackRow("didMoveToSuperview", .none)
    case .didAddSubview:
      CallbackRow("didAddSubview", .none, labels: ["subview"], declared: ["_"])
    case .willRemoveSubview:
      CallbackRow("willRemoveSubview", .none, labels: ["subview"], declared: ["_"])
    default: nil
    }
  }

  private static func console(_ callback: Callback) -> CallbackRow? {
    func row(_ name: String) -> CallbackRow { CallbackRow(name, .console, labels: ["text"]) }
    return switch callback {
    case .consolePrint: row("print")
    case .consoleWarning: row("warning")
    case .consoleException: row("exception")
    default: nil
    }
  }

  private static func appearance(_ callback: Callback) -> CallbackRow? {
    func row(_ name: String, _ lens: Lens = .classic, _ releases: Releases = .all) -> CallbackRow {
      CallbackRow(name, lens, releases, labels: ["animated"], declared: ["_"])
    }
    return switch callback {
    case .viewWillAppear: row("viewWillAppear")
    case .viewDidAppear: row("viewDidAppear")
    case .viewWillDisappear: row("viewWillDisappear")
    case .viewDidDisappear: row("viewDidDisappear")
    case .viewIsAppearing: row("viewIsAppearing", .appearance, .since(13))
    default: nil
    }
  }

  private static func memory(_ callback: Callback) -> CallbackRow? {
    switch callback {
    case .didReceiveMemoryWarning: CallbackRow("didReceiveMemoryWarning", .memory)
    case .viewWillUnload: CallbackRow("viewWillUnload", .memory)
    case .viewDidUnload: CallbackRow("viewDidUnload", .memory)
    default: nil
    }
  }

  private static func textField(_ callback: Callback) -> CallbackRow? {
    func row(_ name: String) -> CallbackRow { CallbackRow(name, .responder, sender: true) }
    return switch callback {
    case .textFieldShouldBeginEditing: row("textFieldShouldBeginEditing")
    case .textFieldDidBeginEditing: row("textFieldDidBeginEditing")
    case .textFieldShouldEndEditing: row("textFieldShouldEndEditing")
    case .textFieldDidEndEditing: row("textFieldDidEndEditing")
    case .textFieldDidEndEditingForReason:
      CallbackRow(
        "textFieldDidEndEditing", .responder, .since(10), labels: ["reason"], sender: true)
    default: nil
    }
  }

  private static func launch(_ callback: Callback) -> CallbackRow? {
    switch callback {
    case .applicationWillFinishLaunching:
      CallbackRow("application", .app, labels: ["willFinishLaunchingWithOptions"], sender: true)
    case .applicationDidFinishLaunching:
      CallbackRow("application", .app, labels: ["didFinishLaunchingWithOptions"], sender: true)
    case .applicationConfiguration:
      CallbackRow(
        "application", .app, .since(13), labels: ["configurationForConnecting"],
        declared: ["_", "configurationForConnecting", "options"], sender: true)
    case .sceneWillConnect:
      CallbackRow(
        "scene", .app, .since(13), labels: ["willConnectTo"],
        declared: ["_", "willConnectTo", "options"], sender: true)
    default: nil
    }
  }

  private static func application(_ callback: Callback) -> CallbackRow? {
    func row(_ name: String) -> CallbackRow { CallbackRow(name, .app, sender: true) }
    return switch callback {
    case .applicationWillResignActive: row("applicationWillResignActive")
    case .applicationDidEnterBackground: row("applicationDidEnterBackground")
    case .applicationWillEnterForeground: row("applicationWillEnterForeground")
    case .applicationDidBecomeActive: row("applicationDidBecomeActive")
    case .applicationDidReceiveMemoryWarning: row("applicationDidReceiveMemoryWarning")
    case .applicationSupportedOrientations:
      CallbackRow(
        "application", .none, .since(6), labels: ["supportedInterfaceOrientationsFor"],
        sender: true)
    default: nil
    }
  }

  private static func scene(_ callback: Callback) -> CallbackRow? {
    func row(_ name: String) -> CallbackRow { CallbackRow(name, .app, .since(13), sender: true) }
    return switch callback {
    case .sceneWillResignActive: row("sceneWillResignActive")
    case .sceneDidEnterBackground: row("sceneDidEnterBackground")
    case .sceneWillEnterForeground: row("sceneWillEnterForeground")
    case .sceneDidBecomeActive: row("sceneDidBecomeActive")
    default: nil
    }
  }

  private static func geometry(_ callback: Callback) -> CallbackRow? {
    func rotation(_ name: String, _ declared: [String]) -> CallbackRow {
      CallbackRow(name, .geometry, .before(8), labels: [declared[0]], declared: declared)
    }
    return switch callback {
    case .willTransitionToTraits:
      CallbackRow(
        "willTransition", .geometry, .since(8), labels: ["to"], declared: ["to", "with"])
    case .viewWillTransition:
      CallbackRow(
        "viewWillTransition", .geometry, .since(8), labels: ["to"], declared: ["to", "with"])
    case .traitCollectionDidChange:
      CallbackRow(
        "traitCollectionDidChange", .geometry, .since(8), labels: ["previous"], declared: ["_"])
    case .willRotate: rotation("willRotate", ["to", "duration"])
    case .willAnimateRotation: rotation("willAnimateRotation", ["to", "duration"])
    case .didRotate: rotation("didRotate", ["from"])
    case .shouldAutorotateTo:
      CallbackRow("shouldAutorotate", .geometry, .before(6), labels: ["to"])
    case .shouldAutorotate:
      CallbackRow("shouldAutorotate", .none, Releases(6, through: 15), isProperty: true)
    case .supportedInterfaceOrientations:
      CallbackRow("supportedInterfaceOrientations", .none, .since(6), isProperty: true)
    default: nil
    }
  }
}

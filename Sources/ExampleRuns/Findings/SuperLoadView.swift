import LifecycleEngine

extension Finding {
  /// `super-load-view`.
  static let superLoadView = Finding(
    id: "super-load-view",
    title: "Calling `super` in `loadView`",
    statement: "`loadView` called `super` and then replaced the view.",
    why: "`super.loadView()` loads the controller's nib or, if there is none, creates a "
      + "plain view. The result is thrown away at once: wasted work, and with a nib, the "
      + "outlets belong to a hierarchy that nobody sees. The documentation says that an "
      + "override must not call `super`.",
    exception: "If the view that `super` created is kept and only configured, nothing is replaced "
      + "and nothing is reported. Even then the documentation asks you not to call `super`, and "
      + "`viewDidLoad` can do the same.",
    mend: "remove the call of 'super', or leave 'loadView' out and add the views in 'viewDidLoad'",
    sources: ["loadview-override-no-super", "loadview-default-implementation"],
    breaking: """
      override func loadView() {
          super.loadView()
          let page = UIScrollView()
          page.backgroundColor = .systemBackground
          view = page
      }
      """,
    holding: """
      override func loadView() {
          let page = UIScrollView()
          page.backgroundColor = .systemBackground
          view = page
      }
      """,
    superRule: .notCalled, check: checkSuperLoadView)

  @Sendable static func checkSuperLoadView(_ run: DriveRun) -> [Occurrence] {
    var result: [Occurrence] = []
    var reached: (controller: ObjectID, occasion: Occasion?)?
    for deed in run.deeds {
      switch deed.kind {
      case .reachedSuper(.loadView, let id): reached = (id, deed.callback)
      case .replacedView(let id):
        guard let made = reached, made.controller == id, made.occasion == deed.callback,
          deed.callback?.callback == .loadView
        else { break }
        result.append(
          Occurrence(
            "super-load-view", at: deed.range,
            [
              "'super.loadView()' had made a view for \(run.name(of: id)), which this assignment "
                + "replaced"
            ], event: deed.callback?.event))
      default: break
      }
    }
    return result
  }
}

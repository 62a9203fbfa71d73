import LifecycleEngine

extension Finding {
  /// `super-load-view`.
  static let superLoadView = Finding(
    id: "super-load-view",
    statement: "`loadView` reached `super` and then replaced the view.",
    why: "`super.loadView()` loads the nib of the controller or, where there is none, makes a "
      + "plain view. What it made is thrown away at once: work for nothing, and with a nib the "
      + "outlets belong to a hierarchy that nobody sees. The documentation says that an override "
      + "must not call `super`.",
    exception: "Where the view that `super` made is kept and only configured, nothing is replaced "
      + "and nothing is reported. The documentation asks for no call even then, and `viewDidLoad` "
      + "can do the same.",
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

import LifecycleEngine

extension Finding {
  /// `load-view-over-storyboard`.
  static let loadViewOverStoryboard = Finding(
    id: "load-view-over-storyboard",
    title: "Overriding `loadView` with a storyboard",
    statement: "`loadView` was overridden in a controller that comes from a storyboard or a nib.",
    why: "UIKit's own `loadView` loads the views from the storyboard or nib. The override replaces "
      + "it: the views made in Interface Builder are never loaded, and their outlets stay `nil`. "
      + "The documentation forbids the override there.",
    exception: "`loadView` belongs in a controller that is created in code, without a nib.",
    mend: "remove 'loadView' and set the views up in 'viewDidLoad', or make the controller in code",
    sources: ["loadview-not-with-interface-builder", "loadview-default-implementation"],
    breaking: """
      final class ProfileViewController: UIViewController {
          init() {
              super.init(nibName: "Profile", bundle: nil)
          }

          required init?(coder: NSCoder) {
              super.init(coder: coder)
          }

          override func loadView() {
              view = UIView()
              view.backgroundColor = .systemBackground
          }
      }
      """,
    holding: """
      final class ProfileViewController: UIViewController {
          init() {
              super.init(nibName: "Profile", bundle: nil)
          }

          required init?(coder: NSCoder) {
              super.init(coder: coder)
          }

          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .systemBackground
          }
      }
      """,
    check: checkLoadViewOverStoryboard)

  @Sendable static func checkLoadViewOverStoryboard(_ run: DriveRun) -> [Occurrence] {
    var made: [(id: ObjectID, origin: String)] = []
    for event in run.events where event.callback == .awakeFromNib {
      if case .object(let id) = event.receiver { made.append((id, "a storyboard")) }
    }
    for deed in run.deeds {
      if case .namedNib(let id) = deed.kind { made.append((id, "a nib")) }
    }
    return made.compactMap { id, origin in
      guard run.isExamples(id), run.world.classRecord(of: id).implements.contains(.loadView),
        let type = run.machine.types.typeIndex(of: id)
      else { return nil }
      let function = run.machine.program.types[type].callbacks[Int(Callback.loadView.rawValue)]
      guard function >= 0 else { return nil }
      let call = run.events.first { $0.receiver == .object(id) && $0.callback == .loadView }
      let isLoaded = run.deeds.contains { deed in
        if case .reachedSuper(.loadView, id) = deed.kind { return true }
        return false
      }
      var evidence = ["\(run.name(of: id)) comes from \(origin), and its 'loadView' is overridden"]
      if call != nil, !isLoaded { evidence.append("the view from \(origin) was never loaded") }
      return Occurrence(
        "load-view-over-storyboard", at: run.machine.program.range(ofFunction: function), evidence,
        event: call?.number)
    }
  }
}

import LifecycleEngine

extension Finding {
  /// `uncoordinated-animation`.
  static let uncoordinatedAnimation = Finding(
    id: "uncoordinated-animation",
    title: "Animating a size change without the coordinator",
    statement: "`viewWillTransition(to:with:)` started an animation outside the coordinator.",
    why: "UIKit calls `viewWillTransition(to:with:)` before it changes the size, and animates the "
      + "change. Your own animation has its own timing, so parts of the screen drift apart. "
      + "Animations passed to the coordinator run in the same animation group as the change.",
    exception: "An animation that has nothing to do with the size may run on its own. An animation "
      + "that should follow the change can start in the coordinator's completion.",
    mend: "put the change into 'coordinator.animate(alongsideTransition:)'",
    sources: [
      "coordinator-same-animation-group", "viewwilltransition-before-size",
      "rotation-is-size-change",
    ],
    breaking: """
      private let sidebar = UIView()

      override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
          super.viewWillTransition(to: size, with: coordinator)
          UIView.animate(withDuration: 0.3) {
              self.sidebar.alpha = size.width > size.height ? 1 : 0
          }
      }
      """,
    holding: """
      private let sidebar = UIView()

      override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
          super.viewWillTransition(to: size, with: coordinator)
          coordinator.animate(alongsideTransition: { _ in
              self.sidebar.alpha = size.width > size.height ? 1 : 0
          })
      }
      """,
    check: checkUncoordinatedAnimation)

  @Sendable static func checkUncoordinatedAnimation(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .animated(let name) = deed.kind, deed.occasion?.callback == .viewWillTransition,
        let receiver = deed.occasion?.receiver
      else { return nil }
      return Occurrence(
        "uncoordinated-animation", at: deed.range,
        [
          "'\(name)' started an animation of its own in "
            + "'\(run.names[receiver]).viewWillTransition', beside the transition's animation"
        ], event: deed.occasion?.event)
    }
  }
}

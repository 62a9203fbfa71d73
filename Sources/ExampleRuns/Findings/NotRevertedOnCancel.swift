import LifecycleEngine

extension Finding {
  /// `not-reverted-on-cancel`.
  static let notRevertedOnCancel = Finding(
    id: "not-reverted-on-cancel",
    title: "Not undoing changes after a cancelled transition",
    statement: "After a cancelled transition, a view, bar, layer or constraint kept a value that a "
      + "will-callback or an alongside closure had given it, or a view that `viewWillDisappear` "
      + "had removed was still missing.",
    why: "The user can begin to swipe back and then let go. By then, the code that prepares for "
      + "leaving has run, but the transition does not finish: UIKit calls `viewWillAppear` again "
      + "but, as observed, not `viewDidDisappear`. The user still sees the screen, but it looks as "
      + "if it were leaving.",
    exception: "A value that is meant to stay does no harm. Other method calls and "
      + "stored properties do not count, and a value that the coordinator's completion "
      + "puts right is not reported.",
    mend: "set the value in the did-callback, or set it back if the transition's "
      + "coordinator was cancelled",
    sources: [
      "coordinator-cancel-callback-order", "nav-swipe-cancel-wangling",
      "will-callbacks-may-be-unpaired",
      "interactive-transition-coordinator-in-willappear-smileyborg",
    ],
    breaking: """
      override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          transitionCoordinator?.animate(alongsideTransition: { _ in
              self.view.alpha = 0.5
          })
      }

      override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          view.alpha = 1
      }
      """,
    holding: """
      override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          transitionCoordinator?.animate(alongsideTransition: { _ in
              self.view.alpha = 0.5
          }, completion: { _ in
              self.view.alpha = 1
          })
      }
      """,
    isJudgedAtEnd: true, isOmission: true, check: checkNotRevertedOnCancel,
    nearMisses: missedNotRevertedOnCancel)

  @Sendable static func checkNotRevertedOnCancel(_ run: DriveRun) -> [Occurrence] {
    var result: [Occurrence] = []
    for (index, deed) in run.deeds.enumerated() {
      guard case .set(let target, let property, let value) = deed.kind, value.isNew,
        value.isInTree, deed.isOfCoordinatedChange,
        VisualProperties.isVisual(target, property, run),
        let gesture = run.cancelledGesture(around: deed.event),
        !run.isMade(target, since: gesture.start),
        !run.isFollowed(by: target, property, index + 1, gesture.deeds),
        run.valueBefore(target, property, index, since: gesture.start) != value.newIdentity
      else { continue }
      let before = value.old.isEmpty ? "" : " instead of \(value.old)"
      result.append(
        Occurrence(
          "not-reverted-on-cancel", at: deed.range,
          [
            "'\(value.name(of: property))' became \(value.new)\(before) \(run.placeOfChange(deed)), "
              + "and the user cancelled that transition",
            "nothing had set it again by the end of the transition",
          ], event: run.event(of: deed)))
    }
    return result + removedViews(in: run)
  }

  /// The views that were taken out as a cancelled transition began, where nothing was put in their place.
  private static func removedViews(in run: DriveRun) -> [Occurrence] {
    var hosts: [ObjectID: ObjectID] = [:]
    return run.deeds.enumerated().compactMap { index, deed in
      if case .addedView(let view, let host, _) = deed.kind { hosts[view] = host }
      guard case .removedView(let view) = deed.kind,
        let host = hosts.removeValue(forKey: view),
        deed.occasion?.callback == .viewWillDisappear,
        let gesture = run.cancelledGesture(around: deed.event), index < gesture.deeds,
        !run.deeds[index..<min(gesture.deeds, run.deeds.count)].contains(where: { other in
          if case .addedView(_, host, _) = other.kind { true } else { false }
        })
      else { return nil }
      return Occurrence(
        "not-reverted-on-cancel", at: deed.range,
        [
          "\(run.name(of: view)) was removed \(run.placeOfChange(deed)), and the user cancelled "
            + "that transition",
          "nothing had put it back by the end of the transition",
        ], event: run.event(of: deed))
    }
  }

  /// The values set as a cancelled transition begins, on views that nobody sees.
  @Sendable static func missedNotRevertedOnCancel(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .set(let target, let property, let value) = deed.kind, value.isNew,
        !value.isInTree, deed.isOfCoordinatedChange,
        VisualProperties.isVisual(target, property, run),
        run.cancelledGesture(around: deed.event) != nil
      else { return nil }
      return Occurrence(
        "not-reverted-on-cancel", at: deed.range,
        [
          "'\(value.name(of: property))' became \(value.new) \(run.placeOfChange(deed)), in a view "
            + "without a superview, so nobody sees it"
        ])
    }
  }
}

extension Deed {
  /// True if the deed belongs to a transition that may still be cancelled: in a will-callback, in
  /// an animation begun there, or alongside the transition.
  fileprivate var isOfCoordinatedChange: Bool {
    guard let occasion else { return false }
    if occasion.kind == .alongside { return true }
    if let callback = occasion.callback { return callback.announcesChange }
    return isInAnimation && callback?.callback?.announcesChange == true
  }
}

extension DriveRun {
  /// The place of a change, as the middle of a sentence.
  fileprivate func placeOfChange(_ deed: Deed) -> String {
    guard deed.isInAnimation, deed.occasion?.callback == nil, deed.occasion?.kind != .alongside
    else { return place(of: deed.occasion) }
    return "in an animation begun \(place(of: deed.callback))"
  }

  /// True if a constraint was made since an event, so no earlier value could come back.
  fileprivate func isMade(_ target: Target, since event: Int) -> Bool {
    guard case .opaque(let number) = target,
      let beginning = conduct.constraints.beginnings[number]
    else { return false }
    return beginning >= event
  }

  /// True if a property is assigned again in a range of deeds.
  fileprivate func isFollowed(
    by target: Target, _ property: String, _ first: Int, _ end: Int
  ) -> Bool {
    deeds[first..<max(first, min(end, deeds.count))].contains { other in
      if case .set(target, property, _) = other.kind { return true }
      return false
    }
  }

  /// The value of a property before the first assignment since an event. A value that was set and
  /// set back is unchanged.
  fileprivate func valueBefore(
    _ target: Target, _ property: String, _ place: Int, since event: Int
  ) -> String? {
    for deed in deeds[...place] where deed.event >= event {
      if case .set(target, property, let value) = deed.kind { return value.oldIdentity }
    }
    return nil
  }
}

import Diagnostics
import LifecycleEngine

extension Finding {
  /// `unbalanced-observer`.
  static let unbalancedObserver = Finding(
    id: "unbalanced-observer",
    title: "Adding observers without removing them",
    statement:
      "At an appearance, an instance held more registrations than at its previous appearance, or "
      + "had lost one that `viewDidLoad` had made.",
    why:
      "Each registration counts separately: an observer of notifications, of a key path or of "
      + "traits, a subscription, a control's action. So a notification is handled twice, and once "
      + "more with every further appearance. `viewWillAppear` and `viewDidDisappear` do not always "
      + "alternate: when the user cancels a swipe back, UIKit was observed to call "
      + "`viewWillAppear` again without a `viewDidDisappear`. `viewDidLoad` runs once: a "
      + "registration that it makes and that a disappearance removes is missing when the screen "
      + "comes back.",
    exception: "A registration that is made once, in `viewDidLoad`, and lasts as long as the "
      + "controller is fine. So is a growing number of registrations if there is more to observe, "
      + "and so is a control's target or an action with an identifier, which a control keeps only "
      + "once.",
    mend: "add and remove the observer in callbacks that belong together, such as "
      + "'viewWillAppear' and 'viewDidDisappear'",
    sources: [
      "will-callbacks-may-be-unpaired", "nav-swipe-cancel-so18927878", "willappear-remaining-uses",
      "https://developer.apple.com/documentation/foundation/notificationcenter/"
        + "addobserver(_:selector:name:object:)",
    ],
    breaking: """
      override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          NotificationCenter.default.addObserver(
              self, selector: #selector(refresh),
              name: UIApplication.didBecomeActiveNotification, object: nil)
      }

      override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          NotificationCenter.default.removeObserver(self)
      }

      @objc private func refresh() {}
      """,
    holding: """
      override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          NotificationCenter.default.addObserver(
              self, selector: #selector(refresh),
              name: UIApplication.didBecomeActiveNotification, object: nil)
      }

      override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          NotificationCenter.default.removeObserver(self)
      }

      @objc private func refresh() {}
      """,
    isOmission: true, check: checkUnbalancedObserver)

  @Sendable static func checkUnbalancedObserver(_ run: DriveRun) -> [Occurrence] {
    var counts: [(owner: ObjectID, appearance: Int, held: [Int])] = []
    var result: [Occurrence] = []
    for deed in run.deeds {
      guard case .counted(let owner, let held) = deed.kind,
        let appearance = run.appearance(of: owner, at: deed.event)
      else { continue }
      let earlier = counts.last { $0.owner == owner && $0.appearance < appearance }
      counts.append((owner, appearance, held))
      if let earlier, let lost = run.lost(held, since: earlier.held) { result.append(lost) }
      guard let earlier, held.count > earlier.held.count else { continue }
      let (registration, other) = run.registrations(held, beside: earlier.held)
      guard let registration, run.isPile(registration, on: other) else { continue }
      var evidence = [
        "\(run.name(of: owner)) held "
          + "\(Quantity.text(earlier.held.count, "registration", "registrations")) at "
          + "appearance \(earlier.appearance), and \(held.count) at appearance \(appearance)"
      ]
      if let other {
        evidence.append(
          "the new one was made \(run.place(of: registration)), one that is still held "
            + run.place(of: other))
      }
      var occurrence = Occurrence(
        "unbalanced-observer", at: registration.range, evidence,
        event: registration.callback?.event)
      if let other, other.range != occurrence.range {
        occurrence.other = ("the one that is still held was made", other.range)
      }
      result.append(occurrence)
    }
    return result
  }
}

extension DriveRun {
  /// A registration of `viewDidLoad` that a disappearance ended, and that nothing made anew.
  fileprivate func lost(_ held: [Int], since earlier: [Int]) -> Occurrence? {
    guard held.count < earlier.count else { return nil }
    let deed = deeds.first { deed in
      guard case .registered(_, let number) = deed.kind, earlier.contains(number) else {
        return false
      }
      return !held.contains(number) && deed.occasion?.callback == .viewDidLoad
    }
    guard let deed else { return nil }
    return Occurrence(
      "unbalanced-observer", at: deed.range,
      [
        "this registration was made \(place(of: deed)), which runs once",
        "it was ended before the next appearance, and nothing made it again",
      ], event: deed.callback?.event)
  }

  /// True if a new registration is one too many. A place that registers anew does the same again;
  /// of observers of notifications, the number alone tells.
  fileprivate func isPile(_ new: Deed, on old: Deed?) -> Bool {
    guard case .registered(_, let number) = new.kind, number < 0 else { return true }
    return new.range == old?.range && new.occasion?.origin.callback?.isOfAppearance == true
  }

  /// A new registration and an old registration, preferably a pair that one place made. Otherwise
  /// the last new registration and the first that is still held.
  fileprivate func registrations(_ held: [Int], beside earlier: [Int]) -> (new: Deed?, old: Deed?) {
    var old: [Deed] = []
    var new: [Deed] = []
    for deed in deeds {
      guard case .registered(_, let number) = deed.kind, held.contains(number) else { continue }
      if earlier.contains(number) { old.append(deed) } else { new.append(deed) }
    }
    let chosen = new.first { one in old.contains { $0.range == one.range } } ?? new.last
    return (chosen, old.first { $0.range == chosen?.range } ?? old.first)
  }
}

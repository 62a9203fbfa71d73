import LifecycleEngine

extension Finding {
  /// `repeated-work`.
  static let repeatedWork = Finding(
    id: "repeated-work",
    title: "Repeating work at every appearance",
    statement: "Two appearances of one instance each started a `Task`, a timer or an asynchronous "
      + "call, and the first was not cancelled in between; or each added a view, a child, a layer, "
      + "a constraint, a gesture recognizer or an action, and all of them stayed; or each made an "
      + "inset or a constraint larger, or added items to a bar. Or code added something to a cell "
      + "that a table reuses for other rows.",
    why: "A controller appears again whenever the screen that covered it goes away: at a pop, a "
      + "tab switch, the end of a full-screen presentation, and when the user cancels a swipe "
      + "back. Each time, the work starts again while the earlier work is still running, and views "
      + "pile up. Requests are sent twice, and the response that arrives last wins, even if it "
      + "answers the earlier request.",
    exception: "Work that you need at every appearance may start there if the code first cancels "
      + "what the last appearance started, or if a property records that the work is over and the "
      + "code checks the property before starting again. Work that you need once belongs in "
      + "`viewDidLoad` or behind a flag. Only work that the same place in the code starts again is "
      + "reported, and not if the first attempt has failed by then: a retry is fine. Code may add "
      + "something to a cell if it first checks that the cell lacks it.",
    mend: "do the work once in 'viewDidLoad', or undo it in 'viewDidDisappear'",
    sources: [
      "callbacks-may-repeat-ios18", "will-callbacks-may-be-unpaired", "nav-swipe-cancel-wangling",
      "fullscreen-removes-presenter", "measured-order-tab",
      "https://developer.apple.com/documentation/swift/task/cancel()",
    ],
    breaking: """
      override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          Task { [weak self] in
              let orders = await OrderService.shared.orders()
              self?.display(orders)
          }
      }
      """,
    holding: """
      private var loading: Task<Void, Never>?

      override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          loading?.cancel()
          loading = Task { [weak self] in
              let orders = await OrderService.shared.orders()
              self?.display(orders)
          }
      }
      """,
    check: checkRepeatedWork)

  @Sendable static func checkRepeatedWork(_ run: DriveRun) -> [Occurrence] {
    repeatedCalls(run) + additionsToCells(run) + growingValues(run)
      + RepeatedAdditions.all(in: run) {
        Occurrence("repeated-work", at: $0, $1, event: $2)
      }
  }

  private static func growingValues(_ run: DriveRun) -> [Occurrence] {
    GrowingValues.all(in: run) { $0.callback?.isOfAppearing == true }
      .filter { $0.earlier.appearance < $0.deed.occasion?.origin.appearance ?? 0 }
      .map { growing in
        Occurrence(
          "repeated-work", at: growing.deed.range,
          [
            "'\(growing.name)' grew \(run.place(of: growing.earlier)) at appearance "
              + "\(growing.earlier.appearance), and by as much again at the next"
          ], event: growing.deed.callback?.event)
      }
  }

  private static func additionsToCells(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .addedToReused(let name) = deed.kind else { return nil }
      return Occurrence(
        "repeated-work", at: deed.range,
        [
          "'\(name)' adds to a cell that the table reuses, and nothing removes "
            + "what the earlier row added"
        ], event: nil)
    }
  }

  private static func repeatedCalls(_ run: DriveRun) -> [Occurrence] {
    // Failed work may be tried again, and the task around the work as well.
    guard !run.hasFailedWork else { return [] }
    var found: [(occurrence: Occurrence, first: Work)] = []
    var begun: [(work: Work, deed: Deed, occasion: Occasion, place: Int)] = []
    for (place, deed) in run.deeds.enumerated() {
      switch deed.kind {
      case .cancelled(let handle):
        begun.removeAll { $0.work.ends(with: handle) }
        // Replaced work is cancelled directly after the new work begins.
        found.removeAll {
          $0.first.ends(with: handle) && $0.occurrence.event == deed.callback?.event
        }
      case .began(let work):
        guard let occasion = deed.occasion?.origin, occasion.callback?.isOfAppearing == true else {
          break
        }
        let earlier = begun.first { entry in
          entry.deed.range == deed.range && entry.occasion.receiver == occasion.receiver
            && entry.occasion.appearance < occasion.appearance
        }
        if let earlier, !run.isMarkedAsOver(earlier.place, earlier.occasion, place, occasion) {
          found.append(
            (
              repetition(of: earlier.work, earlier.occasion, deed, occasion, run),
              earlier.work
            ))
        }
        begun.append((work, deed, occasion, place))
      default: break
      }
    }
    return found.map { $0.occurrence }
  }

  private static func repetition(
    of work: Work, _ earlier: Occasion, _ deed: Deed, _ occasion: Occasion, _ run: DriveRun
  ) -> Occurrence {
    let isLater = deed.occasion?.callback == nil
    let later = isLater ? ", in a closure that it had put on a queue," : ""
    let owner = occasion.receiver.map { " of \(run.name(of: $0))" } ?? ""
    return Occurrence(
      "repeated-work", at: deed.range,
      [
        "'\(work.name)' was started \(run.place(of: earlier))\(later) at appearance "
          + "\(earlier.appearance)\(owner)",
        "it was started again at appearance \(occasion.appearance), and nothing had cancelled "
          + "the first",
      ], event: occasion.event)
  }
}

extension DriveRun {
  /// True if the code checked that the earlier work was over: the code read a variable that was set
  /// when the earlier work began, and that later code set again.
  fileprivate func isMarkedAsOver(
    _ first: Int, _ earlier: Occasion, _ second: Int, _ occasion: Occasion
  ) -> Bool {
    var marks: [Variable] = []
    var over: [Variable] = []
    for (place, deed) in deeds[..<second].enumerated() {
      switch deed.kind {
      case .wrote(let variable):
        if deed.occasion?.origin == earlier, deed.occasion?.callback != nil {
          marks.append(variable)
        } else if place > first, deed.occasion?.callback == nil, marks.contains(variable) {
          over.append(variable)
        }
      case .read(let variable):
        if deed.occasion?.origin == occasion, over.contains(variable) { return true }
      default: break
      }
    }
    return false
  }

  /// True if an awaited call failed, as the answer to a condition says.
  fileprivate var hasFailedWork: Bool {
    let decisions = zip(conduct.decisions.questions, conduct.decisions.answers)
    return deeds.contains { deed in
      guard case .began(let work) = deed.kind, case .call(let number) = work.handle else {
        return false
      }
      let name = machine.unknowns.origin(of: number)
      return decisions.contains { question, answer in
        guard !answer, question.hasPrefix(name) else { return false }
        // An operator follows the name. Other text belongs to another question.
        let next = question.utf8.dropFirst(name.utf8.count).first
        return next == nil || next == 32
      }
    }
  }
}

@testable import LifecycleEngine

// The author's code: the purpose of each class, and the operations that the plan adds.
extension Performance {
  func handle(_ request: Request) -> Reply {
    switch request {
    case .callback(let id, let callback, let sender, let values):
      return run(callback, of: id, Seam.Question(sender: sender, values: values))
    case .invoke(let closure, _): call(closure)
    case .post(let notification):
      for observer in state.observers where observer.name == notification.name {
        call(observer.closure)
      }
    case .unarchive(let owner, let view): unarchive(owner, view)
    case .initialController: return makeEntry()
    case .deallocate(let id): letGo(of: id)
    case .tabController(let tab):
      if let member = state.tabs[tab] { return .object(self[member]) }
    case .refuse:
      state.hasEnded = true
      world.stopForUserCode()
    case .mayPost(let name, let calls):
      if state.observers.contains(where: { $0.name == name }) { world.note(calls) }
    case .signal, .send, .sleepsOn, .unwindAction, .detentHeight, .keyboard: break
    }
    return .none
  }

  private func run(
    _ callback: Callback, of id: ObjectID, _ question: Seam.Question
  ) -> Reply {
    guard let member = state.members[id], let seam = Seam.at(callback, of: member.role) else {
      world.performBase(callback, on: id)
      return .none
    }
    state.receivers.append(id)
    defer { state.receivers.removeLast() }
    performOwn(callback, of: id, member.role, question.sender)
    let occurrence = Occurrence(callback: callback, member: member)
    let count = state.occurrences[occurrence, default: 0] + 1
    state.occurrences[occurrence] = count
    perform(.callback(callback, of: member, occurrence: count), ofTurn: state.plan.turns.count - 1)
    return seam.result?.reply(self, question) ?? .none
  }

  /// Does the part of a class that is the same in every world: the `base` of its seams.
  private func performOwn(
    _ callback: Callback, of id: ObjectID, _ role: Member.Role, _ sender: ObjectID?
  ) {
    if role == .handmade, callback == .loadView {
      let view = world.makeView(of: ClassID(.view))
      world.setView(view, of: id)
      return world.release(view)
    }
    world.performBase(callback, on: id)
    switch (role, callback) {
    case (.entry, .awakeFromNib): takeEntry(id)
    case (.animator, .animateTransition): if let sender { animate(sender) }
    case (.forwardingBox, .viewWillAppear), (.forwardingBox, .viewWillDisappear):
      for child in world.children(of: id) {
        world.beginAppearanceTransition(
          of: child, appearing: callback == .viewWillAppear, animated: isAnimated)
      }
    case (.forwardingBox, .viewDidAppear), (.forwardingBox, .viewDidDisappear):
      for child in world.children(of: id) { world.endAppearanceTransition(of: child) }
    default: break
    }
  }

  /// The animator adds the new view, and ends the transition behind an animation.
  private func animate(_ context: ObjectID) {
    if let container = world.containerView(ofContext: context),
      let view = world.view(ofContext: context, isFrom: false)
    {
      world.addSubview(view, to: container)
    }
    let closure = world.makeForeignObject(of: ClassID(.object), slot: 0)
    state.contexts[closure] = context
    world.animateViews(.seconds(0.3), animations: nil, completion: closure)
    world.release(closure)
  }

  /// The argument of the appearance callback that is running.
  private var isAnimated: Bool {
    if case .boolean(let isAnimated) = world.deliveries.last?.values.first {
      isAnimated
    } else {
      false
    }
  }

  // MARK: Answers

  /// The delegate makes a presentation controller of the author's class for any controller.
  func presentationController(for values: [EventValue]) -> ObjectID {
    let id = renew(.presentation)
    if case .object(let presented) = values.first { world.setPresented(presented, of: id) }
    return id
  }

  /// The page beside another page, in the order of the data source.
  func page(_ offset: Int, from question: Seam.Question) -> Reply {
    let pages = Member.albumPages.map { self[$0] }
    guard case .object(let page) = question.values.first,
      let place = pages.firstIndex(of: page), pages.indices.contains(place + offset)
    else { return .none }
    return .object(pages[place + offset])
  }

  /// A new navigation controller around the only controller that is ever adapted.
  func wrapper(for presentation: ObjectID?) -> Reply {
    let wrapped = self[Member.all[0]]
    guard says(.wrapsAdapted), let presentation,
      world.presentedViewController(ofPresentation: presentation) == wrapped
    else { return .none }
    let id = world.makeController(of: ClassID(.navigationController))
    world.setViewControllers([wrapped], ofNavigation: id, animated: false)
    world.autorelease(id)
    return .object(id)
  }

  /// A new controller for the secondary column of an interface that expands.
  func other() -> Reply {
    guard says(.separatesOther) else { return .none }
    let id = world.makeController(of: ClassID(.viewController))
    world.autorelease(id)
    return .object(id)
  }

  // MARK: Nibs and storyboards

  /// The nib of a controller has a text field for its outlet.
  private func unarchive(_ owner: ObjectID, _ root: ObjectID) {
    guard state.members[owner]?.role == .nib, state.outlets[owner] == nil else { return }
    let field = world.makeView(of: ClassID(.textField))
    state.outlets[owner] = field
    world.addSubview(field, to: root)
    world.wakeFromNib(field)
  }

  private func letGo(of id: ObjectID) {
    if let outlet = state.outlets.removeValue(forKey: id) { world.release(outlet) }
  }

  /// The main storyboard makes its first controller, which stores itself in its variable.
  private func makeEntry() -> Reply {
    let id = make(Member.entry)
    state.members[id] = .entry
    world.awakeFromStoryboard(id)
    world.autorelease(id)
    return .object(id)
  }

  private func takeEntry(_ id: ObjectID) {
    let old = self[.entry]
    world.retain(id)
    state.ids[Member.entry.index] = id
    world.release(old)
  }

  // MARK: Closures

  /// Calls UIKit with a closure of the author's that only UIKit keeps.
  func withClosure(_ operation: Operation, _ body: (ObjectID) -> Void) {
    let closure = world.makeForeignObject(of: ClassID(.object), slot: 0)
    // Only the closure of the turn's own operation is a place, because a callback may have several closures.
    let turn = state.isTurnItself ? state.plan.turns.count - 1 : -1
    state.closures[closure] = (turn, operation)
    body(closure)
    world.release(closure)
  }

  /// Registers a closure that is called whenever UIKit posts a notification.
  func observe(_ operation: Operation, _ name: String) {
    withClosure(operation) {
      world.retain($0)
      state.observers.append((name, $0))
    }
  }

  private func call(_ closure: ObjectID) {
    if let context = state.contexts[closure] {
      return world.completeTransition(context, isDone: true)
    }
    guard let (turn, operation) = state.closures[closure] else { return }
    if operation.row.repeats, !state.called.insert(closure).inserted { return }
    if operation.kind == .exchange {
      let (parent, new) = (self[operation.subject], self[operation.list[0]])
      world.removeFromParent(self[operation.other])
      world.deliverFromAuthor(.didMoveToParent, to: new, [.object(parent)])
    }
    perform(.closure, ofTurn: turn)
  }

  private func perform(_ place: Plan.Place, ofTurn turn: Int) {
    guard !state.isTornDown, state.plan.turns.indices.contains(turn), let improvise else { return }
    for operation in improvise(self, place, turn) where world.stop == nil {
      // The statement takes its place in the list first. The operations inside come behind.
      state.plan.turns[turn].inside.append(Plan.Inside(place: place, operation: operation))
      _ = act(operation, isTurnItself: false)
    }
  }

  /// The caller holds the arguments until the call is over.
  func act(_ operation: Operation, isTurnItself: Bool) -> Bool {
    let passed = operation.members.map { self[$0] }
    let saved = state.isTurnItself
    state.isTurnItself = isTurnItself
    state.underWay.append(operation)
    for id in passed { world.retain(id) }
    defer {
      for id in passed { world.release(id) }
      state.underWay.removeLast()
      state.isTurnItself = saved
    }
    return operation.row.perform(operation, self)
  }
}

@testable import LifecycleEngine
@testable import ScriptCompiler
@testable import UIKitNames

/// Chooses the next operation in a world, by a seed and by the state of the world.
struct Generator {
  /// The subject of most operations of a world, so that rare operations meet often enough.
  enum Theme: CaseIterable {
    case anything, navigation, containment, presentations, adaptation, pages, columns
    case views
  }

  var random: SplitMix
  /// True for code that keeps UIKit's rules. Wild code calls anything on anything.
  let isTame: Bool
  let theme: Theme
  /// The operations before the generator leaves anything to chance.
  var queue: [Operation] = []
  /// The number of operations that may still come inside the callbacks of the turn.
  private var callsLeft = 0
  private let kinds: [Operation.Kind]

  init(_ random: SplitMix, isTame: Bool, theme: Theme? = nil) {
    var random = random
    let chosen = theme ?? random.pick(Theme.allCases)
    self.random = random
    self.isTame = isTame
    self.theme = chosen
    kinds = Operation.Kind.allCases.flatMap { kind in
      [Operation.Kind](repeating: kind, count: kind.weight(in: chosen))
    }
  }

  /// The operation of the next turn.
  mutating func turn(_ performance: Performance) -> (Operation?, Plan.Pause) {
    callsLeft = 3
    return (operation(performance, mayAct: true), pause())
  }

  /// The operations of the author's code at a place where UIKit has called the code.
  mutating func inside(_ performance: Performance, _ place: Plan.Place) -> [Operation] {
    if case .callback(let callback, _, _) = place,
      [.applicationDidFinishLaunching, .sceneWillConnect].contains(callback),
      let next = queue.first, next.kind == .makeKeyAndVisible, queue.count > 1
    {
      // The delegate gives the window its root and shows it.
      let root = queue.remove(at: 1)
      queue.removeFirst()
      let isPossible = root.exists(in: performance.plan)
      return isPossible && Tameness(performance).allows(root) ? [root, next] : []
    }
    guard callsLeft > 0, random.next(6) == 0 else { return [] }
    // A memory warning reaches also members that the release does not have.
    if case .callback(_, let member, _) = place, !member.exists(in: performance.plan) { return [] }
    // Tame code does nothing while UIKit reads a property.
    if case .callback(let callback, _, _) = place, isTame, callback.isProperty { return [] }
    callsLeft -= 1
    let next = operation(performance, mayAct: false)
    // Only a controller has a view of its own.
    if next?.kind == .loadOwnView, case .callback(_, let member, _) = place,
      member.role.isController
    {
      return [next].compactMap { $0 }
    }
    return next?.kind == .loadOwnView ? [] : [next].compactMap { $0 }
  }

  private mutating func pause() -> Plan.Pause {
    switch random.next(4) {
    case 0: .milliseconds(random.next(600))
    case 1: .none
    default: .idle
    }
  }

  private mutating func operation(_ performance: Performance, mayAct: Bool) -> Operation? {
    if mayAct, !queue.isEmpty {
      let next = queue.removeFirst().available(on: performance.world.release)
      if next.exists(in: performance.plan), !isTame || Tameness(performance).allows(next) {
        return next
      }
    }
    let world = performance.world
    if mayAct, world.isGestureHeld, random.next(2) == 0 {
      var operation = Operation(kind: random.pick([.moveSwipe, .finishSwipe, .cancelSwipe]))
      operation.choice = random.next(10)
      return operation
    }
    for _ in 0..<12 {
      let kind = random.pick(kinds)
      guard mayAct ? kind != .loadOwnView : !(OperationRow.all[kind]?.isAction ?? false),
        let candidate = sample(kind, performance)
      else { continue }
      if isBreakingRules() || Tameness(performance).allows(candidate) { return candidate }
    }
    return nil
  }

  /// True if wild code breaks UIKit's rules now. An exception would soon end a world whose code breaks the
  /// rules all the time.
  private mutating func isBreakingRules() -> Bool { !isTame && random.next(6) == 0 }

  // MARK: Who takes part

  private mutating func sample(_ kind: Operation.Kind, _ performance: Performance) -> Operation? {
    var operation = Operation(kind: kind)
    operation.subject = random.pick(kind.subjects)
    operation.other = random.pick(kind.others)
    operation.isOn = random.next(2) == 0
    operation.choice = random.next(kind.choices)
    let world = performance.world
    let id = performance[operation.subject]
    switch kind {
    case .popTo:
      let stack = world.viewControllers(ofNavigation: id).compactMap {
        performance.state.members[$0]
      }
      if isTame || random.next(4) > 0 {
        guard !stack.isEmpty else { return nil }
        operation.other = random.pick(stack)
      }
    case .selectTabShowing:
      let tabs = world.viewControllers(ofTabBar: id).compactMap { performance.state.members[$0] }
      guard !tabs.isEmpty else { return nil }
      if isTame || random.next(4) > 0 { operation.other = random.pick(tabs) }
    case .setStack:
      operation.list = shuffledStack(world.viewControllers(ofNavigation: id), kind, performance)
    case .setTabs, .setTabObjects:
      operation.list = shuffledStack(world.viewControllers(ofTabBar: id), kind, performance)
    case .makePages: operation.list = distinct(3, of: kind.others)
    case .insertView: operation.list = Member.views.filter { $0 != operation.subject }
    case .exchangeViews:
      operation.other = random.pick(Member.views.filter { $0 != operation.subject })
    case .overrideChildTraits:
      let children = world.children(of: id).compactMap { performance.state.members[$0] }
      guard !children.isEmpty else { return nil }
      operation.other = random.pick(children)
    case .setColumns: operation.list = distinct(1 + random.next(2), of: kind.others)
    case .setTwoPages: operation.list = distinct(2, of: kind.others)
    case .takeOut, .exchange, .transition:
      let full = kind.subjects.filter { world.children(of: performance[$0]).count > 1 }
      if kind == .transition, !full.isEmpty { operation.subject = random.pick(full) }
      let id = performance[operation.subject]
      let children = world.children(of: id).compactMap { performance.state.members[$0] }
      if let child = children.first, isTame || random.next(4) > 0 {
        operation.other = random.next(2) == 0 ? child : random.pick(children)
      }
      let new = children.count > 1 && kind == .transition ? children : kind.others
      operation.list = [random.pick(new)]
    case .present: operation = perhapsWithoutAnchor(operation, performance)
    case .dismiss where random.next(3) > 0:
      let up = Member.controllers.filter { isUp(performance[$0], world) }
      if !up.isEmpty { operation.subject = random.pick(up) }
    case .tapBack, .swipeBack, .turnPage, .tapTab, .pullSheet, .moveSwipe, .finishSwipe,
      .cancelSwipe, .memoryWarning, .enterBackground, .enterForeground, .setTraits, .resize,
      .rotate, .requestGeometry, .attemptRotation, .setInfoPlist, .launch, .observe, .makeSplit:
      operation.subject = Member.all[0]
      operation.other = Member.all[0]
    default: break
    }
    let available = operation.available(on: world.release)
    return available.exists(in: performance.plan) ? available : nil
  }

  /// Sometimes wild code presents a popover on a pad that points to nothing.
  private mutating func perhapsWithoutAnchor(
    _ operation: Operation, _ performance: Performance
  ) -> Operation {
    guard !isTame, performance.plan.device == .pad, random.next(20) == 0 else { return operation }
    var other = operation
    other.choice = OperationRow.styles.firstIndex(of: .popover) ?? 0
    other.isOn = false
    return other
  }

  private func isUp(_ id: ObjectID, _ world: World) -> Bool {
    world.presenting.presentation(of: id)?.presenting != nil
  }

  /// The content of a container with some members left out and a new member somewhere inside.
  private mutating func shuffledStack(
    _ old: [ObjectID], _ kind: Operation.Kind, _ performance: Performance
  ) -> [Member] {
    var list = old.compactMap { performance.state.members[$0] }
    for _ in 0..<random.next(3) where !list.isEmpty { list.remove(at: random.next(list.count)) }
    for _ in 0..<(1 + random.next(2)) {
      let new = random.pick(kind.others)
      if !list.contains(new) { list.insert(new, at: random.next(list.count + 1)) }
    }
    return list
  }

  private mutating func distinct(_ count: Int, of members: [Member]) -> [Member] {
    var list: [Member] = []
    for _ in 0..<count {
      let member = random.pick(members)
      if !list.contains(member) { list.append(member) }
    }
    return list
  }
}

extension Operation {
  /// True if all members of the operation exist.
  fileprivate func exists(in plan: Plan) -> Bool {
    members.allSatisfy { $0.exists(in: plan) }
  }

  /// The same operation, with a style of presentation that the release has.
  fileprivate func available(on release: Release) -> Operation {
    guard kind == .present else { return self }
    let first = Availability.firstRelease(of: OperationRow.styles[choice])
    guard release < Release(first) else { return self }
    var other = self
    other.choice = OperationRow.styles.firstIndex(of: .fullScreen) ?? 0
    return other
  }
}

extension Member {
  /// True if the member exists. Before iOS 8 there are no alerts, and split views exist on pads only.
  fileprivate func exists(in plan: Plan) -> Bool {
    guard plan.release < Release(8) else { return true }
    return switch role {
    case .alert, .search: false
    case .split, .tripleSplit: plan.device == .pad
    default: true
    }
  }
}

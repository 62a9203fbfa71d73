@testable import LifecycleEngine

/// A world in which a seed decides what the author and the user do, in turns and inside callbacks.
final class RandomWorld {
  /// Tame code keeps UIKit's rules about containment; wild code calls anything on anything.
  let isTame: Bool
  let world: World
  private var random: SplitMix
  private(set) var plain: [ObjectID] = []
  private(set) var navigations: [ObjectID] = []
  private(set) var pages: [ObjectID] = []
  private(set) var tabs: [ObjectID] = []
  private(set) var splits: [ObjectID] = []
  private(set) var boxes: [ObjectID] = []
  /// Controllers that only hear of begin and end by hand.
  private(set) var puppets: [ObjectID] = []
  var completion: ObjectID?
  private var callsLeft = 0
  private var checker = AppearanceChecker()
  private(set) var failures: [String] = []
  private(set) var log: [String] = []
  var isTornDown = false
  /// What a call under way is about to contain: tame code does not contain it elsewhere meanwhile.
  private var reserved: [ObjectID] = []

  init(
    seed: Int, release: Release, isTame: Bool, choreographies: [Choreography] = Choreography.all
  ) {
    random = SplitMix(state: UInt64(seed))
    world = World(release: release, choreographies: choreographies)
    self.isTame = isTame
    attach()
    build()
  }

  /// An independent world in the same state, whose author and user go on in the same way.
  init(copying other: RandomWorld) {
    isTame = other.isTame
    world = other.world.copy()
    random = other.random
    plain = other.plain
    navigations = other.navigations
    pages = other.pages
    tabs = other.tabs
    splits = other.splits
    boxes = other.boxes
    puppets = other.puppets
    completion = other.completion
    checker = other.checker
    attach()
  }

  var everything: [ObjectID] { plain + navigations + pages + tabs + boxes + splits + puppets }

  private func attach() {
    world.userCode = { [unowned self] _, request in handle(request) }
    world.observer = { [unowned self] world, event in
      if case .object(let id) = event.receiver, world.isDeallocated(id) {
        failures.append("\(event.callback) was sent to object \(id.index), which is gone")
      }
      if let failure = checker.check(event) { failures.append(failure) }
    }
  }

  private func build() {
    var all = CallbackSet()
    for callback in Callback.allCases { all.insert(callback) }
    func make(_ count: Int, _ base: UIKitClass) -> [ObjectID] {
      let type = world.registerClass(named: base.name, base: base, implements: all)
      return (0..<count).map { _ in world.makeController(of: type) }
    }
    plain = make(8, .viewController)
    navigations = make(2, .navigationController)
    pages = make(2, .pageViewController)
    tabs = make(1, .tabBarController)
    splits = make(1, .splitViewController)
    world.setHasStyle(ofSplit: splits[0])
    boxes = make(2, .viewController)
    puppets = make(2, .viewController)
    completion = world.makeForeignObject(of: ClassID(.object), slot: 0)
    world.setPageStyle(.pageCurl, of: pages[1])
    world.setPages(Array(plain[0..<3]), of: pages[0])
    world.setPages(Array(plain[2..<5]), of: pages[1])
    for navigation in navigations { world.setNavigationDelegate(puppets[0], of: navigation) }
    for page in pages { world.setPageDelegate(puppets[1], of: page) }
  }

  private func handle(_ request: Request) -> Reply {
    guard case .callback(let id, let callback, _, _) = request else { return .none }
    world.performBase(callback, on: id)
    if callsLeft > 0, !isTornDown, random.next(6) == 0 {
      callsLeft -= 1
      call("  in \(id.index).\(callback): ")
    }
    return .none
  }

  // MARK: Driving

  /// One turn of the author's code or the user's, and sometimes time after it.
  func step() {
    guard world.stop == nil else { return }
    world.beginTurn()
    callsLeft = 3
    switch world.isGestureHeld && random.next(2) == 0 ? 13 : random.next(14) {
    case 0...7: call("")
    case 8: attempt("back") { () throws(GestureError) in try world.tapBack() }
    case 9: attempt("swipe") { () throws(GestureError) in try world.beginSwipeBack() }
    case 10:
      attempt("turn") { () throws(GestureError) in
        try world.beginPageSwipe(random.next(2) == 0 ? .forward : .reverse)
      }
    case 11:
      attempt("tap tab") { () throws(GestureError) in try world.tapTab(random.next(3)) }
    case 12:
      if random.next(3) == 0 { resize() }
      attempt("pull") { () throws(GestureError) in try world.beginSheetSwipe() }
    default: release()
    }
    world.endTurn()
    switch random.next(4) {
    case 0: world.wait(.milliseconds(Int64(random.next(600))))
    case 1: break
    default: settle()
    }
  }

  private func settle() {
    world.runUntilIdle()
    callsLeft = 0
    if isTame, world.stop == nil, !world.isGestureHeld { checkIdle() }
  }

  /// The window gets its other two sides.
  private func resize() {
    let window = world.windows[0]
    let size = world.frame(of: window).size
    log.append("resize")
    world.resize(width: size.height, height: size.width)
  }

  func attempt(_ name: String, _ action: () throws(GestureError) -> Void) {
    do {
      try action()
      log.append(name)
    } catch {}
  }

  private func release() {
    if random.next(2) == 0 {
      attempt("finish") { () throws(GestureError) in try world.finishSwipe() }
    } else {
      attempt("cancel") { () throws(GestureError) in try world.cancelSwipe() }
    }
  }

  private func pick(_ list: [ObjectID]) -> ObjectID { list[random.next(list.count)] }

  /// A controller that may become a child: one without a parent that is no root.
  private func pickChild() -> ObjectID? {
    let candidate = pick(plain + pages + boxes)
    guard isTame else { return random.next(8) == 0 ? pick(everything) : candidate }
    return isFree(candidate) ? candidate : nil
  }

  private func isFree(_ id: ObjectID) -> Bool {
    !reserved.contains(id) && world.parent(of: id) == nil
      && world.presentation(of: id).map { $0.phase == .idle } ?? true
      && world.rootViewController(of: world.windows[0]) != id
      && world.appearanceState(of: id) == .disappeared
      && !navigations.contains { isWaiting(id, $0) }
  }

  private func isWaiting(_ id: ObjectID, _ navigation: ObjectID) -> Bool {
    world.navigations[world.containerSlot(navigation)].deferred.contains { operation in
      switch operation {
      case .push(let other, _): other == id
      case .set(let list, _): list.contains(id)
      case .pop: false
      }
    }
  }

  private func call(_ place: String) {
    let count = reserved.count
    defer { reserved.removeLast(reserved.count - count) }
    let animated = random.next(2) == 0
    switch random.next(24) {
    case 14...15: present(place, animated)
    case 16...17: dismiss(place, animated)
    case 0...2: push(place, animated)
    case 3...4:
      let navigation = pick(navigations)
      log.append("\(place)\(navigation.index).pop \(animated)")
      _ = world.pop(from: navigation, animated: animated)
    case 5:
      let navigation = pick(navigations)
      log.append("\(place)\(navigation.index).popToRoot \(animated)")
      _ = world.pop(to: nil, from: navigation, animated: animated)
    case 6: setStack(place, animated)
    case 7...8: setPage(place, animated)
    case 9: setRoot(place)
    case 10: layOut(place)
    case 11, 18...20: contain(place)
    case 12: removeFromParent(place)
    case 21...22: selectTab(place)
    case 23: changeSplit(place)
    default: driveByHand(place)
    }
  }

  private func push(_ place: String, _ animated: Bool) {
    let navigation = pick(navigations)
    guard let child = pickChild() else { return }
    reserved.append(child)
    log.append("\(place)\(navigation.index).push \(child.index) \(animated)")
    world.push(child, onto: navigation, animated: animated)
  }

  private func setStack(_ place: String, _ animated: Bool) {
    let navigation = pick(navigations)
    var list = world.viewControllers(ofNavigation: navigation)
    for _ in 0..<random.next(3) where !list.isEmpty { list.remove(at: random.next(list.count)) }
    if let child = pickChild(), !list.contains(child) {
      list.insert(child, at: random.next(list.count + 1))
    }
    reserved += list
    log.append("\(place)\(navigation.index).set \(list.map { $0.index }) \(animated)")
    world.setViewControllers(list, ofNavigation: navigation, animated: animated)
  }

  private func present(_ place: String, _ animated: Bool) {
    let source = pick(everything)
    let candidate = pick(plain + navigations + boxes)
    guard !isTame || isFree(candidate) && candidate != source else { return }
    reserved += [candidate, source]
    let style = ModalPresentationStyle.allCases[random.next(9)]
    world.setModalPresentationStyle(style, of: candidate)
    world.setModalInPresentation(random.next(4) == 0, of: candidate)
    log.append("\(place)\(source.index).present \(candidate.index) \(style) \(animated)")
    world.present(candidate, from: source, animated: animated, completion: completion)
  }

  private func dismiss(_ place: String, _ animated: Bool) {
    let up = everything.filter { world.presentation(of: $0)?.presenting != nil }
    let source = pick(up.isEmpty ? everything : up)
    log.append("\(place)\(source.index).dismiss \(animated)")
    world.dismiss(source, animated: animated, completion: completion)
  }

  private func setPage(_ place: String, _ animated: Bool) {
    let container = pick(pages)
    guard let page = pickChild() else { return }
    reserved.append(page)
    log.append("\(place)\(container.index).setPage \(page.index) \(animated)")
    world.setPage(page, of: container, animated: animated, completion: completion)
  }

  private func setRoot(_ place: String) {
    // What a window does to what its old root presents is not for tame code to find out.
    guard !isTame || !everything.contains(where: { world.presentation(of: $0) != nil }) else {
      return
    }
    if random.next(3) == 0 {
      let isHidden = !world.isHidden(world.windows[0])
      log.append("\(place)window.isHidden = \(isHidden)")
      return world.setHidden(isHidden, ofWindow: world.windows[0])
    }
    let root = pick(navigations + pages + tabs + boxes + splits)
    guard !isTame || isFree(root) else { return }
    reserved.append(root)
    log.append("\(place)window.root = \(root.index)")
    world.setRootViewController(root, of: world.windows[0])
  }

  private func layOut(_ place: String) {
    guard let view = world.viewIfLoaded(of: pick(everything)) else { return }
    log.append("\(place)layout")
    world.setNeedsLayout(view)
    if random.next(2) == 0 { world.layoutIfNeeded(view) }
  }

  private func changeSplit(_ place: String) {
    let split = splits[0]
    let column = SplitColumn.allCases[random.next(4)]
    switch random.next(4) {
    case 0:
      log.append("\(place)\(split.index).show \(column)")
      world.showColumn(column, of: split)
    case 1:
      log.append("\(place)\(split.index).hide \(column)")
      world.hideColumn(column, of: split)
    default:
      let child = pick(plain + navigations)
      guard !isTame || isFree(child) else { return }
      reserved.append(child)
      log.append("\(place)\(split.index).set \(child.index) for \(column)")
      world.setViewController(child, for: column, of: split)
    }
  }

  private func selectTab(_ place: String) {
    let tabBar = pick(tabs)
    let list = world.viewControllers(ofTabBar: tabBar)
    guard !list.isEmpty else { return }
    let index = random.next(list.count)
    log.append("\(place)\(tabBar.index).selectedIndex = \(index)")
    world.selectTab(index, of: tabBar)
  }

  /// Fills a tab bar controller or the author's own container.
  private func contain(_ place: String) {
    let container = pick(tabs + boxes)
    if tabs.contains(container) {
      var list = [pick(navigations), pick(plain), pick(pages)].filter { !isTame || isFree($0) }
      let old = world.viewControllers(ofTabBar: container)
      if !old.isEmpty, random.next(2) == 0 { list.append(pick(old)) }
      reserved += list + [container]
      log.append("\(place)\(container.index).tabs \(list.map { $0.index })")
      return world.setViewControllers(list, ofTabBar: container)
    }
    let child = pick(plain + navigations)
    guard !isTame || isFree(child) else { return }
    reserved += [child, container]
    log.append("\(place)\(container.index).addChild \(child.index)")
    world.addChild(child, to: container)
    guard world.parent(of: child) == container, let host = world.view(of: container),
      let view = world.view(of: child)
    else { return }
    world.addSubview(view, to: host)
    world.deliverFromAuthor(.didMoveToParent, to: child, [.object(container)])
  }

  private func removeFromParent(_ place: String) {
    if random.next(2) == 0 { return takeOutOfBox(place) }
    let child = pick(plain + pages)
    guard let parent = world.parent(of: child), !isTame || navigations.contains(parent) else {
      return
    }
    log.append("\(place)\(child.index).removeFromParent")
    world.removeFromParent(child)
  }

  private func takeOutOfBox(_ place: String) {
    guard let child = world.children(of: pick(boxes)).first, !reserved.contains(child) else {
      return
    }
    reserved.append(child)
    log.append("\(place)\(child.index) out of its box")
    if let view = world.viewIfLoaded(of: child) { world.removeFromSuperview(view) }
    world.removeFromParent(child)
  }

  private func driveByHand(_ place: String) {
    let puppet = isTame ? pick(puppets) : pick(everything)
    log.append("\(place)\(puppet.index) by hand")
    if random.next(2) == 0 {
      world.beginAppearanceTransition(
        of: puppet, appearing: random.next(2) == 0, animated: false)
    } else {
      world.endAppearanceTransition(of: puppet)
    }
  }

  func fail(_ text: String) { failures.append(text) }

  /// What happened, in full.
  var transcript: [String] {
    world.trace.events.map {
      "\($0.time.microseconds) \($0.turn) \($0.transaction) \($0.step) \($0.receiver) "
        + "\($0.callback) \($0.arguments.map { $0.value })"
    }
  }
}

@testable import LifecycleEngine

/// The rules of UIKit that tame code keeps. The engine has to stand anything else.
struct Tameness {
  let performance: Performance
  private var world: World { performance.world }

  init(_ performance: Performance) { self.performance = performance }

  func allows(_ operation: Operation) -> Bool {
    keepsRules(operation) && !closesCircle(operation)
  }

  /// True if a controller would come into a controller that it holds itself. Even if UIKit does not notice
  /// the circle, nothing good follows.
  private func closesCircle(_ operation: Operation) -> Bool {
    guard operation.kind.contains else { return false }
    let subject = performance[operation.subject]
    var pending = ([operation.other] + operation.list).map { performance[$0] }
    var seen: Set<ObjectID> = []
    while let id = pending.popLast() {
      if id == subject { return true }
      if seen.insert(id).inserted { pending += world.strongReferences(of: id) }
    }
    return false
  }

  private func keepsRules(_ operation: Operation) -> Bool {
    let (subject, other) = (operation.subject, operation.other)
    switch operation.kind {
    case .push, .pushAlongside, .pushInTransaction:
      return isFree(other) && !isReserved(subject) && other.role.base.mayBePushed
    case .setPage, .setColumn: return isFree(other) && !isReserved(subject)
    case .setAlbumPage:
      return !isReserved(subject) && (isFree(other) || isChild(other, of: subject))
    case .launch, .launchStoryboard: return mayLaunch(subject)
    case .replaceView: return Member.plain.contains(subject) && isOffScreen(subject)
    case .contain, .segueEmbed:
      return isFree(other) && other != subject && isEmptySegueContainer(operation)
        && !isForwarding(subject)
    case .setStack:
      return operation.list.allSatisfy { $0.role.base.mayBePushed }
        && arrivals(operation, world.viewControllers(ofNavigation: performance[subject]))
    case .setColumns:
      let split = world.splits[performance[subject]]
      return arrivals(operation, split.columns.all)
    case .setTabs, .setTabObjects:
      return arrivals(operation, world.viewControllers(ofTabBar: performance[subject]))
    case .makePages: return isFree(subject) && operation.list.allSatisfy(isFree)
    case .setRoot: return isFree(other) && !isAnythingPresented
    case .clearRoot, .showWindow, .hideWindow, .makeKeyAndVisible: return !isAnythingPresented
    case .present where OperationRow.styles[operation.choice] == .none: return false
    case .present where OperationRow.styles[operation.choice] == .popover && !operation.isOn:
      return false
    case .present, .show, .showDetail, .segueShow, .segueModal:
      return isFree(other) && other != subject
    case .takeOut:
      return isChild(other, of: subject) && !isReserved(other) && !isExchanged(other)
        && !isForwarding(subject)
    case .exchange: return mayExchange(operation)
    case .removeFromParent: return parentRole(of: subject) == .navigation && !isReserved(subject)
    case .renew, .awake: return !isReserved(subject)
    case .dropView: return isOffScreen(subject)
    case .beginAppearance, .endAppearance, .callAppearance: return subject.role == .puppet
    case .setTransitionStyle: return styles[operation.choice] != .partialCurl
    case .nestView: return other != subject && !isInside(performance[subject], performance[other])
    // A phone had no split view controllers.
    case .makeSplit: return performance.plan.device == .pad || world.release >= Release(8)
    case .shareView: return other == subject
    case .setTwoPages, .addChild, .willMove, .didMove, .addView, .removeView, .transition:
      return false
    default: return true
    }
  }

  /// True if a controller may come into a container: the controller is in no container, and no container is
  /// about to take the controller.
  private func isFree(_ member: Member) -> Bool {
    let id = performance[member]
    return !isReserved(member) && world.parent(of: id) == nil
      && world.presenting.presentation(of: id).map { $0.phase == .idle } ?? true
      && !world.windows.contains { world.rootViewController(of: $0) == id }
      && world.appearanceState(of: id) == .disappeared
      && !isAwaited(id) && !isExchanged(member)
  }

  /// True if `transition(from:to:)` moves the controller, because the completion moves the controller once
  /// more.
  private func isExchanged(_ member: Member) -> Bool {
    let id = performance[member]
    return world.transitions.contains {
      $0.choreography == ChoreographyIndex.childTransition.rawValue
        && ($0.from == id || $0.to == id)
    }
  }

  /// True if an operation in progress needs the controller.
  private func isReserved(_ member: Member) -> Bool {
    performance.state.underWay.contains { $0.members.contains(member) }
  }

  /// True if a container will take the controller later: a navigation controller after its transition, a
  /// split view controller at its first appearance, or a page view controller when the user turns to the
  /// page.
  private func isAwaited(_ id: ObjectID) -> Bool {
    if world.splits.contains(where: { $0.held.contains(id) }) { return true }
    if world.pages.contains(where: { $0.source.contains(id) }) { return true }
    return world.navigations.contains { record in
      record.deferred.contains { entry in
        switch entry.operation {
        case .push(let other, _): other == id
        case .set(let list, _): list.contains(id)
        case .pop: false
        }
      }
    }
  }

  /// True if the app may start. An app starts once, before its windows have any content.
  private func mayLaunch(_ member: Member) -> Bool {
    world.windows.allSatisfy { world.rootViewController(of: $0) == nil } && isFree(member)
      && !performance.plan.operations.contains { [.launch, .launchStoryboard].contains($0.kind) }
  }

  private let styles = ModalTransitionStyle.allCases

  private func isInside(_ view: ObjectID, _ outer: ObjectID) -> Bool {
    var current: ObjectID? = view
    while let candidate = current {
      if candidate == outer { return true }
      current = world.superview(of: candidate)
    }
    return false
  }

  private var isAnythingPresented: Bool {
    world.presentations.contains { $0.phase != .idle && !world.isDeallocated($0.id) }
  }

  private func arrivals(_ operation: Operation, _ old: [ObjectID]) -> Bool {
    !isReserved(operation.subject)
      && operation.list.allSatisfy { old.contains(performance[$0]) || isFree($0) }
  }

  private func isChild(_ member: Member, of parent: Member) -> Bool {
    world.parent(of: performance[member]) == performance[parent]
  }

  /// True if the controller is on screen and its children hear of coming and going only from the controller.
  private func isForwarding(_ member: Member) -> Bool {
    guard Member.closedBoxes.contains(member) else { return false }
    // The box would have to take back by hand the callbacks that UIKit has sent to a child meanwhile.
    return ([performance[member]] + world.children(of: performance[member])).contains {
      world.appearanceState(of: $0) != .disappeared
    }
  }

  private func mayExchange(_ operation: Operation) -> Bool {
    let parent = performance[operation.subject]
    guard isChild(operation.other, of: operation.subject), isFree(operation.list[0]),
      !isReserved(operation.other), !world.transitions.isBusy(parent),
      let view = world.viewIfLoaded(of: performance[operation.other])
    else { return false }
    return world.superview(of: view) != nil
  }

  private func parentRole(of member: Member) -> Member.Role? {
    world.parent(of: performance[member]).flatMap { performance.state.members[$0]?.role }
  }

  private func isOffScreen(_ member: Member) -> Bool {
    guard let view = world.viewIfLoaded(of: performance[member]) else { return false }
    return world.appearanceState(of: performance[member]) == .disappeared
      && world.superview(of: view) == nil && !isReserved(member)
  }

  /// True for an empty container view, which an embed segue needs.
  private func isEmptySegueContainer(_ operation: Operation) -> Bool {
    guard operation.kind == .segueEmbed else { return true }
    let source = performance[operation.subject]
    return !world.segueContainers.contains { $0.source == source }
  }
}

extension UIKitClass {
  /// True if a navigation controller takes the member.
  fileprivate var mayBePushed: Bool {
    switch self {
    case .navigationController, .tabBarController, .splitViewController: false
    default: true
    }
  }
}

@testable import LifecycleEngine

// The objects of a generated world.
extension Performance {
  func cast() {
    for member in Member.all {
      let id = make(member)
      state.ids.append(id)
      state.members[id] = member
    }
    for member in Member.all { furnish(member) }
    for member in Member.all where member.role == .tabBar { initialize(member) }
  }

  /// Does the work of the initializer of UIKit's class, once the owner of the object is known.
  private func initialize(_ member: Member) {
    world.initializeContainer(self[member], isUnarchived: false)
  }

  func make(_ member: Member) -> ObjectID {
    switch member.role {
    case .window:
      return member == Member.windows[0] ? world.windows[0] : world.makeWindow()
    case .textField, .textView: return world.makeView(of: ClassID(member.role.base))
    case .view: return world.makeView(of: classID(of: .view))
    case .delegate, .chooser, .animator, .appDelegate, .sceneDelegate, .sceneApp:
      return world.makeForeignObject(of: classID(of: member.role), slot: 0)
    case .presentation:
      return world.makePresentationController(of: classID(of: .presentation))
    default: return world.makeController(of: classID(of: member.role))
    }
  }

  /// Sets delegates, and the decisions that a container's initializer takes.
  private func furnish(_ member: Member) {
    let (id, delegate) = (self[member], self[.delegate])
    switch member.role {
    case .navigation: world.setNavigationDelegate(delegate, of: id)
    case .tabBar: world.setTabBarDelegate(delegate, of: id)
    case .scrollingPages, .curlingPages:
      // Scrolling exists from iOS 6.
      let scrolls = member.role == .scrollingPages && world.release >= Release(6)
      world.setPageStyle(scrolls ? .scroll : .pageCurl, of: id)
      world.setPageDelegate(delegate, of: id)
    case .sourcedPages:
      world.setPageStyle(world.release >= Release(6) ? .scroll : .pageCurl, of: id)
      world.setPageDelegate(delegate, of: id)
      world.setPageDataSource(delegate, of: id)
    case .split, .tripleSplit:
      if world.release >= Release(14) {
        world.setHasStyle(ofSplit: id, isTriple: member.role == .tripleSplit)
      }
      world.setSplitDelegate(delegate, of: id)
    case .textField, .textView: world.setTextDelegate(delegate, of: id)
    case .search:
      world.setSearchDelegate(delegate, of: id)
      world.setSearchUpdater(delegate, of: id)
    default: break
    }
  }

  private func classID(of role: Member.Role) -> ClassID {
    if let known = state.classes[role] { return known }
    var callbacks = CallbackSet()
    for seam in Seam.of(role) where seam.releases.contains(world.release) {
      callbacks.insert(seam.callback)
    }
    let id = world.registerClass(named: role.rawValue, base: role.base, implements: callbacks)
    state.classes[role] = id
    return id
  }

  /// Gives the member's variable a new object, and releases the old object.
  func renew(_ member: Member) -> ObjectID {
    let old = self[member]
    let id = make(member)
    state.members[id] = member
    state.ids[member.index] = id
    furnish(member)
    if member.role == .tabBar { initialize(member) }
    world.release(old)
    return id
  }
}

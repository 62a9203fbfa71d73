import LifecycleEngine
import ScriptCompiler
import UIKitNames

/// `UITab`, and the tabs of tab bar controllers. Source:
/// https://developer.apple.com/documentation/uikit/uitab
struct TabMembers: Area {
  let machine: Machine

  private static let type = "UITab"
  private static let provider = "viewControllerProvider"
  /// The property is named as the closure, without the last word.
  private static let controller = String(provider.dropLast("Provider".utf8.count))
}

extension Machine {
  var tabs: TabMembers { TabMembers(machine: self) }
}

extension TabMembers {
  /// Makes a tab.
  /// - Returns: `nil` for another name.
  func make(_ name: String, _ arguments: Arguments) throws(RunError) -> Value? {
    guard name == TabMembers.type else { return nil }
    try machine.types.require(18, for: name)
    let id = heap.makeForeign(.instance, of: world.libraryClass(named: name, base: .object))
    for (label, value) in zip(arguments.labels, arguments.values) {
      guard let label else { continue }
      let name = label == ArgumentLabel.trailing ? TabMembers.provider : label
      heap.keep(heap.copied(value), name, of: id)
    }
    return .object(id)
  }

  private func isTab(_ id: ObjectID) -> Bool {
    world.classRecord(of: id).name == TabMembers.type
  }

  /// Fails for the controller of a tab that has not been selected.
  func checkRead(_ name: String, of id: ObjectID) throws(RunError) {
    guard name == TabMembers.controller, isTab(id), heap.kept(name, of: id) == nil,
      !rules.allowsUndeclared
    else { return }
    throw failed(
      .notSimulated, "'viewController' of a tab that was never selected is not simulated yet",
      ["select the tab first"])
  }

  /// The controller that the closure of a tab makes.
  func controller(of tab: ObjectID) throws(RunError) -> Reply {
    guard let provider = heap.kept(TabMembers.provider, of: tab)?.objectID else {
      throw failed(
        .notSimulated, "A tab without a closure that makes its controller is not simulated yet")
    }
    let made = try machine.call(closure: provider, [heap.owned(tab)])
    guard case .object(let id) = made, world.kind(of: id) == .controller else {
      heap.release(made)
      return .none
    }
    heap.keep(heap.copied(made), TabMembers.controller, of: tab)
    world.autorelease(id)
    return .object(id)
  }

  // MARK: Tab bar controllers

  /// The value of a property about tabs; `nil` for another property.
  func property(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    let tabs = world.tabs(ofTabBar: id)
    switch UIKitNames.type(of: name, in: .tabBarController) {
    case "[UITab]":
      // UIKit makes tabs for controllers, too.
      guard !tabs.isEmpty || world.viewControllers(ofTabBar: id).isEmpty else { return nil }
      return heap.makeArray(tabs)
    case "UITab?": return tabs.isEmpty ? nil : heap.owned(world.selectedTab(of: id))
    default: return nil
    }
  }

  /// The number of the selected tab; `nil` if the tabs are controllers.
  func selectedIndex(of id: ObjectID) -> Int? {
    world.tabs(ofTabBar: id).firstIndex { $0 == world.selectedTab(of: id) }
  }

  /// Selects a tab by its number.
  /// - Returns: False if the tabs are controllers.
  func select(_ index: Int, of id: ObjectID) -> Bool {
    let tabs = world.tabs(ofTabBar: id)
    if tabs.indices.contains(index) { select(tabs[index], of: id) }
    return !tabs.isEmpty
  }

  /// Fails for a number without a tab, and for a tab behind More, the fifth tab of a phone, which shows the tabs
  /// from there on.
  func check(_ index: Int, of id: ObjectID) throws(RunError) {
    let count = world.viewControllers(ofTabBar: id).count
    guard !rules.allowsUndeclared, count > 0 else { return }
    guard (0..<count).contains(index) else {
      throw failed(
        .notSimulated, "The selection of a tab that does not exist is not simulated yet",
        ["the last tab has the number \(count - 1)"])
    }
    guard world.device.idiom == .phone, count > 5, index >= 4 else { return }
    throw failed(
      .notSimulated, "A tab that is behind More is not simulated yet",
      ["a phone shows four tabs beside More"])
  }

  /// Fails if a tab has no controller yet, so that the list of controllers is not known.
  func checkControllers(of id: ObjectID) throws(RunError) {
    if world.viewControllers(ofTabBar: id).isEmpty { machine.unknowns.noteRead(.noTabs) }
    guard !rules.allowsUndeclared,
      world.tabs(ofTabBar: id).contains(where: { world.controller(ofTab: $0, in: id) == nil })
    else { return }
    throw failed(
      .notSimulated, "The controllers of tabs that were never selected are not simulated yet",
      ["read 'tabs'"])
  }

  /// - Returns: False for another property.
  func set(_ name: String, of id: ObjectID, to value: Value) throws(RunError) -> Bool {
    switch UIKitNames.type(of: name, in: .tabBarController) {
    case "[UITab]": try setTabs(value, of: id)
    case "UITab?":
      guard let tab = value.objectID else { return true }
      select(tab, of: id)
    default: return false
    }
    return true
  }

  private func select(_ tab: ObjectID, of id: ObjectID) {
    world.selectTab(tab, of: id, mayFade: !machine.animations.areOff)
  }

  /// Performs `init(tabs:)`.
  /// - Returns: False for another initializer.
  func initialize(_ id: ObjectID, _ arguments: Arguments) throws(RunError) -> Bool {
    guard let label = arguments.labels.first ?? nil,
      UIKitNames.type(of: label, in: .tabBarController) == "[UITab]"
    else { return false }
    try setTabs(arguments.first, of: id)
    return true
  }

  /// The value of the list of tabs, or the argument of `init(tabs:)` and `setTabs(_:animated:)`.
  func setTabs(_ value: Value?, of id: ObjectID) throws(RunError) {
    let tabs = (value?.objectID.flatMap { heap.array($0) } ?? []).compactMap { $0.objectID }
      .filter { isTab($0) }
    let count = value?.objectID.flatMap { heap.array($0) }?.count ?? 0
    if tabs.count < count || tabs.count > 5 && world.device.idiom == .phone {
      if rules.allowsUndeclared { return }
      throw failed(
        .notSimulated,
        tabs.count < count
          ? "A tab of a class other than 'UITab' is not simulated yet"
          : "A tab that is behind More is not simulated yet",
        ["give the tab bar controller at most five 'UITab' objects"])
    }
    noteProviders(of: tabs.dropFirst())
    world.setTabs(tabs, ofTabBar: id)
    if world.stop != nil { throw .halted }
  }

  /// Notes the closures that UIKit may call before a tab is selected.
  private func noteProviders(of tabs: ArraySlice<ObjectID>) {
    guard !rules.allowsUndeclared else { return }
    let functions = tabs.compactMap { tab -> Int? in
      guard let provider = heap.kept(TabMembers.provider, of: tab)?.objectID,
        case .closure(let record) = heap.foreignObject(provider)
      else { return nil }
      return record.function
    }
    machine.unknowns.note(.tabProvider, functions)
  }
}

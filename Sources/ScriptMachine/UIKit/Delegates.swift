import Diagnostics
import LifecycleEngine
import UIKitNames

// Delegates and data sources for UIKit: objects that conform to the protocol in the row of the
// property.
extension ControllerMembers {
  /// The object that a property marked `weak` holds; `nil` for other properties.
  package func weakProperty(_ name: String, of id: ObjectID) -> Value? {
    let base = world.classRecord(of: id).base
    guard UIKitNames.marks(of: name, in: base).contains(.weak) else { return nil }
    let held =
      switch base {
      case .navigationController: world.navigationDelegate(of: id)
      case .tabBarController: world.tabBarDelegate(of: id)
      case .pageViewController:
        name == "delegate" ? world.pageDelegate(of: id) : world.pageDataSource(of: id)
      case .splitViewController: world.splitDelegate(of: id)
      case .searchController:
        name == "delegate" ? world.searchDelegate(of: id) : world.searchUpdater(of: id)
      case .textField, .textView: world.textDelegate(of: id)
      case .presentationController, .sheetPresentationController, .popoverPresentationController:
        world.presentationDelegate(of: id)
      case .object, .viewController, .alertController, .view, .window: ObjectID?.none
      }
    return heap.owned(held)
  }

  /// - Returns: True if the property is marked `weak`.
  func setWeakProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    let base = world.classRecord(of: id).base
    guard UIKitNames.marks(of: name, in: base).contains(.weak),
      let type = UIKitNames.type(of: name, in: base)
    else { return false }
    let held = try delegateObject(value, name, String(type.dropLast()))
    switch base {
    case .navigationController: world.setNavigationDelegate(held, of: id)
    case .tabBarController: world.setTabBarDelegate(held, of: id)
    case .pageViewController where name == "delegate": world.setPageDelegate(held, of: id)
    case .pageViewController: world.setPageDataSource(held, of: id)
    case .splitViewController: world.setSplitDelegate(held, of: id)
    case .searchController where name == "delegate": world.setSearchDelegate(held, of: id)
    case .searchController: world.setSearchUpdater(held, of: id)
    case .textField, .textView: world.setTextDelegate(held, of: id)
    case .presentationController, .sheetPresentationController, .popoverPresentationController:
      world.setPresentationDelegate(held, of: id)
    case .object, .viewController, .alertController, .view, .window: return false
    }
    return true
  }

  /// The object that a delegate property is set to, `nil` for none.
  func delegateObject(
    _ value: Value, _ name: String, _ protocolName: String
  ) throws(RunError) -> ObjectID? {
    switch value {
    case .null, .opaque: return value.objectID
    case .object(let id):
      if conforms(id, to: protocolName) { return id }
      let owner = machine.types.typeIndex(of: id).map { program.types[$0] }
      guard world.kind(of: id) != .foreign || isInstance(id), let owner, owner.role == .class else {
        break
      }
      throw failed(
        .typeMismatch,
        "'\(owner.name)' does not conform to '\(protocolName)', which '\(name)' requires",
        ["declare it: 'class \(owner.name): …, \(protocolName)', or in an extension"])
    default: break
    }
    throw failed(
      .typeMismatch,
      "'\(name)' needs an object of a class that conforms to '\(protocolName)', "
        + "but got \(machine.describeKind(value))")
  }

  /// Fails if the delegate on top of the stack does not fit the declared property.
  func demandConformance(to protocolName: String) throws(RunError) {
    guard !rules.allowsUndeclared, let value = stack.last else { return }
    _ = try delegateObject(value, "delegate", protocolName)
  }

  private func isInstance(_ id: ObjectID) -> Bool {
    guard case .instance = heap.foreignObject(id) else { return false }
    return true
  }

  /// Returns true if the class of an object, or a class or protocol above, names a protocol. A
  /// class that inherits from an undeclared type may conform to anything.
  private func conforms(_ id: ObjectID, to protocolName: String) -> Bool {
    guard world.kind(of: id) != .foreign || isInstance(id),
      let type = machine.types.typeIndex(of: id)
    else {
      return false
    }
    let accepted = DelegateMethods.protocols(below: protocolName)
    return machine.types.chain(of: type).contains { index in
      let code = program.types[index]
      let isUnknown =
        code.isOpen && code.inherited.first.map { LibraryTypes.superclass(of: $0) == nil } ?? true
      return isUnknown
        || code.inherited.contains { accepted.contains($0) || isUndeclared($0) }
        || code.inherited.first.map { isUnknownClass($0) } ?? false
    }
  }

  /// Returns true if neither the author nor a library declares a name. An undeclared name is an
  /// alias, or a protocol that may inherit from any other.
  private func isUndeclared(_ name: String) -> Bool {
    !BuiltInTypes.isKnown(name) && !BuiltInTypes.isWithoutMembers(name)
      && !LibraryNames.isPrefixed(name) && !program.types.contains { $0.name == name }
  }

  /// Returns true for the name of a UIKit class of which only the base is known.
  private func isUnknownClass(_ name: String) -> Bool {
    BuiltInTypes.base(of: name) != .object && !BuiltInTypes.isKnown(name)
      && !program.types.contains { $0.name == name }
  }
}

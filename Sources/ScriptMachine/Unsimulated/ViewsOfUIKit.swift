import LifecycleEngine
import UIKitNames

// Views that UIKit puts between the view of a controller and the view of the controller's container.
extension UnknownValues {
  /// The superview, or a value that is only known not to be nil, for a view of UIKit's own between the
  /// view of a controller and the view of the controller's container.
  /// - Parameter name: The name of the property.
  func superview(_ name: String, of id: ObjectID) -> Value {
    guard let above = world.superview(of: id), world.controller(ofView: id) != nil,
      hasViewsOfUIKit(above)
    else { return heap.owned(world.superview(of: id)) }
    var members: [String: Value] = [:]
    if world.classRecord(of: above).base != .window, world.superview(of: above) != nil {
      members[name] = heap.opaqueValues.makePartial(name, PartialValue(type: "UIView"))
    }
    return heap.opaqueValues.makePartial(name, PartialValue(type: "UIView", members: members))
  }

  /// True for the view of a container of UIKit's, and for a window. UIKit puts views of its own there.
  func hasViewsOfUIKit(_ id: ObjectID) -> Bool {
    guard !rules.allowsUndeclared else { return false }
    if world.classRecord(of: id).base == .window { return true }
    guard let owner = world.controller(ofView: id) else { return false }
    return world.classRecord(of: owner).base.isContainer
  }
}

import LifecycleEngine

/// The receivers of taps: the targets and actions of controls and of bar button items, and the items
/// of navigation items.
struct ControlTargets {
  /// A receiver of the events of a control or an item.
  struct Target {
    /// The control or the bar button item.
    let sender: ObjectID
    /// The names of the events, such as `touchUpInside`; empty for an item, which has only a tap.
    let events: [String]
    let receiver: Receiver
  }

  enum Receiver: Equatable {
    /// An object, which is not held, and the name of the method that is called.
    case method(ObjectID, String)
    /// An action, which the sender holds.
    case action(ObjectID)
  }

  /// The bar button items that a controller has in one of its properties, or the actions of an alert.
  private struct Items {
    let controller: ObjectID
    let property: String
    var items: [ObjectID]
  }

  private var targets: [Target] = []
  private var lists: [Items] = []

  mutating func add(_ target: Target) { targets.append(target) }

  mutating func remove(where isRemoved: (Target) -> Bool) { targets.removeAll(where: isRemoved) }

  /// The receivers of an event, in the order of registration.
  func receivers(of sender: ObjectID, for event: String) -> [Receiver] {
    targets.filter { $0.sender == sender && ($0.events.isEmpty || $0.events.contains(event)) }
      .map { $0.receiver }
  }

  mutating func list(_ items: [ObjectID], in property: String, of controller: ObjectID) {
    lists.removeAll { $0.controller == controller && $0.property == property }
    if !items.isEmpty {
      lists.append(Items(controller: controller, property: property, items: items))
    }
  }

  /// The controllers that have a bar button item, and the alerts that have an action.
  func owners(of item: ObjectID) -> [ObjectID] {
    lists.filter { $0.items.contains(item) }.map { $0.controller }
  }
}

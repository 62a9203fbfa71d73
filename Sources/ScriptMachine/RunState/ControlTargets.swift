import LifecycleEngine

/// The receivers of taps: the targets and actions of controls and of bar button items, and the items
/// of navigation items.
struct ControlTargets {
  /// A receiver of events of a control.
  struct Target {
    /// The control.
    let sender: ObjectID
    var events: ControlEvents
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

  /// Adds a receiver. A receiver that is added again is called once.
  mutating func add(_ target: Target) {
    let place = targets.firstIndex {
      $0.sender == target.sender && $0.receiver == target.receiver
    }
    if let place {
      targets[place].events.formUnion(target.events)
    } else {
      targets.append(target)
    }
  }

  /// Takes events from the receivers of a control.
  mutating func remove(
    from sender: ObjectID, _ events: ControlEvents, where isMeant: (Receiver) -> Bool
  ) {
    for index in targets.indices
    where targets[index].sender == sender && isMeant(targets[index].receiver) {
      targets[index].events.subtract(events)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  func has(_ receiver: Receiver, of sender: ObjectID) -> Bool {
    targets.contains { $0.sender == sender && $0.receiver == receiver }
  }

  /// The receivers of an event, in the order of registration.
  func receivers(of sender: ObjectID, for event: ControlEvents) -> [Receiver] {
    targets.filter { $0.sender == sender && $0.events.isSuperset(of: event) }.map { $0.receiver }
  }

  mutating func list(_ items: [ObjectID], in property: String, of controller: ObjectID) {
    lists.removeAll { $0.controller == controller && $0.property == property }
    if !items.isEmpty {
      lists.append(Items(controller: controller, property: property, items: items))
    }
  }

  /// The bar button items or actions that a controller has in any property.
  func items(of controller: ObjectID) -> [ObjectID] {
    lists.filter { $0.controller == controller }.flatMap { $0.items }
  }

  /// The controllers that have a bar button item, and the alerts that have an action, with the
  /// property.
  func owners(of item: ObjectID) -> [(controller: ObjectID, property: String)] {
    lists.filter { $0.items.contains(item) }.map { ($0.controller, $0.property) }
  }
}

/// Events of a control, as `UIControl.Event`.
struct ControlEvents: OptionSet, Sendable {
  let rawValue: UInt32

  static let touchDown = ControlEvents(rawValue: 1 << 0)
  static let touchUpInside = ControlEvents(rawValue: 1 << 1)
  static let valueChanged = ControlEvents(rawValue: 1 << 2)
  static let primaryActionTriggered = ControlEvents(rawValue: 1 << 3)
  /// The events of touches that no tap sends.
  private static let otherTouches = ControlEvents(rawValue: 1 << 4)
  /// The events of editing and menus, which no tap on a control sends.
  private static let others = ControlEvents(rawValue: 1 << 5)

  private static let rows: [(name: String, events: ControlEvents)] = [
    ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered),
    ("allTouchEvents", [.touchDown, .touchUpInside, .otherTouches]),
    ("allEvents", ControlEvents(rawValue: (1 << 6) - 1)),
  ]

  private static let untappedOthers = [
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    "allEditingEvents", "menuActionTriggered",
  ]

  private static let untapped = [
    "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpOutside", "touchCancel",
  ]

  /// The events that a name of `UIControl.Event` means; nil for an unknown name.
  init?(named name: String) {
    if let row = ControlEvents.rows.first(where: { $0.name == name }) {
      self = row.events
    } else if ControlEvents.untapped.contains(name) {
      self = .otherTouches
    } else if ControlEvents.untappedOthers.contains(name) {
      self = .others
    } else {
      return nil
    }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The name of a single event; empty for several.
  var name: String { ControlEvents.rows.first { $0.events == self }?.name ?? "" }

  /// The known names, for help.
  static var list: String { rows.map { "'.\($0.name)'" }.joined(separator: ", ") }
}

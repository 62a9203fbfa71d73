import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Controls, bar button items and actions, and the user's taps on them.
extension ControlMembers {
  private static let barButtonItem = "UIBarButtonItem"
  /// The method of controls and of alerts.
  static let addAction = "addAction"
  /// The property of controllers with the items of the toolbar.
  static let toolbarItems = "toolbarItems"

  /// Makes a `UIAction` or a `UIBarButtonItem`.
  /// - Returns: `nil` for another name. Example code keeps its own view of both.
  func make(_ name: String, _ arguments: Arguments) throws(RunError) -> Value? {
    guard !rules.allowsUndeclared else { return nil }
    switch name {
    case "UIAction": return .object(try makeAction(arguments))
    case ControlMembers.barButtonItem: return .object(makeBarButtonItem(arguments))
    case "IndexPath": return machine.rows.makeIndexPath(arguments)
    default: return nil
    }
  }

  private func makeAction(_ arguments: Arguments) throws(RunError) -> ObjectID {
    guard let handler = arguments.closure("handler") else {
      throw failed(
        .wrongArgument, "'UIAction' needs a closure", ["write 'UIAction { _ in … }'"])
    }
    let id = heap.makeForeign(.instance, of: world.libraryClass(named: "UIAction", base: .object))
    if let title = arguments.labeled("title") { heap.keep(heap.copied(title), "title", of: id) }
    machine.unknowns.keepIdentifier(arguments.labeled("identifier"), of: id)
    world.retain(handler)
    heap.keep(.object(handler), "handler", of: id)
    return id
  }

  func makeBarButtonItem(_ arguments: Arguments) -> ObjectID {
    let id = heap.makeForeign(
      .instance, of: world.libraryClass(named: ControlMembers.barButtonItem, base: .object))
    for (label, value) in zip(arguments.labels, arguments.values) {
      guard let label, label != ArgumentLabel.trailing else { continue }
      set(label, ofItem: id, to: value)
    }
    return id
  }

  /// Sets a property of a bar button item, which does not hold its target.
  private func set(_ name: String, ofItem id: ObjectID, to value: Value) {
    switch name {
    case "target": heap.keep(value.objectID.map { .weak($0) } ?? .null, name, of: id)
    default:
      if let view = value.objectID { world.noteGiven(view, .viewOfItem) }
      heap.keep(heap.copied(value), name, of: id)
    }
  }

  /// Sets a property of a bar button item.
  /// - Returns: False for another object.
  func setItemProperty(_ name: String, of id: ObjectID, to value: Value) -> Bool {
    guard isBarButtonItem(id) else { return false }
    set(name, ofItem: id, to: value)
    return true
  }

  /// Notes the bar button items in a property of a controller or of its navigation item.
  func noteItems(_ value: Value, in property: String, of controller: ObjectID) {
    guard !rules.allowsUndeclared else { return }
    let items = value.objectID.flatMap { heap.array($0) } ?? [value]
    machine.controlTargets.list(items.compactMap { $0.objectID }, in: property, of: controller)
  }

  private func isBarButtonItem(_ id: ObjectID) -> Bool {
    world.classRecord(of: id).name == ControlMembers.barButtonItem
  }

  // MARK: Targets

  /// True for a control whose targets are simulated. A text field tells its delegate instead.
  func isControl(_ id: ObjectID) -> Bool {
    !rules.allowsUndeclared && machine.types.isCommonView(id, "UIControl")
  }

  /// Fails for a target of a text field's editing events, which begin and end here without a call of
  /// a target.
  /// - Returns: True if only typing sends the events, and not code that sets the text.
  func isOfTyping(_ name: String, of id: ObjectID, _ arguments: Arguments) throws(RunError) -> Bool
  {
    let isTarget = name == "addTarget"
    guard isTarget || name == ControlMembers.addAction, world.classRecord(of: id).base == .textField
    else { return false }
    let unsent = ["editingDidBegin", "editingDidEnd", "allEditingEvents", "allEvents"]
    let events = names(ofEvents: arguments.labeled("for"))
    for event in events where unsent.contains(event) {
      throw failed(
        .notSimulated, "'\(name)' for '.\(event)' is not simulated yet",
        ["the delegate of the text field is called"])
    }
    return isTarget && !rules.allowsUndeclared && events == ["editingChanged"]
  }

  /// Calls a method of a control that changes the targets, the actions or the value.
  /// - Returns: False for another method.
  func call(
    _ name: String, of control: ObjectID, _ arguments: Arguments
  ) throws(RunError) -> Bool {
    switch name {
    case "addTarget", ControlMembers.addAction:
      let events = try events(arguments.labeled("for"))
      let receiver =
        try name == ControlMembers.addAction ? action(arguments) : target(arguments)
      add(receiver, to: control, for: events)
    case "removeTarget", "removeAction":
      let events = try events(arguments.labeled("for"))
      let object = arguments.unlabeled?.objectID
      var selector: String?
      if case .symbol(let name)? = arguments.labeled("action") { selector = name }
      machine.controlTargets.remove(from: control, events) { receiver in
        switch receiver {
        case .method(let target, let method):
          name == "removeTarget" && (object == nil || object == target)
            && (selector == nil || selector == method)
        case .action(let action):
          name == "removeAction"
            && (action == object
              || machine.unknowns.isIdentified(action, by: arguments.labeled("identifiedBy")))
        }
      }
      if name == "removeAction", let object,
        !machine.controlTargets.has(.action(object), of: control)
      {
        heap.keep(.null, "action \(object.index)", of: control)
      }
    case "setEnabled":
      guard case .integer(let segment)? = arguments.labeled("forSegmentAt"),
        let isEnabled = arguments.unlabeled
      else { return false }
      heap.keep(heap.copied(isEnabled), "isEnabled \(segment)", of: control)
      return false
    case "insertSegment": changeSegmentCount(of: control) { $0 + 1 }
    case "removeSegment": changeSegmentCount(of: control) { $0 - 1 }
    case "removeAllSegments": changeSegmentCount(of: control) { _ in 0 }
    case "setOn":
      guard machine.types.isCommonView(control, "UISwitch"), let value = arguments.unlabeled else {
        return false
      }
      heap.keep(heap.copied(value), "isOn", of: control)
    default: return false
    }
    return true
  }

  private func target(_ arguments: Arguments) throws(RunError) -> ControlTargets.Receiver {
    guard case .symbol(let selector)? = arguments.labeled("action") else {
      throw failed(
        .wrongArgument, "'addTarget' needs a selector",
        ["write 'addTarget(self, action: #selector(tapped), for: .touchUpInside)'"])
    }
    guard let target = arguments.unlabeled?.objectID else {
      throw failed(
        .notSimulated,
        "A target that UIKit looks for in the responder chain is not simulated yet",
        ["name the object that has the method"])
    }
    return .method(target, selector)
  }

  private func action(_ arguments: Arguments) throws(RunError) -> ControlTargets.Receiver {
    guard let action = arguments.unlabeled?.objectID else {
      throw failed(.wrongArgument, "'addAction' needs a 'UIAction'")
    }
    return .action(action)
  }

  /// Adds a receiver to a control. The control holds an action, and no target.
  func add(_ receiver: ControlTargets.Receiver, to control: ObjectID, for events: ControlEvents) {
    if case .action(let action) = receiver {
      // An action replaces the action with the same identifier. Source:
      // https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
      for case .action(let old) in machine.controlTargets.receivers(of: control, for: [])
      where old != action && machine.unknowns.haveOneIdentifier(old, action) {
        machine.controlTargets.remove(from: control, events) { $0 == .action(old) }
        if !machine.controlTargets.has(.action(old), of: control) {
          heap.dropKept("action \(old.index)", of: control)
        }
      }
    }
    machine.controlTargets.add(.init(sender: control, events: events, receiver: receiver))
    if case .action(let action) = receiver {
      heap.keep(heap.owned(action), "action \(action.index)", of: control)
    }
  }

  /// The events of a `for:` argument.
  private func events(_ value: Value?) throws(RunError) -> ControlEvents {
    var all = ControlEvents([])
    for name in names(ofEvents: value) {
      guard let events = ControlEvents(named: name) else {
        throw failed(
          .notSimulated, "'.\(name)' is not simulated yet",
          ["the simulator knows \(ControlEvents.list)"])
      }
      all.formUnion(events)
    }
    guard all != ControlEvents([]) else {
      throw failed(.wrongArgument, "'for:' needs an event of a control, such as '.touchUpInside'")
    }
    return all
  }

  /// The names of events: one name, or the elements of an array.
  private func names(ofEvents value: Value?) -> [String] {
    guard let value else { return [] }
    let values = value.objectID.flatMap { heap.array($0) } ?? [value]
    return values.compactMap { value in
      switch value {
      case .symbol(let name), .opaque(let name, _): name
      default: nil
      }
    }
  }
}

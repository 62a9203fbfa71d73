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
      if let view = value.objectID, world.kind(of: view) == .view { world.note(.viewOfItem) }
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
  func checkTarget(ofField field: ObjectID, _ name: String, _ arguments: Arguments) throws(RunError)
  {
    guard name == "addTarget" || name == ControlMembers.addAction,
      world.classRecord(of: field).base == .textField
    else { return }
    let unsent = ["editingDidBegin", "editingDidEnd", "allEditingEvents", "allEvents"]
    for event in names(ofEvents: arguments.labeled("for")) where unsent.contains(event) {
      throw failed(
        .notSimulated, "'\(name)' for '.\(event)' is not simulated yet",
        ["the delegate of the text field is told"])
    }
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
        case .action(let action): name == "removeAction" && action == object
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

  // MARK: Taps

  /// The tap on a control, an item, a text field or a text view.
  /// - Throws: An error for a value that nobody can tap.
  func tap(_ value: Value?, segment: Int?) throws(RunError) -> RequestedAction {
    guard let id = value?.objectID else { throw cannotTap() }
    if world.kind(of: id) == .view {
      let base = world.classRecord(of: id).base
      if base.isTextInput {
        let name = base == .textView ? "the text view" : "the text field"
        return .act { (machine) throws(GestureError) in
          try machine.views.checkTap(on: id, name)
          guard machine.views.isEditable(id) else {
            throw .ignoresTouches("\(name) is not editable")
          }
          try machine.world.tap(id)
        }
      }
      if let search = machine.presentations.searchController(ofBar: id) {
        return .act { (machine) throws(GestureError) in
          try machine.views.checkTakesTouches(id, "the search bar")
          machine.presentations.noteResults(of: search)
          try machine.world.tapSearchBar(of: search)
        }
      }
      guard isControl(id) else { throw cannotTap() }
      guard (segment != nil) == machine.types.isCommonView(id, "UISegmentedControl") else {
        throw failed(
          .wrongArgument, "A tap on a segmented control, and on no other control, names a segment",
          ["write 'user.tap(control, segment: 1)', counted from 0"])
      }
      try checkOrder(of: id)
      try checkNothingElseIsTapped(id)
      return .act { (machine) throws(GestureError) in
        try machine.views.checkTap(on: id, "the control")
        if let segment { try machine.controls.checkSegment(segment, of: id) }
        machine.controls.tap(control: id, segment: segment)
      }
    }
    guard heap.kept("menu", of: id)?.isNull ?? true else {
      throw failed(.notSimulated, "A tap on an item with a menu is not simulated yet")
    }
    guard
      !machine.controlTargets.owners(of: id).isEmpty || heap.kept("action", of: id) != nil
        || heap.kept("primaryAction", of: id) != nil
        || heap.kept(ControlMembers.editButton, of: id) != nil
    else { throw cannotTap() }
    return .act { (machine) throws(GestureError) in try machine.controls.tap(item: id) }
  }

  private func cannotTap() -> RunError {
    failed(
      .wrongArgument,
      "'tap' needs a control, a bar button item, an action of an alert, a text field or a text view",
      ["such as 'user.tap(A.button)'"])
  }

  /// The events of a tap that changes the value of a control, or of a tap on any other control. No
  /// source tells the order of the two events.
  private func events(ofTapOn control: ObjectID) -> [ControlEvents] {
    let hasValue = ["UISwitch", "UISegmentedControl"].contains {
      machine.types.isCommonView(control, $0)
    }
    return [hasValue ? .valueChanged : .touchUpInside, .primaryActionTriggered]
  }

  private func checkOrder(of control: ObjectID) throws(RunError) {
    let events = events(ofTapOn: control)
    let receivers = events.map { machine.controlTargets.receivers(of: control, for: $0) }
    guard receivers.allSatisfy({ !$0.isEmpty }), receivers[0] != receivers[1] else { return }
    throw failed(
      .notSimulated,
      "The order of '.\(events[0].name)' and '.\(events[1].name)' in one tap is not simulated yet",
      ["use one event for all targets and actions of the control"])
  }

  /// Changes the value of a control as the user's tap does, and calls the receivers.
  private func tap(control: ObjectID, segment: Int?) {
    if machine.types.isCommonView(control, "UISwitch") {
      var isOn = false
      if case .boolean(true)? = heap.kept("isOn", of: control) { isOn = true }
      heap.keep(.boolean(!isOn), "isOn", of: control)
    } else if let segment {
      let place = Int64(segment)
      // A tap on the selected segment sends nothing.
      if case .integer(place)? = heap.kept("selectedSegmentIndex", of: control) { return }
      heap.keep(.integer(place), "selectedSegmentIndex", of: control)
    }
    for event in [.touchDown] + events(ofTapOn: control) {
      for receiver in machine.controlTargets.receivers(of: control, for: event) {
        send(from: control, to: receiver)
      }
    }
  }

  func tap(item: ObjectID) throws(GestureError) {
    if machine.views.isDisabled(item) { throw .ignoresTouches("the tapped item is not enabled") }
    if heap.kept(LibraryMembers.isHidden, of: item)?.isTrue == true {
      throw .ignoresTouches("the tapped item is hidden")
    }
    var problem = GestureError.nothingThere("a navigation bar with the item")
    for (controller, property) in machine.controlTargets.owners(of: item) {
      do throws(GestureError) {
        guard world.classRecord(of: controller).base == .alertController else {
          let bar: Bar = property == ControlMembers.toolbarItems ? .toolbar : .navigationBar
          try world.checkTap(on: bar, of: controller)
          if let parent = world.parent(of: controller) {
            try machine.views.checkTakesTouches(bar: bar, of: parent)
          }
          return performTap(on: item)
        }
        try world.checkTap(onAlert: controller)
        // The handler is called when the alert is gone. Source: `alert-handler-after-dismissal-pck`.
        let isHeard = heap.kept("handler", of: item) != nil
        return world.dismiss(controller, animated: true, completion: isHeard ? item : nil)
      } catch { problem = error }
    }
    throw problem
  }

  private func performTap(on item: ObjectID) {
    if case .weak(let controller)? = heap.kept(ControlMembers.editButton, of: item) {
      return toggleEditing(of: controller)
    }
    if let action = heap.kept("primaryAction", of: item)?.objectID {
      return send(from: item, to: .action(action))
    }
    guard case .symbol(let selector)? = heap.kept("action", of: item),
      case .weak(let target)? = heap.kept("target", of: item), !world.isDeallocated(target)
    else { return }
    send(from: item, to: .method(target, selector))
  }

  /// Calls the receiver of an event. An error in the author's code ends the run, as in a callback.
  private func send(from sender: ObjectID, to receiver: ControlTargets.Receiver) {
    do throws(RunError) {
      switch receiver {
      case .method(let target, let selector):
        // A control does not hold its target, and sends a gone target nothing.
        guard !world.isDeallocated(target) else { return }
        try machine.notifications.send(
          selector, to: target, heap.owned(sender), machine.unknowns.makeOpaque("event"))
      case .action(let action):
        guard let handler = heap.kept("handler", of: action)?.objectID else { return }
        heap.release(try machine.call(closure: handler, [heap.owned(action)]))
      }
    } catch {
      machine.note(error)
      world.stopForUserCode()
    }
  }
}

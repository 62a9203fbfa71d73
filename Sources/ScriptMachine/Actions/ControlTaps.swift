import LifecycleEngine
import ScriptCompiler
import UIKitNames

// The user's taps on controls, bar button items and actions of alerts.
extension ControlMembers {
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
          guard machine.views.lock(of: id) == nil else {
            throw .ignoresTouches("\(name) is not editable")
          }
          try machine.world.tap(id)
        }
      }
      if let search = machine.presentations.searchController(ofBar: id) {
        return .act { (machine) throws(GestureError) in
          try machine.views.checkTakesTouches(id, "the search bar")
          let owner = machine.world.searchOwner(of: search)
          if let view = owner.flatMap({ machine.world.viewIfLoaded(of: $0) }) {
            try machine.views.checkUncovered(view, "the search bar")
          }
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
      ["for example 'user.tap(A.button)'"])
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
      if case .integer(place)? = heap.kept(ControlMembers.segment, of: control) { return }
      heap.keep(.integer(place), ControlMembers.segment, of: control)
    }
    for event in [.touchDown] + events(ofTapOn: control) {
      for receiver in machine.controlTargets.receivers(of: control, for: event) {
        send(from: control, to: receiver)
      }
    }
    if segment != nil, heap.kept("isMomentary", of: control)?.isTrue == true {
      heap.keep(.integer(ControlMembers.noSegment), ControlMembers.segment, of: control)
    }
  }

  private static let segment = "selectedSegmentIndex"

  func tap(item: ObjectID) throws(GestureError) {
    if machine.views.isDisabled(item) { throw .ignoresTouches("the tapped item is not enabled") }
    if heap.kept(UnknownValues.isHidden, of: item)?.isTrue == true {
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
        if let view = world.viewIfLoaded(of: controller) {
          try machine.views.checkUncovered(view, "the alert")
        }
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

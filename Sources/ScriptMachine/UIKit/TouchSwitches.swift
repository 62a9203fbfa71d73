import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Bars, tab bar items and gesture recognizers decide about touches, and are no objects here.
extension ControlMembers {
  /// Notes an assignment to a property of a value that is not simulated, if the property decides about
  /// touches.
  func noteSwitch(_ name: String, of base: Value, to value: Value) {
    guard !rules.allowsUndeclared, case .opaque(_, let number) = base else { return }
    machine.unknowns.notePlace(name, ofPart: number, value)
    machine.unknowns.noteContents(ofPart: number)
    guard ViewMembers.switches.contains(name) else { return }
    heap.opaqueValues.switches[number, default: [:]][name] = value.isScalar ? value : .void
  }

  /// The assigned properties that decide about touches, of the value of a controller's property.
  func switches(of property: String, of controller: ObjectID) -> [String: Value] {
    let member = OpaqueMember(owner: .object(controller), name: property)
    var number = heap.opaqueValues.members[member]
    if case .opaque(_, let assigned)? = heap.kept(property, of: controller) { number = assigned }
    return number.flatMap { heap.opaqueValues.switches[$0] } ?? [:]
  }

  // MARK: Segments

  private static let segmentCount = "numberOfSegments"
  /// The index of the selected segment if no segment is selected.
  static let noSegment: Int64 = -1

  func setSegmentCount(_ count: Int, of control: ObjectID) {
    heap.keep(.integer(Int64(count)), ControlMembers.segmentCount, of: control)
  }

  func changeSegmentCount(of control: ObjectID, _ change: (Int) -> Int) {
    guard case .integer(let count)? = heap.kept(ControlMembers.segmentCount, of: control) else {
      return
    }
    setSegmentCount(max(change(Int(clamping: count)), 0), of: control)
  }

  /// Throws for a segment that is missing or that the script has disabled.
  /// Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/setenabled(_:forsegmentat:)
  func checkSegment(_ segment: Int, of control: ObjectID) throws(GestureError) {
    if case .integer(let count)? = heap.kept(ControlMembers.segmentCount, of: control),
      !(0..<Int(clamping: count)).contains(segment)
    {
      throw .noSuchRow("the control has \(count == 1 ? "1 segment" : "\(count) segments")")
    }
    if heap.kept("isEnabled \(segment)", of: control)?.isFalse == true {
      throw .ignoresTouches("the segment is not enabled")
    }
  }

  // MARK: The edit button

  static let editButton = "editButtonItem"

  /// The bar button item that the user edits with, the same item each time; nil in example code.
  func editButton(of controller: ObjectID) -> Value? {
    guard !rules.allowsUndeclared else { return nil }
    if let known = heap.kept(ControlMembers.editButton, of: controller) {
      return heap.copied(known)
    }
    let item = makeBarButtonItem(Arguments(values: [], labels: []))
    heap.keep(.weak(controller), ControlMembers.editButton, of: item)
    heap.keep(.object(item), ControlMembers.editButton, of: controller)
    return heap.owned(item)
  }

  /// Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem
  func toggleEditing(of controller: ObjectID) {
    let isEditing = heap.kept("isEditing", of: controller)?.isTrue == true
    do throws(RunError) {
      try machine.controllers.setEditing(of: controller, to: .boolean(!isEditing), animated: true)
    } catch {
      machine.note(error)
      world.stopForUserCode()
    }
  }

  // MARK: Gesture recognizers

  private static let recognizers = "gesture recognizers of the script"

  /// Notes a gesture recognizer that the script adds to a view or takes from a view.
  func noteRecognizer(_ value: Value, of view: ObjectID, isAdded: Bool) {
    guard !rules.allowsUndeclared else { return }
    var list = recognizers(of: view)
    if isAdded {
      list.append(value)
    } else {
      let gone = machine.unknowns.identity(of: value)
      list.removeAll { $0.isSame(as: value) || machine.unknowns.identity(of: $0) == gone }
    }
    heap.keep(
      heap.makeArray(list.map { heap.copied($0) }), ControlMembers.recognizers, of: view)
  }

  private func recognizers(of view: ObjectID) -> [Value] {
    heap.kept(ControlMembers.recognizers, of: view)?.objectID.flatMap { heap.array($0) } ?? []
  }

  /// Returns true if a recognizer may take a tap from a view that the recognizer's view is or contains.
  /// Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview
  func mayTakeTap(from view: ObjectID, withSuperviews: Bool) -> Bool {
    var current: ObjectID? = view
    while let id = current {
      if recognizers(of: id).contains(where: { mayTakeTap($0) }) { return true }
      current = withSuperviews ? world.superview(of: id) : nil
    }
    return false
  }

  private func mayTakeTap(_ recognizer: Value) -> Bool {
    var switches: [String: Value] = [:]
    if case .opaque(let name, let number) = recognizer {
      // The other classes of UIKit recognize no short tap.
      let type = heap.opaqueValues.types[number] ?? name
      if type.hasPrefix("UI"), type.hasSuffix("GestureRecognizer"), !"Tap".isPart(of: type) {
        return false
      }
      switches = heap.opaqueValues.switches[number] ?? [:]
    } else if let id = recognizer.objectID {
      for name in ViewMembers.switches {
        if let value = heap.kept(name, of: id) { switches[name] = value }
      }
    }
    if switches[ViewMembers.isEnabled]?.isFalse == true { return false }
    if switches["cancelsTouchesInView"]?.isFalse == true { return false }
    if case .integer(let taps)? = switches["numberOfTapsRequired"], taps > 1 { return false }
    return true
  }

  /// The controls with a tap of their own, which comes before the recognizers of the views around.
  /// Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer
  private static let controlsBeforeRecognizers = [
    "UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl",
  ]

  /// Fails for a tap that a gesture recognizer or a menu takes from a control.
  func checkNothingElseIsTapped(_ control: ObjectID) throws(RunError) {
    let isFirst = ControlMembers.controlsBeforeRecognizers.contains {
      machine.types.isCommonView(control, $0)
    }
    if mayTakeTap(from: control, withSuperviews: !isFirst) {
      throw failed(
        .notSimulated, "A tap on a control with a gesture recognizer is not simulated yet",
        ["set 'cancelsTouchesInView' of the recognizer to false"])
    }
    if heap.kept("showsMenuAsPrimaryAction", of: control)?.isTrue == true {
      throw failed(.notSimulated, "A tap on a control that shows a menu is not simulated yet")
    }
  }
}

extension Value {
  /// True for a value that needs no owner.
  fileprivate var isScalar: Bool {
    switch self {
    case .boolean, .integer, .double: true
    default: false
    }
  }

  fileprivate func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.opaque(_, let one), .opaque(_, let other)): one == other
    case (.object(let one), .object(let other)): one == other
    default: false
    }
  }
}

extension ViewMembers {
  static let isEnabled = UnknownValues.isEnabled
  static let interaction = UnknownValues.interaction
  static let opacity = "alpha"
  static let isTranslucent = "isTranslucent"
  static let largeTitles = "prefersLargeTitles"
  /// The properties of bars, items and gesture recognizers that decide about touches.
  static let switches = [
    isEnabled, interaction, opacity, isTranslucent, largeTitles, "cancelsTouchesInView",
    "numberOfTapsRequired",
  ]

  /// The property by which the author's code protects a text view or disables a field.
  func lock(of input: ObjectID) -> String? {
    UnknownValues.locks(isTextView(input)).first { isSwitchedOff($0, of: input) }
  }

  func isTextView(_ input: ObjectID) -> Bool { world.classRecord(of: input).base == .textView }

  func isSwitchedOff(_ name: String, of view: ObjectID) -> Bool {
    kept(name, of: view)?.isFalse == true
  }

  func kept(_ name: String, of view: ObjectID) -> Value? {
    heap.kept(name, of: view)
      ?? initialValue(of: name, ofView: view)
  }

  // MARK: Windows

  /// The key of a window that the script has given no scene.
  static let sceneless = "window without a scene"
  /// The key of a window whose level is not known.
  static let unknownLevel = "unknown level"

  /// Notes a new window that the script gives no scene. Such a window is not on screen in an app with
  /// scenes. Source: https://developer.apple.com/documentation/uikit/uiwindow/windowscene
  func noteScene(of window: ObjectID, _ arguments: Arguments) {
    let hasScene = arguments.labels.contains { label in
      label.map { UIKitNames.marks(of: $0, in: .window).contains(.scene) } ?? false
    }
    guard !rules.allowsUndeclared, !hasScene else { return }
    heap.keep(.boolean(true), ViewMembers.sceneless, of: window)
  }

  func isWithoutScene(_ window: ObjectID) -> Bool {
    heap.kept(ViewMembers.sceneless, of: window)?.isTrue == true
  }

  /// Sets the level of a window.
  /// - Returns: False, so that the value is kept, too.
  func setLevel(_ value: Value, of window: ObjectID) -> Bool {
    var level = value.number
    if case .symbol(let name) = value { level = WindowLevel.value(name) }
    heap.keep(.boolean(level == nil), ViewMembers.unknownLevel, of: window)
    world.setLevel(level ?? 0, of: window)
    return false
  }
}

extension Value {
  /// True for `false`.
  var isFalse: Bool { if case .boolean(false) = self { true } else { false } }

  /// True for `true`.
  var isTrue: Bool { if case .boolean(true) = self { true } else { false } }
}

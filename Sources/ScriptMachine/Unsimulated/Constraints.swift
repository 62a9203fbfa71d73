import LifecycleEngine
import UIKitNames

// The constraints that the script makes, and the transforms of views. Hit testing reads both.
extension UnknownValues {
  /// Notes a new constraint or transform that a call has returned.
  func noteMade(_ result: Value, by name: String, on base: Value?, _ arguments: Arguments) {
    guard case .opaque(_, let number) = result else { return }
    if base == nil { machine.exceptions.noteNumber(of: number, name, arguments) }
    guard !rules.allowsUndeclared else { return }
    if name == "Identifier", arguments.values.count == 1 {
      heap.opaqueValues.identifiers[number] = identity(of: arguments.values[0])
    }
    if let transform = transform(madeBy: name, on: base, arguments) {
      heap.opaqueValues.transforms[number] = transform
    }
    if case .opaque(_, let anchor)? = base, name == "constraint" {
      noteConstraint(number, anchor, arguments)
    } else if name == "NSLayoutConstraint" {
      noteConstraint(number, between: arguments)
    }
  }

  // MARK: Constraints

  /// Notes a new constraint, and the views of the constraint.
  private func noteConstraint(_ number: Int32, _ anchor: Int32, _ arguments: Arguments) {
    guard let view = heap.opaqueValues.views[anchor] else { return }
    heap.opaqueValues.views[number] = view
    var other: Int32?
    for case .opaque(_, let argument) in arguments.values
    where heap.opaqueValues.views[argument] != nil {
      other = other ?? argument
    }
    heap.opaqueValues.constraints[number] = other.flatMap { heap.opaqueValues.views[$0] } ?? view
    guard let first = self.anchor(anchor) else { return }
    let second = other.flatMap { self.anchor($0) }
    guard other == nil || second != nil else { return }
    keep(
      ConstraintRecord(first: first, second: second), number,
      isEqual: arguments.labels.first.map { $0?.hasPrefix("equalTo") ?? false } ?? false,
      arguments, constant: "constant",
      length: arguments.labeled("equalToConstant"))
  }

  /// Notes a constraint of the long initializer.
  private func noteConstraint(_ number: Int32, between arguments: Arguments) {
    func anchor(_ label: String) -> ConstraintRecord.Anchor? {
      guard let place = arguments.labels.firstIndex(of: label), place + 1 < arguments.values.count,
        let view = arguments.values[place].objectID, world.kind(of: view) == .view,
        case .symbol(let name) = arguments.values[place + 1],
        let named = ConstraintRecord.Attribute.named(name)
      else { return nil }
      return ConstraintRecord.Anchor(view: view, attribute: named.attribute, isHorizontal: named.1)
    }
    guard let first = anchor("item") else { return }
    let second = anchor("toItem")
    heap.opaqueValues.views[number] = first.view
    heap.opaqueValues.constraints[number] = second?.view ?? first.view
    guard second != nil || arguments.labeled("toItem")?.isNull ?? true else { return }
    var isEqual = false
    if case .symbol("equal")? = arguments.labeled("relatedBy") { isEqual = true }
    keep(
      ConstraintRecord(first: first, second: second), number, isEqual: isEqual, arguments,
      constant: "constant", length: nil)
  }

  private func keep(
    _ record: ConstraintRecord, _ number: Int32, isEqual: Bool, _ arguments: Arguments,
    constant: String, length: Value?
  ) {
    var record = record
    record.isExact = isEqual
    if let value = length ?? arguments.labeled(constant) {
      record.constant = value.number ?? 0
      if value.number == nil { record.isExact = false }
    }
    if let value = arguments.labeled("multiplier") {
      record.multiplier = value.number ?? 0
      if value.number == nil || value.number == 0 { record.isExact = false }
    }
    heap.opaqueValues.constraintRecords[number] = record
  }

  private func anchor(_ number: Int32) -> ConstraintRecord.Anchor? {
    guard let member = heap.opaqueValues.member(number),
      let named = ConstraintRecord.Attribute.named(member.name)
    else { return nil }
    switch member.owner {
    case .object(let view):
      return ConstraintRecord.Anchor(view: view, attribute: named.attribute, isHorizontal: named.1)
    case .value(let guide):
      guard let owner = heap.opaqueValues.member(guide), owner.name == "safeAreaLayoutGuide",
        case .object(let view) = owner.owner
      else { return nil }
      return ConstraintRecord.Anchor(
        view: view, attribute: named.attribute, isHorizontal: named.1, isSafe: true)
    case .script, .library: return nil
    }
  }

  /// Notes an assignment to a property of a constraint.
  func noteAssignment(ofConstraint number: Int32, _ name: String, _ value: Value) {
    guard var record = heap.opaqueValues.constraintRecords[number] else { return }
    switch name {
    case "isActive": record.isActive = value.isBoolean(true)
    case "constant":
      record.constant = value.number ?? 0
      if value.number == nil { record.isExact = false }
    case "priority": record.isExact = false
    default: return
    }
    heap.opaqueValues.constraintRecords[number] = record
  }

  // MARK: Transforms

  /// The transform of a view; nil for a transform that is not known.
  func transform(of view: ObjectID) -> AffineTransform? {
    guard let value = heap.kept(Self.transform, of: view) else { return .identity }
    return transform(value)
  }

  private static let transform = "transform"

  /// The transform that a value is.
  func transform(_ value: Value?) -> AffineTransform? {
    switch value {
    case .symbol("identity"): return .identity
    case .opaque(let name, let number):
      if let known = heap.opaqueValues.transforms[number] { return known }
      if name == "identity" { return .identity }
      // A view has the identity before the first assignment.
      guard name == Self.transform,
        case .object(let view)? = heap.opaqueValues.member(number)?.owner
      else { return nil }
      return heap.kept(Self.transform, of: view) == nil ? .identity : nil
    case .object(let id):
      guard case .payload(let record) = heap.foreignObject(id), record.name == "init" else {
        return nil
      }
      let labels = record.site.map { program.labels[$0.labels] } ?? []
      return madeTransform(Arguments(values: record.values, labels: labels))
    default: return nil
    }
  }

  private func transform(
    madeBy name: String, on base: Value?, _ arguments: Arguments
  ) -> AffineTransform? {
    if name == "CGAffineTransform" { return madeTransform(arguments) }
    guard let base, let old = transform(base) else { return nil }
    func number(_ label: String) -> Double? { arguments.labeled(label)?.number }
    switch name {
    case "translatedBy":
      guard let x = number("x"), let y = number("y") else { return nil }
      return AffineTransform(moveX: x, moveY: y).concatenating(old)
    case "scaledBy":
      guard let x = number("x"), let y = number("y") else { return nil }
      return AffineTransform(scaleX: x, scaleY: y).concatenating(old)
    case "rotated":
      return AffineTransform(isTurned: number("by") != 0).concatenating(old)
    case "concatenating": return transform(arguments.unlabeled).flatMap { old.concatenating($0) }
    default: return nil
    }
  }

  private func madeTransform(_ arguments: Arguments) -> AffineTransform? {
    let numbers = arguments.values.map { $0.number }
    switch arguments.labels {
    case ["translationX", "y"]:
      guard let x = numbers[0], let y = numbers[1] else { return nil }
      return AffineTransform(moveX: x, moveY: y)
    case ["scaleX", "y"]:
      guard let x = numbers[0], let y = numbers[1] else { return nil }
      return AffineTransform(scaleX: x, scaleY: y)
    case ["rotationAngle"]: return AffineTransform(isTurned: numbers[0] != 0)
    case ["a", "b", "c", "d", "tx", "ty"]:
      guard let a = numbers[0], let d = numbers[3], let x = numbers[4], let y = numbers[5],
        numbers[1] == 0, numbers[2] == 0
      else { return nil }
      return AffineTransform(scaleX: a, scaleY: d, moveX: x, moveY: y)
    default: return nil
    }
  }

  // MARK: Frames

  /// Returns true for a property that moves a view on screen.
  static func decidesPlace(_ name: String) -> Bool {
    !UIKitNames.marks(of: name, in: .view).isDisjoint(with: [.place, .warps])
  }

  /// Notes that the script moves a part of another view, such as a bar, or sets a part of the place.
  func notePlace(_ name: String, ofPart part: Int32, _ value: Value) {
    var (name, number) = (name, part)
    while !Self.decidesPlace(name) {
      guard let member = heap.opaqueValues.member(number), case .value(let owner) = member.owner
      else { return }
      (name, number) = (member.name, owner)
    }
    let isHere = name == Self.transform && transform(value) == .identity
    heap.opaqueValues.switches[number, default: [:]][name] = isHere ? nil : .void
  }

  /// The key of a frame without a size that the script has assigned.
  static let emptyFrame = "frame without a size"
  /// The reason for a frame that an unsimulated value gives.
  static let opaqueFrame = "a value that is not simulated"
  /// The key of a view whose frame is not known, with the name of the member that moved the view.
  static let unsettledFrame = "unsettled frame"

  /// Notes the frame of an initializer or an assignment.
  /// - Parameter isWhole: False for the middle or the bounds of the view alone.
  func noteFrame(_ frame: Value, of view: ObjectID, isWhole: Bool = true) {
    noteFrame(of: view)
    if isWhole {
      if case .symbol(let reason)? = heap.kept(Self.unsettledFrame, of: view),
        reason != "transform3D"
      {
        heap.keep(.null, Self.unsettledFrame, of: view)
      }
      // The frame of a transformed view is not defined.
      if transform(of: view) != .identity {
        heap.keep(.symbol(Self.transform), Self.unsettledFrame, of: view)
      }
    }
    if !isWhole, case .symbol? = heap.kept(Self.unsettledFrame, of: view), !isStopped(view) {
      heap.keep(.symbol(Self.moved), Self.unsettledFrame, of: view)
    }
    let isEmpty: Bool
    switch frame {
    case .rect(let rect): isEmpty = rect.size.width <= 0 || rect.size.height <= 0
    case .symbol("zero"): isEmpty = true
    case .opaque where !rules.allowsUndeclared:
      return heap.keep(.symbol(Self.opaqueFrame), Self.unsettledFrame, of: view)
    default: return
    }
    guard isEmpty || heap.kept(Self.emptyFrame, of: view) != nil else { return }
    heap.keep(.boolean(isEmpty), Self.emptyFrame, of: view)
  }

  private static let stopped = "stopAnimation"
  private static let moved = "fitted and moved"

  /// Returns true for a view of unknown size that the script has moved.
  func isMoved(_ view: ObjectID) -> Bool {
    if case .symbol(Self.moved)? = heap.kept(Self.unsettledFrame, of: view) { true } else { false }
  }

  /// Notes a view that a stopped animation leaves on its way.
  func noteStopped(_ view: ObjectID) {
    heap.keep(.symbol(Self.stopped), Self.unsettledFrame, of: view)
  }

  /// Returns true for a view that a stopped animation has left on its way.
  func isStopped(_ view: ObjectID) -> Bool {
    if case .symbol(Self.stopped)? = heap.kept(Self.unsettledFrame, of: view) {
      true
    } else {
      false
    }
  }

  /// Notes a use of a member that leaves the frame of the view itself unknown.
  func noteUse(of name: String, on view: ObjectID) {
    if name == Self.isHidden, let stack = world.superview(of: view),
      machine.types.isCommonView(stack, "UIStackView")
    {
      world.note(.unknownSizes)
    }
    noteContents(name, of: view)
    let marks = UIKitNames.marks(of: name, in: .view)
    if marks.contains(.visual) { world.noteChangeOfLook(of: view) }
    if marks.isDisjoint(with: [.simulated, .unseen]),
      world.classRecord(of: view).base != .view || machine.types.libraryClassName(of: view) != nil
    {
      world.noteContent(of: view)
    }
    guard name != Self.transform, UIKitNames.marks(of: name, in: .view).contains(.warps) else {
      return
    }
    heap.keep(.symbol(name), Self.unsettledFrame, of: view)
  }
  // MARK: Contents

  /// Notes new contents of a view whose size constraints or a stack view take from the contents, so that
  /// the layout may change. Source:
  /// https://developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()
  func noteContents(_ name: String, of view: ObjectID) {
    guard !rules.allowsUndeclared,
      UIKitNames.marks(of: name, in: world.classRecord(of: view).base).contains(.contents),
      isFitted(view), world.window(of: view) != nil
    else { return }
    world.note(.constraints)
  }

  private func isFitted(_ view: ObjectID) -> Bool {
    if world.isPlacedByConstraints(view) { return true }
    return world.superview(of: view).map { machine.types.isCommonView($0, "UIStackView") } ?? false
  }

  /// Notes new contents of a part of a view, such as the label of a button.
  func noteContents(ofPart part: Int32) {
    var number = part
    while let member = heap.opaqueValues.member(number) {
      switch member.owner {
      case .value(let owner): number = owner
      case .object(let view):
        if world.kind(of: view) == .view { noteContents(member.name, of: view) }
        return
      default: return
      }
    }
  }
}

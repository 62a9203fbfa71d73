import LifecycleEngine
import UIKitNames

// Values of the standard library, and calls of types and free functions.
extension LibraryMembers {
  package func libraryMember(_ name: String, of base: Value) throws(RunError) -> Value {
    if case .builtInType(let library) = base, let type = machine.types.extensionType(of: library),
      let value = try machine.valueTypes.addedStatic(name, of: type)
    {
      guard NotificationNames.isType(library),
        let own = try machine.operators.notificationName(value)
      else {
        return value
      }
      heap.release(value)
      return .notificationName(own)
    }
    if case .string(let text) = base, let opaque = machine.opaqueName(in: text) {
      return machine.unknowns.makeOpaque(opaque)
    }
    if let value = enumerated(name, of: base) { return value }
    if let value = heap.opaqueValues.partialMember(name, of: base) { return heap.copied(value) }
    if let value = try machine.scalars.sizedMember(name, of: base) { return value }
    if let value = machine.controllers.navigationItemMember(name, of: base) { return value }
    if let value = machine.containers.swipeMember(name, of: base) { return value }
    if let value = machine.unknowns.kept(name, ofValue: base) { return value }
    if let value = try machine.unknowns.layerMember(name, of: base) { return value }
    let value: Value?
    switch base {
    case .string(let text): value = machine.scalars.stringProperty(name, of: text)
    case .rect, .size, .point, .insets: value = machine.geometry.geometryMember(name, of: base)
    case .indexPath: value = machine.rows.member(name, of: base)
    case .traits(let traits): value = machine.geometry.traitMember(name, of: traits)
    case .traitOverrides(let traits): value = machine.geometry.overrideMember(name, of: traits)
    case .range(let bounds): value = try rangeProperty(name, bounds)
    case .integer, .double: value = machine.scalars.numberProperty(name, of: base)
    case .boolean: value = name == "description" ? .string(machine.operators.describe(base)) : nil
    case .builtInType("UIView") where name == "areAnimationsEnabled":
      value = try machine.animator.areEnabled()
    case .builtInType(let type):
      value = builtInConstant(type, name) ?? machine.unknowns.opaqueMember(name, of: base)
    case .system(let object): value = try machine.appObjects.systemProperty(name, of: object)
    case .opaque("Notification", _) where name == "Name",
      .opaque("NSNotification", _) where name == "Name":
      value = .builtInType(NotificationNames.type)
    case .opaque("OperationQueue", _) where name == "main": value = .mainQueue
    case .opaque("RunLoop", _) where name == "main" || name == "current":
      value = machine.unknowns.opaqueMember("RunLoop", of: base)
    case .opaque(let type, _) where NotificationNames.ofClass(type, name) != nil:
      value = NotificationNames.ofClass(type, name).map { .notificationName($0) }
    case .opaque("UIResponder", _) where KeyboardInfo.key(named: name) != nil:
      value = KeyboardInfo.key(named: name).map { .string($0.rawValue) }
    case .notificationName(let own) where name == "rawValue":
      value = .string(NotificationNames.rawValue(of: own))
    case .detentIdentifier(let text) where name == "rawValue": value = .string(text)
    case .opaque, .symbol: value = machine.unknowns.opaqueMember(name, of: base)
    default: value = nil
    }
    if let value { return value }
    if rules.allowsUndeclared { return machine.unknowns.makeOpaque(name) }
    throw failed(
      .unknownMember, "\(machine.describeKind(base)) has no member '\(name)' in the simulator")
  }

  /// An enumeration of UIKit that is nested in a type, or a value of a nested enumeration.
  private func enumerated(_ name: String, of base: Value) -> Value? {
    let type: String
    switch base {
    case .builtInType(let known): type = known
    case .opaque(let free, let number):
      guard heap.opaqueValues.members[OpaqueMember(owner: .script, name: free)] == number else {
        return nil
      }
      type = free
    default: return nil
    }
    switch (type, name) {
    case ("UIApplication", "State"), ("UIScene", "ActivationState"),
      ("UISplitViewController", "DisplayMode"), ("UIViewController", "Transition"):
      return .builtInType("\(type).\(name)")
    default: break
    }
    if let nested = DetentTypes.nested(name, in: type) { return .builtInType(nested) }
    if type == DetentTypes.identifier, DetentTypes.names.contains(name) {
      return .detentIdentifier(DetentTypes.rawValue(of: name))
    }
    guard let values = EnumeratedProperties.values(ofType: type), values.contains(name) else {
      return nil
    }
    return .symbol(name)
  }

  private func builtInConstant(_ type: String, _ name: String) -> Value? {
    if let notification = NotificationNames.ofClass(type, name) {
      return .notificationName(notification)
    }
    return switch (type, name) {
    case ("DispatchQueue", "main"): .mainQueue
    case ("UIApplication", "shared"): .system(.application)
    case ("NotificationCenter", "default"): .system(.notificationCenter)
    case ("UIApplication", _) where NotificationNames.isConstant(name): .notificationName(name)
    case ("CGRect", "zero"): .rect(.zero)
    case ("CGPoint", "zero"): .point(x: 0, y: 0)
    case ("CGSize", "zero"): .size(Size(width: 0, height: 0))
    case ("UIEdgeInsets", "zero"): .insets(.zero)
    case ("UITraitCollection", "current"):
      .traits(world.currentTraitCollection)
    case ("UIInterfaceOrientationMask", _) where OrientationMask(named: name) != nil,
      ("UIInterfaceOrientation", _) where Orientation(named: name) != nil:
      .symbol(name)
    case ("UIModalPresentationStyle", _)
    where ModalPresentationStyle.allCases.contains { $0.name == name }:
      .symbol(name)
    case ("UISegmentedControl", "noSegment"): .integer(ControlMembers.noSegment)
    case ("Task", "isCancelled"): .boolean(machine.concurrency.isCurrentTaskCancelled)
    case ("Optional", "none"): .null
    case ("Int", "zero"): .integer(0)
    case ("Int", "max"): .integer(Int64.max)
    case ("Int", "min"): .integer(Int64.min)
    case ("Double", _), ("CGFloat", _), ("TimeInterval", _):
      FractionalConstant.value(name).map { .double($0) }
    case ("Float", _): machine.scalars.floatConstant(name)
    default: nil
    }
  }

  private func rangeProperty(_ name: String, _ bounds: RangeBounds) throws(RunError) -> Value? {
    switch name {
    case "count" where bounds.lower != nil && bounds.upper != nil:
      guard let count = bounds.count else { throw machine.overflow("The number of elements") }
      return .integer(count)
    case "isEmpty": return .boolean(bounds.isEmpty)
    case "lazy" where bounds.lower != nil: return machine.collections.makeLazy(.range(bounds))
    case "lowerBound": return bounds.lower.map { .integer($0) }
    case "upperBound": return bounds.upper.map { .integer($0) }
    case "first" where bounds.lower != nil: return bounds.first.map { .integer($0) } ?? .null
    case "last" where bounds.upper != nil: return bounds.last.map { .integer($0) } ?? .null
    default: return nil
    }
  }

  package func callLibraryMember(
    of base: Value, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value {
    if let value = try machine.concurrency.callQueue(base, name, arguments) { return value }
    if let value = try machine.animator.callType(base, name, arguments) { return value }
    try checkEffect(of: name, on: base, arguments.labels)
    if let answer = try machine.exceptions.checkCall(name, on: base, arguments) { return answer }
    let forms = machine.types.forms(of: name, on: base)
    let arguments = try machine.types.fitted(arguments, to: forms)
    try machine.concurrency.checkAwait(of: name, arguments, forms)
    switch (base, name) {
    case (.builtInType("DispatchTime"), "now"): return .double(0)
    case (.builtInType("Optional"), "some"): return heap.copied(arguments.first ?? .null)
    case (.builtInType("Timer"), "scheduledTimer"):
      return try machine.concurrency.makeTimer(arguments)
    case (.builtInType("Timer"), _): throw notSimulated(name)
    case (.builtInType("Task"), _): return try machine.concurrency.callTaskType(name, arguments)
    case (.opaque("MainActor", _), "run"):
      guard let closure = arguments.closure("body") else { break }
      return try machine.call(closure: closure, [])
    case (.opaque, "instantiateViewController"):
      return try machine.storyboards.instantiate(arguments)
    case (.opaque(let storyboard, _), "instantiateInitialViewController"):
      return try machine.storyboards.instantiateFirst(of: storyboard, arguments)
    case (.builtInType("UIStoryboard"), _): throw notSimulated(name)
    case (.builtInType("UIViewController.Transition"), "zoom"):
      return machine.controllers.makeZoom(arguments)
    case (.range(let bounds), "contains"):
      if let value = arguments.unlabeled, let isInside = bounds.contains(value) {
        return .boolean(isInside)
      }
    case (.traits(let traits), "hasDifferentColorAppearance"):
      guard case .traits(let other) = arguments.first else { return .boolean(true) }
      return .boolean(traits.style != other.style)
    case (.builtInType(let type), _)
    where type == "UIView" || CommonViews.superclass(of: type) != nil:
      if let value = try machine.geometry.animateViews(name, arguments) { return value }
    case (.builtInType("UIViewController"), "attemptRotationToDeviceOrientation"):
      world.attemptRotationToDeviceOrientation()
      return .void
    default: break
    }
    if case .builtInType = base, UIKitNames.uncallable.contains(name) {
      throw notSimulated(name)
    }
    if try machine.controllers.callNavigationItem(name, of: base, arguments) { return .void }
    try machine.containers.checkSwipeCall(name, of: base)
    if machine.controllers.setItems(name, of: base, arguments) { return .void }
    if case .string(let text) = base, let opaque = machine.opaqueName(in: text) {
      return machine.unknowns.makeOpaque(opaque)
    }
    if let value = try callValue(base, name, arguments) { return value }
    if rules.allowsUndeclared { return machine.unknowns.opaqueCall(name, on: base, arguments) }
    throw failed(
      .unknownMember, "\(machine.describeKind(base)) has no method '\(name)' in the simulator")
  }

  /// Calls a method of a library value, or of a type that only makes library values.
  private func callValue(
    _ base: Value, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch base {
    case .string(let text): return try machine.scalars.callString(text, name, arguments)
    case .range:
      if let bounds = machine.collections.endless(base),
        let value = try machine.collections.callEndless(bounds, name, arguments)
      {
        return value
      }
      return try machine.collections.callCollection(base, name, arguments)
    case .system(let object): return try machine.appObjects.callSystem(object, name, arguments)
    case .opaque("Notification", _) where name == "Name",
      .opaque("NSNotification", _) where name == "Name",
      .builtInType(NotificationNames.type) where name == "init":
      if case .string(let text) = arguments.first { try machine.notifications.checkRawValue(text) }
      return try machine.operators.notificationName(arguments.first).map {
        .notificationName($0)
      }
    case .builtInType(let type) where DetentTypes.isOne(type):
      return try machine.presentations.callDetentType(type, name, arguments)
    case .integer(let number):
      if let value = try callInteger(number, name, arguments) { return value }
      return try machine.scalars.callNumber(base, name, arguments)
    case .double: return try machine.scalars.callNumber(base, name, arguments)
    case .rect(let rect): return machine.operators.callRect(rect, name, arguments)
    case .opaque where heap.opaqueValues.sized(base) != nil:
      return try machine.scalars.sizedMember(name, of: base, arguments)
    case .opaque where name == "rounded" && heap.opaqueValues.isEndless(base):
      return heap.copied(base)
    case .builtInType, .opaque, .symbol:
      let result = machine.unknowns.opaqueCall(name, on: base, arguments)
      machine.unknowns.noteMade(result, by: name, on: base, arguments)
      return result
    default: return nil
    }
  }

  private func callInteger(
    _ number: Int64, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard name == "isMultiple", case .integer(let other) = arguments.labeled("of") else {
      return nil
    }
    if other == 0 { return .boolean(number == 0) }
    return .boolean(number.remainderReportingOverflow(dividingBy: other).partialValue == 0)
  }

  package func callLibrary(_ name: String, _ arguments: Arguments) throws(RunError) -> Value {
    for base in UIKitClass.allCases where base.name == name {
      return try machine.construction.makeInstance(of: base, arguments)
    }
    if CommonViews.superclass(of: name) != nil {
      return try machine.views.makeCommonView(name, arguments)
    }
    if LibraryTypes.controllers.contains(name) { return try makeCommonController(name, arguments) }
    switch name {
    case "Task": return try machine.concurrency.makeTask(arguments)
    case "Timer": throw notSimulated("A timer that is not scheduled")
    case "UIStoryboard": return machine.storyboards.makeStoryboard(arguments)
    case "print": return try printLine(arguments)
    case "UIAlertAction": return try machine.presentations.makeAlertAction(arguments)
    case "CGRect", "CGSize", "CGPoint", "UIEdgeInsets":
      try machine.scalars.checkLabels(ofInitializer: name, arguments)
      return try machine.geometry.makeGeometry(name, arguments)
    case "UITraitCollection": return try machine.geometry.makeTraits(arguments)
    case "type":
      guard let value = arguments.first else { return machine.unknowns.makeOpaque("type") }
      return try typeName(of: value)
    default: return try machine.scalars.convert(name, arguments)
    }
  }

  /// Makes a controller of a class of UIKit that the simulator knows only by name.
  private func makeCommonController(
    _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value {
    try machine.unknowns.checkLayout(of: name, arguments)
    budget.weighModeledObject()
    let id = world.makeController(of: world.libraryClass(named: name, base: .viewController))
    try machine.construction.initialize(id, as: .viewController, Arguments(values: [], labels: []))
    machine.views.keepUnsimulated(arguments, of: id)
    return .object(id)
  }

  private func printLine(_ arguments: Arguments) throws(RunError) -> Value {
    if let terminator = arguments.labeled("terminator"),
      try !machine.operators.areEqual(terminator, .string("\n"))
    {
      throw failed(
        .notSimulated, "'print' with a terminator other than a line break is not simulated yet",
        ["print whole lines"])
    }
    let separator = arguments.labeled("separator").map { machine.operators.describe($0) } ?? " "
    var text = ""
    var isFirst = true
    for (index, value) in arguments.values.enumerated() where arguments.labels[index] == nil {
      if !isFirst { text += separator }
      isFirst = false
      text += try machine.operators.shown(value)
      guard text.utf8.count <= Budget.stringBudget else { throw machine.tooLarge("A string") }
    }
    // The output is shown, so printing costs the length of the text.
    budget.spend(text.utf8.count)
    world.printToConsole(text)
    return .void
  }

  private func typeName(of value: Value) throws(RunError) -> Value {
    if let type = machine.types.valueType(of: value) { return .type(type) }
    if let id = value.objectID, let object = heap.foreignObject(id) {
      // The simulator does not know the types of the elements of a collection.
      guard case .instance = object else {
        throw failed(
          .notSimulated, "'type(of:)' of \(machine.describeKind(value)) is not simulated yet")
      }
    }
    guard let id = value.objectID else { return .builtInType(value.typeName) }
    if let index = machine.types.typeIndex(of: id), program.types[index].role == .class {
      return .type(index)
    }
    return .builtInType(world.classRecord(of: id).name)
  }
}

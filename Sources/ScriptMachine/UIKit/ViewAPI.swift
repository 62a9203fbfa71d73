import LifecycleEngine
import UIKitNames

extension ViewMembers {
  package func viewProperty(_ name: String, of id: ObjectID) -> Value? {
    switch name {
    case "window": return heap.owned(world.window(of: id))
    case "superview": return machine.unknowns.superview(name, of: id)
    case "next" where world.classRecord(of: id).base != .window && !rules.allowsUndeclared:
      // A root view has the controller as the next responder.
      return world.controller(ofView: id).map { heap.owned($0) }
        ?? machine.unknowns.superview("superview", of: id)
    case "subviews":
      let isKnown = !machine.unknowns.hasHiddenParts(id) && !machine.unknowns.hasViewsOfUIKit(id)
      return isKnown ? heap.makeArray(world.subviews(of: id)) : nil
    case "frame": return .rect(world.readableFrame(of: id))
    case "bounds":
      let size = world.frame(of: id).size
      return .rect(Rect(width: size.width, height: size.height))
    case "center":
      let frame = world.readableFrame(of: id)
      return .point(x: frame.x + frame.size.width / 2, y: frame.y + frame.size.height / 2)
    case "arrangedSubviews" where machine.types.isCommonView(id, "UIStackView"):
      return heap.makeArray(arrangedSubviews(of: id))
    case "safeAreaInsets":
      let isKnown = world.controller(ofView: id) != nil || world.classRecord(of: id).base == .window
      guard rules.allowsUndeclared || isKnown else {
        return machine.unknowns.safeArea(ofSubview: id).map { .insets($0) }
      }
      return .insets(world.safeAreaInsets(of: id))
    case "autoresizingMask":
      return heap.makeArray(
        AutoresizingMask.parts.filter { world.autoresizingMask(of: id).contains($0.mask) }
          .map { .symbol($0.name) })
    case "translatesAutoresizingMaskIntoConstraints": return .boolean(!world.usesConstraints(id))
    case "isHidden": return machine.unknowns.hidesItself(id) ? nil : .boolean(world.isHidden(id))
    case "windowScene":
      // An app without scenes gets a scene here, because the author sets the scene's delegate.
      guard world.classRecord(of: id).base == .window else { return nil }
      return isWithoutScene(id) ? nil : .system(.scene)
    case "isKeyWindow":
      guard world.classRecord(of: id).base == .window else { return nil }
      return .boolean(world.keyWindow == id)
    case "isFirstResponder" where machine.presentations.searchController(ofBar: id) != nil:
      return machine.unknowns.opaqueMember(name, of: .object(id))
    case "isFirstResponder": return .boolean(world.isFirstResponder(id))
    case "canBecomeFirstResponder" where world.classRecord(of: id).base == .textField:
      return .boolean(world.canBeginEditing(id))
    case "rootViewController":
      guard world.classRecord(of: id).base == .window else { return nil }
      return heap.owned(world.rootViewController(of: id))
    default:
      return machine.geometry.geometryProperty(name, ofView: id)
        ?? initialValue(of: name, ofView: id)
    }
  }

  /// Fails for the geometry of a view that constraints place, because constraints are not solved.
  func checkGeometry(_ name: String, of id: ObjectID) throws(RunError) {
    if isWithoutScene(id), UIKitNames.marks(of: name, in: .window).contains(.scene) {
      throw failed(
        .notSimulated, "The '\(name)' of a window that is made without a scene is not simulated",
        ["make the window with 'UIWindow(windowScene:)', or set '\(name)' first"])
    }
    if let kind = machine.unknowns.unknownGeometry(name, of: id, isInside: name == "bounds") {
      throw failed(.notSimulated, "The '\(name)' of \(kind) is not simulated yet")
    }
    guard UIKitNames.marks(of: name, in: .view).contains(.place), world.isPlacedByConstraints(id)
    else { return }
    throw failed(
      .notSimulated, "The '\(name)' of a view that constraints place is not simulated yet")
  }

  /// Moves a view.
  /// - Returns: True if the property moves the view.
  private func place(_ id: ObjectID, _ name: String, _ value: Value) throws(RunError) -> Bool {
    guard UIKitNames.marks(of: name, in: .view).contains(.place) else { return false }
    guard world.classRecord(of: id).base != .window else {
      throw failed(.notSimulated, "Another '\(name)' of a window is not simulated yet")
    }
    var frame = world.frame(of: id)
    switch (name, value) {
    case ("center", .point(let x, let y)):
      frame.x = x - frame.size.width / 2
      frame.y = y - frame.size.height / 2
    case ("center", .symbol("zero")):
      frame.x = -frame.size.width / 2
      frame.y = -frame.size.height / 2
    case ("frame", .rect(let rect)): frame = rect
    case ("frame", .symbol("zero")): frame = .zero
    case ("bounds", .rect(let rect)): frame.resize(to: rect.size)
    case ("bounds", .symbol("zero")): frame.resize(to: Size(width: 0, height: 0))
    case (_, .opaque(let opaque, _)): throw machine.opaqueCondition(opaque)
    default:
      throw failed(.typeMismatch, "\(machine.describeKind(value)) cannot be assigned to '\(name)'")
    }
    machine.noteInvalidation()
    world.place(id, in: frame)
    machine.unknowns.noteFrame(value, of: id, isWhole: name == "frame")
    return true
  }

  func setViewProperty(_ name: String, of id: ObjectID, to value: Value) throws(RunError) -> Bool {
    if try place(id, name, value) { return true }
    try machine.unknowns.checkEditing(name, of: id, value)
    machine.unknowns.noteUse(of: name, on: id)
    let isWindow = world.classRecord(of: id).base == .window
    switch (name, value) {
    case (_, .symbol("zero")) where ViewDefaults.isInset(name):
      heap.keep(.insets(.zero), name, of: id)
    case ("tableHeaderView", _), ("tableFooterView", _), ("backgroundView", _):
      setSupplementaryView(name, of: id, to: value)
      return false
    case ("autoresizingMask", _):
      guard let mask = machine.geometry.autoresizingMask(value) else {
        throw failed(
          .typeMismatch, "\(machine.describeKind(value)) cannot be assigned to 'autoresizingMask'")
      }
      world.setAutoresizingMask(mask, of: id)
    case ("translatesAutoresizingMaskIntoConstraints", .boolean(let translates)):
      world.setUsesConstraints(!translates, of: id)
    case ("windowLevel", _) where isWindow: return setLevel(value, of: id)
    case ("windowScene", _) where isWindow:
      heap.keep(.boolean(value.isNull), ViewMembers.sceneless, of: id)
      return false
    case ("isHidden", .boolean(let isHidden)):
      if isWindow { try hide(isHidden, window: id) } else { world.setHidden(isHidden, ofView: id) }
    case ("rootViewController", _) where isWindow:
      if value.isNull {
        world.setRootViewController(nil, of: id)
      } else {
        world.setRootViewController(try machine.uikit.controllerArgument(value, name), of: id)
      }
    case ("isHidden", _):
      guard case .opaque(let opaque, _) = value else {
        throw failed(
          .typeMismatch, "\(machine.describeKind(value)) cannot be assigned to '\(name)'")
      }
      throw machine.opaqueCondition(opaque)
    case ("delegate", _), (RowMembers.dataSource, _):
      return try machine.rows.setDelegate(name, of: id, to: value)
    case ("text", _):
      if let search = machine.presentations.searchController(ofBar: id) {
        machine.presentations.noteResults(of: search)
      }
      return false
    case ("alpha", _): heap.keep(alpha(value), name, of: id)
    case ("gestureRecognizers", _):
      for recognizer in value.objectID.flatMap({ heap.array($0) }) ?? [] {
        machine.controls.noteRecognizer(recognizer, of: id, isAdded: true)
      }
      return false
    default: return try machine.geometry.setGeometryProperty(name, ofView: id, to: value)
    }
    return true
  }

  /// The alpha between transparent (0) and opaque (1).
  private func alpha(_ value: Value) -> Value {
    value.number.map { .double(min(max($0, 0), 1)) } ?? heap.copied(value)
  }

  private func hide(_ isHidden: Bool, window id: ObjectID) throws(RunError) {
    if isHidden, world.hasPresentations(inWindow: id) {
      throw failed(
        .notSimulated,
        "The end of a presentation whose window is hidden is not simulated yet",
        ["dismiss it first"])
    }
    world.setHidden(isHidden, ofWindow: id)
  }

  func callView(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    if UIKitNames.marks(of: name).contains(.invalidates) { machine.noteInvalidation() }
    machine.unknowns.forgetChanged(by: name, of: id)
    machine.unknowns.keepAssigned(by: name, of: id, arguments)
    if try callSubviews(id, name, arguments) { return .void }
    if try callStack(id, name, arguments) { return .void }
    machine.unknowns.noteUse(of: name, on: id)
    if let recognizer = arguments.unlabeled, name.hasSuffix("GestureRecognizer") {
      machine.controls.noteRecognizer(recognizer, of: id, isAdded: name.hasPrefix("add"))
    }
    if try machine.rows.call(name, of: id, arguments) { return .void }
    if try machine.controls.isOfTyping(name, of: id, arguments) { return .void }
    if machine.controls.isControl(id), try machine.controls.call(name, of: id, arguments) {
      return .void
    }
    try machine.containers.checkSwipeRemoval(name, arguments)
    switch name {
    case "removeFromSuperview": world.removeFromSuperview(id)
    case "setNeedsLayout": world.setNeedsLayout(id)
    case "setNeedsDisplay": world.setNeedsDisplay(id)
    case "setNeedsUpdateConstraints": world.setNeedsUpdateConstraints(id)
    case "updateConstraintsIfNeeded": world.updateConstraintsIfNeeded(id)
    case "layoutIfNeeded":
      machine.animator.noteLayout(of: id)
      machine.rows.noteLayout(of: id)
      world.layoutIfNeeded(id)
    case "viewWithTag":
      guard case .integer(let tag)? = arguments.unlabeled else {
        throw failed(.wrongArgument, "'viewWithTag' needs a whole number")
      }
      return heap.owned(view(withTag: tag, in: id))
    case "isDescendant":
      guard let other = arguments.labeled("of")?.objectID else {
        throw failed(.wrongArgument, "'isDescendant' needs a view")
      }
      return .boolean(id == other || world.isDescendant(id, of: other))
    case "becomeFirstResponder": return .boolean(try beginEditing(id, name))
    case "convert":
      return machine.notifications.frame(arguments.unlabeled, convertedTo: id, arguments)
    case "resignFirstResponder": return .boolean(world.endEditing(id))
    case "endEditing":
      guard let force = arguments.unlabeled else {
        throw failed(.wrongArgument, "'endEditing' needs true or false")
      }
      return .boolean(world.endEditing(in: id, isForced: try machine.condition(heap.copied(force))))
    case "makeKeyAndVisible" where world.classRecord(of: id).base == .window:
      world.makeKey(id)
      world.bringToFront(id)
      world.setHidden(false, ofWindow: id)
    case "makeKey" where world.classRecord(of: id).base == .window: world.makeKey(id)
    default: return try machine.geometry.callGeometry(ofView: id, name, arguments) ? .void : nil
    }
    return .void
  }

  /// Performs `becomeFirstResponder`.
  private func beginEditing(_ id: ObjectID, _ name: String) throws(RunError) -> Bool {
    guard world.classRecord(of: id).base.isTextInput else { throw notSimulated(name) }
    if let name = lock(of: id) {
      throw failed(
        .notSimulated, "A first responder whose '\(name)' is false is not simulated yet",
        ["set '\(name)' to true first"])
    }
    return world.beginEditing(id)
  }

  /// The view that an argument names, owned by the caller. An opaque value becomes a plain view.
  package func viewArgument(_ value: Value) -> Value? {
    switch value {
    case .object(let id) where world.kind(of: id) == .view: return heap.owned(id)
    case .null: return .null
    case .opaque(_, let number): return machine.unknowns.standInView(for: number)
    default: return nil
    }
  }
}

import LifecycleEngine

// What an example does with what is not simulated: nothing comes of it, but it is noted.
extension Machine {
  /// Whether an example goes on where the simulator cannot: what it does not model does nothing.
  /// - Parameters:
  ///   - error: What is wrong.
  ///   - values: What was given; if it is not simulated itself, it cannot be wrong.
  func absorbs(_ error: RunError, _ values: [Value]) -> Bool {
    guard case .failed(let diagnostic) = error, isAuthorsCode else { return false }
    switch diagnostic.id {
    case "not-simulated", "opaque-condition", "unknown-scene": return true
    case "wrong-argument", "type-mismatch", "not-assignable", "unknown-name", "unknown-member":
      return values.contains { isUnknown($0) } || diagnostic.id == "unknown-name"
    default: return false
    }
  }

  private func isUnknown(_ value: Value) -> Bool {
    switch value {
    case .opaque, .symbol: true
    case .object(let id):
      if let elements = array(id) {
        elements.contains { isUnknown($0) }
      } else if case .payload(let record) = foreignObject(id) {
        record.type == nil
      } else {
        false
      }
    default: false
    }
  }

  /// The result of a call that is not simulated.
  func opaqueCall(_ name: String, on base: Value?, _ arguments: Arguments) -> Value {
    let result = makeOpaque(name)
    guard isExample, case .opaque(_, let number) = result else { return result }
    let owner = base.map { originText(of: $0) + "." } ?? ""
    let text = "\(owner)\(name)(\(identities(of: arguments.values)))"
    conduct?.origins[number] = text
    noteConstraint(number, name, on: base, arguments)
    var worker: Int32?
    if case .opaque(_, let source)? = base { worker = source }
    noteWork(name, number, arguments, by: worker)
    return result
  }

  /// Labels of initialisers that may return nil.
  private static let failing = [
    "string", "named", "systemName", "rawValue", "exactly", "data", "contentsOf",
    "contentsOfFile", "coder", "nibName", "filePath",
  ]

  /// Notes that an initialiser has made a value, which is never nil then.
  func noteMade(_ number: Int32, _ name: String, _ arguments: Arguments) {
    guard Compiler.isCapitalized(name),
      !arguments.labels.contains(where: { $0.map { Machine.failing.contains($0) } ?? false })
    else { return }
    conduct?.made.insert(number)
  }

  /// A number, text or truth made of something that is not simulated.
  func convertedOpaque(_ name: String, _ arguments: Arguments) -> Value? {
    guard ["Int", "Double", "CGFloat", "TimeInterval", "Bool"].contains(name),
      let first = arguments.first, first.isOpaque || isUnknownText(first)
    else { return nil }
    let value = opaqueCall(name, on: nil, arguments)
    // Text may be no number.
    if case .opaque(_, let number) = value, first.isOpaque { conduct?.made.insert(number) }
    return value
  }

  /// What ends with the token that was returned for it ends when that is let go of, unless nobody has
  /// ever kept it.
  func noteDropped(_ number: Int32) {
    // A collection of tokens lets go of all of them.
    let place = identity(of: .opaque("", number))
    for kept in conduct?.kept.removeValue(forKey: place) ?? [] { note(.cancelled(.call(kept))) }
    guard let turn = conduct?.begun[number], turn < world.turn else { return }
    note(.cancelled(.call(number)))
  }

  /// Notes a closure that is given to what is not simulated: it may be called later, or never. In a run
  /// that is to show what comes of it, it is called in the next turn, once.
  private func noteGiven(_ value: Value) {
    guard case .object(let id) = value, case .closure(let record) = foreignObject(id) else {
      return
    }
    conduct?.hasGivenClosures = true
    guard conduct?.callsBack == true,
      conduct?.calledBack.insert(record.function).inserted == true
    else { return }
    world.schedule(id, after: .milliseconds(0))
  }

  /// Whether a value that is not simulated is there.
  func isPresent(_ number: Int32) -> Bool {
    conduct?.made.contains(number) == true || decide("\(origin(of: number)) != nil")
  }

  private func originText(of value: Value) -> String {
    if case .opaque(_, let number) = value { return origin(of: number) }
    return identity(of: value)
  }

  /// Functions of sequences, optionals and renderers, which are over when they return. Where one of them
  /// is for its result, and nobody takes that, it is another function with the same name.
  private static let passing = [
    "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "first", "last", "contains",
    "allSatisfy", "min", "max", "prefix", "drop", "dropFirst", "firstIndex", "lastIndex",
    "enumerated", "mapValues", "compactMapValues", "count", "partition", "image", "apply", "with",
    "withLock",
  ]
  /// Those that are there for what they do.
  private static let passingStatements = [
    "forEach", "removeAll", "sort", "partition", "withLock", "performBatchUpdates", "init",
  ]

  private func isPassing(_ name: String) -> Bool {
    Machine.passingStatements.contains(name)
      || Machine.passing.contains(name) && isResultUsed
  }

  /// Whether the result of the call that is being made goes anywhere.
  private var isResultUsed: Bool {
    guard let frame = frames.last else { return true }
    let code = program.functions[frame.function].code
    var position = frame.position
    while position < code.count {
      switch code[position] {
      case .jump(let target) where target > position: position = target
      case .pop: return false
      default: return true
      }
    }
    return true
  }

  private func noteWork(
    _ name: String, _ number: Int32, _ arguments: Arguments, by worker: Int32?
  ) {
    guard arguments.values.contains(where: { isClosure($0) }) else { return }
    for value in arguments.values { noteGiven(value) }
    // What registers a closure returns what takes it back.
    conduct?.made.insert(number)
    guard !isPassing(name), !Compiler.isCapitalized(name) else { return }
    conduct?.begun[number] = world.turn
    if let worker { conduct?.begun[worker] = world.turn }
    note(.began(Work(handle: .call(number), name: name, worker: worker.map { .call($0) })))
  }

  private func isClosure(_ value: Value) -> Bool {
    guard case .object(let id) = value, case .closure = foreignObject(id) else { return false }
    return true
  }

  /// The result of an operator on something that is not simulated, `nil` where both are.
  func opaqueResult(
    of operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(RunError) -> Value? {
    guard isExample else { return nil }
    let (one, other) = (withStandIn(left), withStandIn(right))
    guard one.isOpaque || other.isOpaque || isUnknownText(one) || isUnknownText(other) else {
      return nil
    }
    if let number = comparedWithNil(one, other) {
      switch operation {
      case .equal, .identical: return .boolean(!isPresent(number))
      case .notEqual, .notIdentical: return .boolean(isPresent(number))
      default: break
      }
    }
    let (a, b) = (identity(of: one), identity(of: other))
    switch operation {
    case .equal, .identical: return .boolean(a == b || decide("\(a) == \(b)"))
    case .notEqual, .notIdentical: return .boolean(a != b && !decide("\(a) == \(b)"))
    case .less, .greaterOrEqual:
      return .boolean(decide("\(a) < \(b)") == (operation == .less))
    case .greater, .lessOrEqual:
      return .boolean(decide("\(a) > \(b)") == (operation == .greater))
    default:
      guard one.isOpaque || other.isOpaque else { return nil }
      let name = if case .opaque(let name, _) = one { name } else { "value" }
      return named(makeOpaque(name), "(\(a) \(operation) \(b))")
    }
  }

  private func comparedWithNil(_ one: Value, _ other: Value) -> Int32? {
    switch (one, other) {
    case (.opaque(_, let number), .null), (.null, .opaque(_, let number)): number
    default: nil
    }
  }

  /// Whether a text was made of something that is not simulated.
  private func isUnknownText(_ value: Value) -> Bool {
    guard case .string(let text) = value else { return false }
    return opaqueName(in: text) != nil
  }

  /// What becomes of a place that the compiler has found is never to be reached.
  func isNeverReached(_ problem: Diagnostic) -> RunError {
    if isExample, problem.id == "switch-not-exhaustive" { conduct?.isInfeasible = true }
    return .failed(problem)
  }

  // MARK: Views

  /// The plain view that stands in for a value where a view is needed, owned by the caller; the same
  /// one each time in an example.
  func standInView(for number: Int32) -> Value {
    guard isExample else { return .object(world.makeView(of: ClassID(.view))) }
    if let known = conduct?.standInViews[number] { return owned(known) }
    weighModeledObject()
    let view = world.makeView(of: ClassID(.view))
    conduct?.standInViews[number] = view
    return owned(view)
  }

  // MARK: Properties

  /// Keeps what was assigned to a property of an opaque value, which holds no objects.
  func assign(_ value: Value, _ name: String, ofOpaque number: Int32) {
    noteGiven(value)
    let property = AssignedProperty(number: number, name: name)
    let old = conduct?.assigned[property].map { described($0) }
    if Machine.components.contains(name), let (owner, member) = structure(number) {
      // A part of a structure changes the property that holds it.
      noteSet(
        owner, member, from: old.map { ("\(name) \($0.identity)", $0.text) },
        to: value, part: name)
    } else {
      noteSet(.opaque(number), name, from: old, to: value)
    }
    if name == "sublayers" { return setSublayers(value, of: .opaque(name, number)) }
    if name == "isActive", case .boolean(let isActive) = value {
      let constraint = Value.opaque("constraint", number)
      if isActive { activate(constraint) } else { deactivate(constraint) }
    }
    switch value {
    case .object(let id): conduct?.assigned[property] = .weak(id)
    default: conduct?.assigned[property] = value
    }
  }

  /// What was assigned to a property of an opaque value; the caller owns it.
  func assigned(_ name: String, to base: Value) -> Value? {
    guard case .opaque(_, let number) = base,
      let value = conduct?.assigned[AssignedProperty(number: number, name: name)]
    else { return nil }
    return copied(value)
  }

  /// The value that a property of a view shows, before it is changed.
  func shown(_ name: String, of id: ObjectID) -> Value? {
    if let kept = unmodeled.first(where: { $0.object == id && $0.name == name }) {
      return kept.value
    }
    let value = viewProperty(name, of: id)
    // It is only looked at, not kept.
    if let value { release(value) }
    return value
  }

  /// A value in words, as long as it is there.
  func described(_ value: Value) -> (identity: String, text: String) {
    (identity(of: value), shownText(value))
  }

  /// The parts of structures that are not simulated, as far as properties hold them.
  private static let components = [
    "top", "bottom", "left", "right", "leading", "trailing", "x", "y", "width", "height", "size",
    "origin", "a", "b", "c", "d", "tx", "ty", "m11", "m12", "m13", "m14", "m21", "m22", "m23",
    "m24",
    "m31", "m32", "m33", "m34", "m41", "m42", "m43", "m44",
  ]

  /// The property that an opaque value was read from.
  private func structure(_ number: Int32) -> (owner: Target, name: String)? {
    guard let member = opaqueValues.members.first(where: { $0.value == number })?.key else {
      return nil
    }
    switch member.owner {
    case .object(let id): return (.object(id), member.name)
    case .value(let owner): return (.opaque(owner), member.name)
    case .script, .library: return nil
    }
  }

  /// - Parameter part: Which part of the property was set; `nil` for all of it.
  func noteSet(
    _ target: Target, _ name: String, from old: (identity: String, text: String)?,
    to value: Value, part: String? = nil
  ) {
    guard conduct != nil, isAuthorsCode, !isClosure(value) else { return }
    let new = (part.map { "\($0) " } ?? "") + identity(of: value)
    let known = conduct?.lastSet[target]?.last { $0.name == name }?.identity
    let documented = ViewDefaults.documented(name)
    let before = known ?? old?.identity ?? documented
    let change = SetValue(
      part: part, isNew: before != new, isOnScreen: isOnScreen(target), isInTree: isInTree(target),
      old: old?.text ?? "", new: shownText(value), oldIdentity: before,
      newIdentity: new)
    note(.set(target, name, change))
    if value.isOpaque || known != nil {
      conduct?.lastSet[target, default: []].removeAll { $0.name == name }
      if value.isOpaque { conduct?.lastSet[target, default: []].append((name, new)) }
    }
  }

  /// Whether a view has a superview or a controller: one that was just made is nowhere yet.
  private func isInTree(_ target: Target) -> Bool {
    guard case .object(let id) = target, world.kind(of: id) == .view else { return true }
    return world.superview(of: id) != nil || world.controller(ofView: id) != nil
  }

  /// Whether a view, or what belongs to one, is in a window.
  private func isOnScreen(_ target: Target) -> Bool {
    switch target {
    case .object(let id): return world.kind(of: id) == .view && world.window(of: id) != nil
    case .opaque(let number):
      if let view = conduct?.standInViews[number] { return world.window(of: view) != nil }
      guard let view = opaqueValues.layers[number] else { return false }
      return !world.isDeallocated(view) && world.window(of: view) != nil
    }
  }

  /// A value as the evidence shows it.
  func shownText(_ value: Value) -> String {
    switch value {
    case .opaque(let name, _): name
    case .symbol(let name): ".\(name)"
    case .object(let id): array(id) == nil ? name(of: id) ?? describeKind(value) : "a list"
    case .rect(let rect):
      "(\(NumberText.describe(rect.x)), \(NumberText.describe(rect.y)), "
        + "\(NumberText.describe(rect.size.width)), \(NumberText.describe(rect.size.height)))"
    case .size(let size):
      "(\(NumberText.describe(size.width)), \(NumberText.describe(size.height)))"
    case .insets(let insets):
      "(top \(NumberText.describe(insets.top)), left \(NumberText.describe(insets.left)), "
        + "bottom \(NumberText.describe(insets.bottom)), right \(NumberText.describe(insets.right)))"
    case .string(let text): "\"\(text)\""
    default: describe(value)
    }
  }
}

import LifecycleEngine

/// The arguments of a call to the modeled API; the machine owns the values.
struct Arguments {
  var values: [Value]
  var labels: [String?]

  /// The argument with a label, or the trailing closure if the label is that of a closure.
  func labeled(_ label: String) -> Value? {
    for (value, name) in zip(values, labels) where name == label { return value }
    return nil
  }

  /// The trailing closure, or the argument with this label.
  func closure(_ label: String) -> ObjectID? {
    (labeled(label) ?? labeled(CallSite.trailing))?.objectID
  }

  var first: Value? { values.first }

  /// The value of a Boolean argument; `true` where it is missing or not simulated.
  func flag(_ label: String) -> Bool {
    if case .boolean(let truth) = labeled(label) { return truth }
    return true
  }
}

extension Machine {
  func callMember(_ site: CallSite) throws(RunError) {
    let name = program.names[site.name]
    let receiver = stack[stack.count - site.argumentCount - 1]
    switch receiver {
    case .object(let id): try callMember(of: id, name, site)
    case .actor(let actor): try request(name, actor, takeArguments(site))
    case .null:
      throw failed("found-nil", "'\(name)' is called on nil")
    default:
      let arguments = takeArguments(site)
      let receiver = pop()
      let result = try callBuiltInMember(of: receiver, name, arguments)
      drop(arguments)
      release(receiver)
      push(result)
    }
  }

  private func callMember(of id: ObjectID, _ name: String, _ site: CallSite) throws(RunError) {
    if let callback = Callback(called: name, labels: program.labels[site.labels]),
      isDelivered(callback, to: id)
    {
      let arguments = takeArguments(site)
      deliver(callback, to: id, arguments)
      drop(arguments)
      release(pop())
      push(.void)
      return
    }
    if let function = method(name, of: id, site) {
      try arrange(function, site, hasSelf: true)
      return try enter(
        function, argumentCount: program.functions[function].parameters.count + 1)
    }
    let arguments = takeArguments(site)
    let receiver = pop()
    if let property = try storedProperty(name, of: id), let closure = property.objectID {
      release(receiver)
      push(property)
      for argument in arguments.values { push(argument) }
      return try enterClosure(closure, argumentCount: arguments.values.count)
    }
    let result = try callModeledMember(of: id, name, arguments)
    drop(arguments)
    release(receiver)
    push(result)
  }

  /// A callback that is called by the author's code is delivered, so that it is an event.
  private func isDelivered(_ callback: Callback, to id: ObjectID) -> Bool {
    if world.classRecord(of: id).implements.contains(callback) { return true }
    return world.kind(of: id) == .controller && callback.lens != .delegates
      && callback.lens != .none
  }

  private func deliver(_ callback: Callback, to id: ObjectID, _ arguments: Arguments) {
    var values = arguments.values.map { eventValue($0) }
    var sender: ObjectID?
    if callback.declarationLabels.count > callback.argumentLabels.count, !values.isEmpty {
      sender = arguments.values[0].objectID
      values.removeFirst()
    }
    world.deliverFromAuthor(callback, to: id, values, sender: sender)
  }

  // MARK: Functions of the script

  func callScript(_ function: Int, _ site: CallSite) throws(RunError) {
    try arrange(function, site, hasSelf: false)
    try enter(function, argumentCount: program.functions[function].parameters.count)
  }

  func callValue(_ site: CallSite) throws(RunError) {
    let callee = stack[stack.count - site.argumentCount - 1]
    switch callee {
    case .object(let id): try enterClosure(id, argumentCount: site.argumentCount)
    case .function(let index):
      stack.remove(at: stack.count - site.argumentCount - 1)
      try callScript(index, site)
    case .opaque(let name):
      drop(takeArguments(site))
      _ = pop()
      push(.opaque(name))
    case .null: throw failed("found-nil", "A function that is nil is called")
    default: throw failed("not-a-function", "\(callee.typeName) cannot be called")
    }
  }

  private func enterClosure(_ id: ObjectID, argumentCount: Int) throws(RunError) {
    guard world.kind(of: id) == .foreign,
      case .closure(let record) = foreign[world.foreignSlot(of: id)]
    else { throw failed("not-a-function", "An object cannot be called") }
    // The frame takes over the reference to the closure that was on the stack.
    let place = stack.count - argumentCount - 1
    var count = argumentCount
    if let bound = record.boundSelf {
      stack[place] = copied(bound)
      count += 1
    } else {
      stack.remove(at: place)
    }
    let parameters = program.functions[record.function].parameters.count
    let expected = record.boundSelf == nil ? parameters : parameters + 1
    while count > expected {
      release(pop())
      count -= 1
    }
    while count < expected {
      push(.void)
      count += 1
    }
    try enter(record.function, argumentCount: count, closure: id)
  }

  /// Puts the arguments of a call on the stack in the order of the parameters, with defaults.
  private func arrange(_ function: Int, _ site: CallSite, hasSelf: Bool) throws(RunError) {
    let parameters = program.functions[function].parameters
    let labels = program.labels[site.labels]
    guard !isExact(labels, parameters) else { return widen(parameters) }
    let given = pop(site.argumentCount)
    var next = 0
    for parameter in parameters {
      if next < given.count,
        labels[next] == parameter.label || labels[next] == CallSite.trailing
      {
        push(given[next])
        next += 1
      } else if let value = parameter.defaultFunction {
        let receiver = hasSelf ? [copied(stack[stack.count - parameters.count])] : []
        push(try call(value, program.functions[value].hasSelf ? receiver : []))
      } else {
        throw failed(
          "wrong-arguments",
          "'\(program.functions[function].name)' has no argument for '\(parameter.label ?? "_")'")
      }
    }
    guard next == given.count else {
      throw failed(
        "wrong-arguments",
        "'\(program.functions[function].name)' takes no argument "
          + "'\(labels[next].map { "\($0):" } ?? "_")' here")
    }
    widen(parameters)
  }

  private func isExact(_ labels: [String?], _ parameters: [ParameterCode]) -> Bool {
    guard labels.count == parameters.count else { return false }
    for (label, parameter) in zip(labels, parameters)
    where label != parameter.label && label != CallSite.trailing {
      return false
    }
    return true
  }

  /// An integer literal given for a floating-point parameter is a floating-point number.
  private func widen(_ parameters: [ParameterCode]) {
    for (offset, parameter) in parameters.enumerated() where parameter.isDouble {
      let index = stack.count - parameters.count + offset
      if case .integer(let value) = stack[index] { stack[index] = .double(Double(value)) }
    }
  }

  func callSuper(_ site: CallSite, in classIndex: Int) throws(RunError) {
    let name = program.names[site.name]
    if let parent = program.classes[classIndex].superclass,
      let function = name == "init"
        ? initializer(of: parent, site) : method(name, ofClass: parent, site)
    {
      try arrange(function, site, hasSelf: true)
      return try enter(
        function, argumentCount: program.functions[function].parameters.count + 1)
    }
    let arguments = takeArguments(site)
    let receiver = pop()
    if let callback = Callback(called: name, labels: program.labels[site.labels]),
      let id = receiver.objectID
    {
      world.performBase(callback, on: id)
    } else if name != "init", let id = receiver.objectID {
      release(try callModeledMember(of: id, name, arguments))
    }
    drop(arguments)
    release(receiver)
    push(.void)
  }

  // MARK: Finding

  func classIndex(of id: ObjectID) -> Int? {
    let engineClass = world.classID(of: id)
    return program.classes.firstIndex { $0.engineClass == engineClass }
  }

  private func method(_ name: String, of id: ObjectID, _ site: CallSite) -> Int? {
    guard world.classRecord(of: id).isDeclaredByAuthor else { return nil }
    return classIndex(of: id).flatMap { method(name, ofClass: $0, site) }
  }

  private func method(_ name: String, ofClass index: Int, _ site: CallSite) -> Int? {
    let labels = program.labels[site.labels]
    var fallback: Int?
    var current: Int? = index
    while let type = current {
      for method in program.classes[type].methods where method.name == name {
        if isExact(labels, program.functions[method.function].parameters) { return method.function }
        if fallback == nil { fallback = method.function }
      }
      current = program.classes[type].superclass
    }
    return fallback
  }

  func methodFunction(named name: String, of id: ObjectID) -> Int? {
    var current = classIndex(of: id)
    while let type = current {
      if let method = program.classes[type].methods.first(where: { $0.name == name }) {
        return method.function
      }
      current = program.classes[type].superclass
    }
    return nil
  }

  private func initializer(of classIndex: Int, _ site: CallSite) -> Int? {
    let labels = program.labels[site.labels]
    var current: Int? = classIndex
    while let type = current {
      let initializers = program.classes[type].initializers
      for function in initializers
      where isExact(labels, program.functions[function].parameters) {
        return function
      }
      // Initialisers are inherited only by a class that declares none.
      if let first = initializers.first {
        return labels.isEmpty && !program.functions[first].parameters.isEmpty
          ? initializers.first { function in
            program.functions[function].parameters.allSatisfy { $0.defaultFunction != nil }
          } : first
      }
      current = program.classes[type].superclass
    }
    return nil
  }

  // MARK: Instances

  func construct(_ classIndex: Int, _ site: CallSite) throws(RunError) {
    let type = program.classes[classIndex]
    let id: ObjectID
    if type.base.isController {
      id = world.makeController(of: type.engineClass)
    } else if type.base == .view || type.base == .window {
      id = world.makeView(of: type.engineClass)
    } else {
      id = makeForeign(.instance, of: type.engineClass)
    }
    let given = pop(site.argumentCount)
    try initializeFields(of: id, classIndex)
    push(.object(id))
    guard let function = initializer(of: classIndex, site) else {
      for value in given { release(value) }
      return
    }
    push(owned(id))
    for value in given { push(value) }
    try arrange(function, site, hasSelf: true)
    let depth = frames.count
    try enter(function, argumentCount: program.functions[function].parameters.count + 1)
    try run(downTo: depth)
    // A failable initialiser that gave up returned nil.
    let result = pop()
    if result.isNull {
      release(pop())
      push(.null)
    }
    release(result)
  }

  private func initializeFields(of id: ObjectID, _ classIndex: Int) throws(RunError) {
    let fields = allFields(of: classIndex)
    while instanceSlots.count <= Int(id.index) { instanceSlots.append(-1) }
    instanceSlots[Int(id.index)] = Int32(instances.count)
    let slot = instances.count
    instances.append(Array(repeating: .null, count: fields.count))
    for (index, field) in fields.enumerated() {
      guard let initializer = field.initializer else { continue }
      if field.isLazy {
        instances[slot][index] = .void
        continue
      }
      let value = try call(initializer, [owned(id)])
      instances[slot][index] = prepared(value, for: field)
    }
  }

  /// The stored properties of a class, its superclasses' first.
  func allFields(of classIndex: Int) -> [FieldCode] {
    let type = program.classes[classIndex]
    return (type.superclass.map { allFields(of: $0) } ?? []) + type.fields
  }

  func prepared(_ value: Value, for field: FieldCode) -> Value {
    if field.isWeak, case .object(let id) = value {
      world.release(id)
      return .weak(id)
    }
    if field.isDouble, case .integer(let number) = value { return .double(Double(number)) }
    return value
  }

  // MARK: Arguments

  func takeArguments(_ site: CallSite) -> Arguments {
    Arguments(values: pop(site.argumentCount), labels: program.labels[site.labels])
  }

  func drop(_ arguments: Arguments) { for value in arguments.values { release(value) } }

  func eventValue(_ value: Value) -> EventValue {
    switch value {
    case .boolean(let truth): return .boolean(truth)
    case .integer(let number): return .number(Double(number))
    case .double(let number): return .number(number)
    case .string(let text): return .text(text)
    case .size(let size): return .size(size)
    case .object(let id):
      guard let elements = array(id) else { return .object(id) }
      return .objects(elements.compactMap { $0.objectID })
    default: return .none
    }
  }
}

extension Callback {
  /// The callback that a call with this name and these labels names.
  init?(called name: String, labels: [String?]) {
    self.init(declared: name, labels: labels.map { $0 ?? "_" })
  }
}

import LifecycleEngine
import ScriptCompiler

// The author's structures and enumerations.
extension ValueTypes {
  /// The value of a stored property of a structure. The caller owns the value.
  func fieldValue(_ name: String, of value: Value) -> Value? {
    guard let id = value.objectID, case .structure(let type, let fields) = heap.foreignObject(id),
      let index = program.types[type].fields.firstIndex(where: { $0.name == name })
    else { return nil }
    return heap.copied(fields[index])
  }

  func valueMember(_ name: String, of value: Value, _ type: Int) throws(RunError) -> Value {
    if let made = try lazyValue(name, of: value, type) { return made }
    if let field = fieldValue(name, of: value) {
      guard !field.isUnset else { throw machine.notInitialized(name) }
      if rules.reportsFacts, !isConstant(name, ofValue: type) {
        tell(.foundContent(field, name: name, owner: type))
      }
      return field
    }
    if let computed = machine.types.computed(name, of: type) {
      return try machine.call(computed.getter, [heap.copied(value)])
    }
    if let method = machine.types.method(named: name, of: type) {
      return machine.objects.boundMethod(method, heap.copied(value))
    }
    if name == "rawValue", case .enumCase(_, let place) = value,
      let raw = program.types[type].cases[place].rawValue
    {
      switch raw {
      case .integer(let number): return .integer(number)
      case .text(let text): return .string(text)
      }
    }
    if name == "isEmpty", let bits = isOptionSet(type) ? try optionBits(value, type) : nil {
      return .boolean(bits == 0)
    }
    if name == "localizedDescription" {
      return .string(machine.library.describe(value, in: machine))
    }
    if name == "hashValue" || machine.types.mayInherit(type) {
      return machine.unknowns.makeOpaque(name)
    }
    throw machine.types.unknownMember(name, of: type)
  }

  private func isConstant(_ name: String, ofValue type: Int) -> Bool {
    program.types[type].fields.first { $0.name == name }?.isConstant == true
  }

  /// The first value of a lazy property. Unchanged copies share the value.
  private func lazyValue(_ name: String, of value: Value, _ type: Int) throws(RunError) -> Value? {
    guard let id = value.objectID, case .structure(_, let fields) = heap.foreignObject(id),
      let index = program.types[type].fields.firstIndex(where: { $0.name == name }),
      program.types[type].fields[index].isLazy, case .void = fields[index],
      let initializer = program.types[type].fields[index].initializer
    else { return nil }
    let made = try machine.objects.prepared(
      try machine.call(initializer, [heap.copied(value)]), for: program.types[type].fields[index])
    // A condition of a check must not change state, so the property stays without a value.
    if machine.judgement == nil, case .structure(_, var now) = heap.foreignObject(id) {
      now[index] = heap.copied(made)
      heap[world.foreignSlot(of: id)] = .structure(type, now)
    }
    return made
  }

  /// Sets a member of a structure and returns the changed structure.
  /// - Parameter isDirect: True if the observers are not called.
  func settingMember(
    _ name: String, of base: Value, _ type: Int, to value: Value, isDirect: Bool = false
  ) throws(RunError) -> Value {
    if let id = base.objectID, case .structure(_, let fields) = heap.foreignObject(id),
      let index = program.types[type].fields.firstIndex(where: { $0.name == name })
    {
      let field = program.types[type].fields[index]
      try machine.checkMayBeSet(field, holding: fields[index], value)
      let new = try machine.objects.prepared(value, for: field)
      if let willSet = field.willSet, !isDirect {
        heap.release(try machine.call(willSet, [heap.copied(base), heap.copied(new)]))
      }
      var changed = heap.copied(fields)
      let old = changed[index]
      changed[index] = new
      let made = Value.object(heap.makeForeign(.structure(type, changed)))
      guard let didSet = field.didSet, !isDirect else {
        heap.release(old)
        return made
      }
      defer { heap.release(made) }
      return try self.changed(made, by: didSet, to: old)
    }
    guard let setter = machine.types.computed(name, of: type)?.setter else {
      heap.release(value)
      throw failed(
        .notAssignable, "'\(name)' of '\(program.types[type].name)' cannot be assigned to")
    }
    return try changed(base, by: setter, to: value)
  }

  // MARK: Cases

  func matchCase(_ name: String, _ count: Int, of type: Int?) throws(RunError) {
    let value = stack.pop()
    defer { heap.release(value) }
    if rules.allowsUnknownValues, case .opaque(_, let number) = value,
      name == "some" || name == "none", count < 2
    {
      for _ in 0..<count { stack.push(heap.copied(value)) }
      return stack.push(.boolean(machine.unknowns.isPresent(number) == (name == "some")))
    }
    if rules.allowsUnknownValues, case .opaque(_, let number) = value {
      for index in 0..<count {
        stack.push(machine.unknowns.opaqueMember("\(name).\(index)", of: value))
      }
      return stack.push(
        .boolean(machine.unknowns.isCase(name, machine.unknowns.origin(of: number))))
    }
    let isOther =
      type.flatMap { type in machine.types.valueType(of: value).map { $0 != type } } ?? false
    guard !isOther, let payload = try payload(of: value, ifCase: name, count) else {
      for _ in 0..<count { stack.push(.void) }
      return stack.push(.boolean(false))
    }
    for element in payload { stack.push(heap.copied(element)) }
    stack.push(.boolean(true))
  }

  /// The payload of a value if it is this case. A single pattern takes several values as a tuple.
  private func payload(
    of value: Value, ifCase name: String, _ count: Int
  ) throws(RunError) -> [Value]? {
    let own = machine.types.valueType(of: value).flatMap { hasStatic(name, of: $0) ? $0 : nil }
    if name == "none", count == 0, own == nil { return value.isNull ? [] : nil }
    if name == "some", count < 2, own == nil {
      return value.isNull ? nil : count == 0 ? [] : [value]
    }
    if let type = machine.types.valueType(of: value) { try checkCase(name, count, of: type) }
    if let id = value.objectID, case .payload(let record) = heap.foreignObject(id) {
      guard record.name == name else { return nil }
      if count == 0 || count == record.values.count {
        return count == 0 ? [] : record.values
      }
      guard count == 1 else {
        throw failed(
          .typeMismatch, "'.\(name)' holds \(machine.count(record.values.count, "value"))")
      }
      let tuple = heap.makeTuple(heap.copied(record.values), 0)
      if let id = tuple.objectID { world.autorelease(id) }
      return [tuple]
    }
    guard count == 0 else { return nil }
    if case .enumCase(let type, let place) = value,
      program.types[type].cases.contains(where: { $0.name == name })
    {
      return program.types[type].cases[place].name == name ? [] : nil
    }
    return try machine.library.areEqual(value, .symbol(name), in: machine) ? [] : nil
  }

  // MARK: Declared types

  /// Coerces a value to its declared type. If the coercion throws, the caller still owns the value.
  func coerced(_ value: Value, _ coercion: Coercion) throws(RunError) -> Value {
    switch (coercion, value) {
    case (.double, .integer(let number)): return .double(Double(number))
    case (.double, .symbol(let name)):
      for type in ["CGFloat", "Double"] {
        guard let added = machine.types.extensionType(of: type) else { continue }
        if let found = try addedStatic(name, of: added) { return found }
      }
      return FractionalConstant.value(name).map { .double($0) } ?? value
    case (.type(let type), .symbol(let name)): return try implicitMember(name, of: type)
    case (.library("Result"), _): return try result(value)
    case (.type(let type), .object(let id)):
      if case .array = heap.foreignObject(id), let made = try options(in: value, type) {
        world.release(id)
        return made
      }
      guard case .payload(let record) = heap.foreignObject(id), record.type == nil else {
        return value
      }
      let made = try implicitCall(record, of: type)
      world.release(id)
      return made
    case (.library("Set"), .object(let id)):
      // A set of the library type has unsimulated contents and is never an array.
      world.release(id)
      return machine.unknowns.makeOpaque(ofType: "Set")
    case (.set(let element), .object): return try machine.library.asSet(value, element, in: machine)
    case (.library(let type), .symbol(let name)): return try implicitMember(name, ofLibrary: type)
    case (.library(let type), .object(let id)):
      guard case .payload(let record) = heap.foreignObject(id), record.type == nil else {
        return value
      }
      guard let made = try implicitCall(record, ofLibrary: type) else { return value }
      world.release(id)
      return made
    case (.elements(let inner), .object(let id)):
      if let elements = heap.array(id) {
        let changed = try coerced(elements, inner)
        world.release(id)
        return heap.makeArray(changed)
      }
      return try coercedEntries(of: id, keys: nil, values: inner) ?? value
    case (.entries(let keys, let values), .object(let id)):
      return try coercedEntries(of: id, keys: keys, values: values) ?? value
    case (.tuple(let inner, let labels), .object(let id)):
      guard let elements = heap.tuple(id)?.elements, elements.count == inner.count else {
        return value
      }
      let changed = try coerced(elements, each: inner)
      world.release(id)
      return heap.makeTuple(changed, labels)
    case (.result(let inner, _), .object(let id)):
      guard case .closure(var record) = heap.foreignObject(id) else { return value }
      record.result = inner
      heap[world.foreignSlot(of: id)] = .closure(record)
      return value
    default: return value
    }
  }

  /// Copies of the elements of a tuple, each as its type wants the element.
  private func coerced(
    _ elements: [Value], each inner: [Coercion?]
  ) throws(RunError) -> [Value] {
    var changed: [Value] = []
    for (element, coercion) in zip(elements, inner) {
      let kept = heap.copied(element)
      changed.append(try coercion.map { c throws(RunError) in try coerced(kept, c) } ?? kept)
    }
    return changed
  }

  /// Replaces a dictionary with a copy whose keys and values are coerced.
  private func coercedEntries(
    of id: ObjectID, keys: Coercion?, values: Coercion?
  ) throws(RunError) -> Value? {
    guard let known = heap.dictionary(id) else { return nil }
    let changed: [Value]
    if let keys {
      changed = try coerced(known.keys, keys)
    } else {
      changed = heap.copied(known.keys)
    }
    let held: [Value]
    if let values {
      held = try coerced(known.values, values)
    } else {
      held = heap.copied(known.values)
    }
    let result = heap.makeForeign(.dictionary(keys: changed, values: held))
    world.release(id)
    return .object(result)
  }

  private func coerced(_ values: [Value], _ coercion: Coercion) throws(RunError) -> [Value] {
    budget.spend(values.count)
    try machine.checkBudgets()
    var result: [Value] = []
    for value in values { result.append(try coerced(heap.copied(value), coercion)) }
    return result
  }

  /// Makes the value of `.failure(error)`, `.make()` or `.init()` where a type is expected.
  private func implicitCall(_ record: PayloadRecord, of type: Int) throws(RunError) -> Value {
    if let known = program.types[type].cases.first(where: { $0.name == record.name }) {
      let labels = record.site.map { program.labels[$0.labels] } ?? []
      let values = try payload(heap.copied(record.values), labels, of: known, type)
      let typed = PayloadRecord(type: type, name: record.name, values: values)
      return .object(heap.makeForeign(.payload(typed)))
    }
    guard let site = record.site else { return .null }
    let depth = stack.frames.count
    let labels = program.labels[site.labels]
    if record.name == "init" {
      for value in record.values { stack.push(heap.copied(value)) }
      try machine.objects.construct(type, site)
    } else if let method = machine.types.staticMethod(
      record.name, of: type, GivenArguments(labels: labels))
      ?? machine.types.staticMisfit(record.name, of: type, labels)
    {
      stack.push(.type(type))
      for value in record.values { stack.push(heap.copied(value)) }
      try machine.enterMethod(method.function, site)
    } else {
      throw machine.types.unknownMember(record.name, of: type)
    }
    try machine.run(downTo: depth)
    return stack.pop()
  }

}

import LifecycleEngine

// Makes instances of the author's types.
extension Machine {
  func construct(_ index: Int, _ site: CallSite) throws(RunError) {
    let type = program.types[index]
    switch type.role {
    case .class: try constructObject(index, site)
    case .structure: try constructStructure(index, site)
    case .enumeration: try constructCase(index, site)
    case .builtInExtension where type.qualifiedName == NotificationNames.type:
      let arguments = takeArguments(site)
      let name = try notificationName(arguments.first)
      drop(arguments)
      push(name.map { .notificationName($0) } ?? .null)
    case .builtInExtension where type.qualifiedName == DetentTypes.identifier:
      let arguments = takeArguments(site)
      let made = try makeDetentIdentifier(arguments)
      drop(arguments)
      push(made)
    case .protocolType, .builtInExtension:
      throw failed(.noInitializer, "'\(type.name)' cannot be made")
    }
  }

  private func constructObject(_ index: Int, _ site: CallSite) throws(RunError) {
    let type = program.types[index]
    try refuse("'\(type.name)' is made")
    try checkAvailability(of: type.base)
    let id: ObjectID
    if type.base.isController {
      id = world.makeController(of: engineClasses[index])
      weighModeledObject()
    } else if type.base.isPresentationController {
      id = world.makePresentationController(of: engineClasses[index])
      weighModeledObject()
    } else if type.base == .view || type.base == .textField {
      id = world.makeView(of: engineClasses[index])
      weighModeledObject()
    } else if type.base == .window {
      id = world.makeWindow(of: engineClasses[index])
      weighModeledObject()
    } else {
      id = makeForeign(.instance, of: engineClasses[index])
    }
    let given = pop(site.argumentCount)
    try initializeFields(of: id, index)
    push(.object(id))
    let labels = program.labels[site.labels]
    if labels.isEmpty, let (function, values) = designatedInitializer(of: index, for: id) {
      push(owned(id))
      for value in values { push(value) }
      return try enter(function, argumentCount: values.count + 1, ending: .object)
    }
    guard let function = initializer(of: index, labels) else {
      // The initialisers of an undeclared superclass are not known.
      guard given.isEmpty || type.base != .object || isOpen(index) else {
        throw failed(.wrongArgument, "'\(type.name)' has no initializer that takes arguments")
      }
      let arguments = Arguments(values: given, labels: program.labels[site.labels])
      try initialize(id, as: type.base, arguments)
      return drop(arguments)
    }
    push(owned(id))
    for value in given { push(value) }
    try enterMethod(function, site, ending: .object)
  }

  /// The author's designated initialiser that UIKit's `init()` calls, and its arguments.
  func designatedInitializer(of type: Int, for id: ObjectID) -> (Int, [Value])? {
    guard fittingInitializer(of: type, []) == nil else { return nil }
    let base = program.types[type].base
    if base.isController, let function = fittingInitializer(of: type, ["nibName", "bundle"]) {
      return (function, [.null, .null])
    }
    guard world.kind(of: id) == .view, let function = fittingInitializer(of: type, ["frame"]) else {
      return nil
    }
    // A window has the size of the screen by default.
    return (function, [.rect(base == .window ? world.frame(of: id) : .zero)])
  }

  /// Calls the author's designated initialiser for `self.init()`, if UIKit's `init()` is meant.
  func callDesignatedInitializer(_ site: CallSite) throws(RunError) -> Bool {
    guard site.argumentCount == 0, program.names[site.name] == "init",
      case .object(let id)? = stack.last, let type = typeIndex(of: id),
      let (function, values) = designatedInitializer(of: type, for: id)
    else { return false }
    for value in values { push(value) }
    try enter(function, argumentCount: values.count + 1)
    return true
  }

  private func initializeFields(of id: ObjectID, _ type: Int) throws(RunError) {
    let chain = classes(from: type)
    while instanceSlots.count <= Int(id.index) { instanceSlots.append(-1) }
    instanceSlots[Int(id.index)] = Int32(instances.count)
    let slot = instances.count
    let code = program.types[type]
    instances.append(
      Array(repeating: .null, count: code.inheritedFieldCount + code.fields.count))
    for owner in chain.reversed() {
      let code = program.types[owner]
      for (place, field) in code.fields.enumerated() {
        let index = code.inheritedFieldCount + place
        guard let initializer = field.initializer else {
          if field.isConstant { instances[slot][index] = .unset }
          continue
        }
        instances[slot][index] =
          field.isLazy ? .void : try prepared(try call(initializer, [owned(id)]), for: field)
      }
    }
  }

  /// Converts a value into the form in which a stored property keeps the value.
  func prepared(_ value: Value, for field: FieldCode) throws(RunError) -> Value {
    if field.isWeak, case .object(let id) = value {
      world.release(id)
      return .weak(id)
    }
    guard let coercion = field.coercion else { return value }
    return try settled(value, coercion)
  }

  // MARK: Values

  private func constructStructure(_ index: Int, _ site: CallSite) throws(RunError) {
    let type = program.types[index]
    let given = pop(site.argumentCount)
    var fields: [Value] = []
    for field in type.fields {
      guard let initializer = field.initializer else {
        fields.append(field.isConstant ? .unset : .null)
        continue
      }
      if field.isLazy {
        fields.append(.void)
        continue
      }
      fields.append(try prepared(try call(initializer, [.null]), for: field))
    }
    if let function = ownInitializer(of: index, program.labels[site.labels]) {
      push(.object(makeForeign(.structure(index, fields))))
      for value in given { push(value) }
      return try enterMethod(function, site, ending: .value)
    }
    try fill(&fields, of: index, Arguments(values: given, labels: program.labels[site.labels]))
    push(.object(makeForeign(.structure(index, fields))))
  }

  /// The initialiser that a structure declares, or `nil` if the memberwise one is meant.
  /// Initialisers of extensions do not replace the memberwise initialiser.
  private func ownInitializer(of type: Int, _ labels: [String?]) -> Int? {
    if let fitting = fittingInitializer(of: type, labels) { return fitting }
    let own = program.types[type].initializers
    return own.allSatisfy { $0.isOfExtension } ? nil : initializer(of: type, labels)
  }

  /// Runs the memberwise initialiser.
  private func fill(
    _ fields: inout [Value], of index: Int, _ arguments: Arguments
  ) throws(RunError) {
    let type = program.types[index]
    if arguments.values.isEmpty, isOptionSet(index), fields.first?.isUnset ?? fields.isEmpty {
      fields[0] = .integer(0)
      return
    }
    if arguments.labels == [nil], let list = arguments.first, isOptionSet(index),
      let bits = try optionBits(list, index)
    {
      fields[0] = .integer(bits)
      return release(list)
    }
    var next = 0
    for (position, field) in type.fields.enumerated() {
      if next < arguments.values.count, !field.isLazy || arguments.labels[next] == field.name,
        arguments.labels[next] == field.name || arguments.labels[next] == CallSite.trailing
      {
        release(fields[position])
        fields[position] = try prepared(arguments.values[next], for: field)
        next += 1
      } else if !field.hasDefault {
        throw failed(.wrongArgument, "'\(type.name)' is made without '\(field.name):'")
      }
    }
    guard next == arguments.values.count else {
      let label = arguments.labels[next].map { "'\($0):'" } ?? "an argument without a label"
      throw failed(
        .wrongArgument, "'\(type.name)' is made with \(label), which it does not take")
    }
  }

  /// `Color(rawValue: 1)`, or an initialiser of an enumeration.
  private func constructCase(_ index: Int, _ site: CallSite) throws(RunError) {
    let type = program.types[index]
    let labels = program.labels[site.labels]
    if let function = initializer(of: index, labels), labels != ["rawValue"] {
      let given = pop(site.argumentCount)
      push(.null)
      for value in given { push(value) }
      return try enterMethod(function, site, ending: .value)
    }
    guard labels == ["rawValue"] else {
      throw failed(
        .wrongArgument, "'\(type.name)' has no initializer that takes these arguments")
    }
    let raw = pop()
    if raw.isOpaque { tell(.guessed) }
    for (place, record) in type.cases.enumerated() where isEqual(record.rawValue, raw) {
      return push(.enumCase(index, place))
    }
    push(.null)
  }

  private func isEqual(_ raw: CaseCode.RawValue?, _ value: Value) -> Bool {
    switch (raw, value) {
    case (.integer(let a), .integer(let b)): a == b
    case (.text(let a), .string(let b)): a == b
    default: false
    }
  }
}

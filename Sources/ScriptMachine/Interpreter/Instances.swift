import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Makes instances of the author's types.
extension Objects {
  func construct(_ index: Int, _ site: CallSite) throws(RunError) {
    let type = program.types[index]
    if rules.allowsForeignMembers, !machine.types.isMade(index, program.labels[site.labels]) {
      return machine.callForeign(type.name, site, hasReceiver: false)
    }
    switch type.role {
    case .class: try constructObject(index, site)
    case .structure: try constructStructure(index, site)
    case .enumeration: try constructCase(index, site)
    case .builtInExtension:
      let arguments = machine.takeArguments(site)
      let made = try machine.library.value(ofType: type.qualifiedName, arguments, in: machine)
      machine.drop(arguments)
      guard let made else { throw failed(.noInitializer, "'\(type.name)' cannot be made") }
      stack.push(made)
    case .protocolType: throw failed(.noInitializer, "'\(type.name)' cannot be made")
    }
  }

  private func constructObject(_ index: Int, _ site: CallSite) throws(RunError) {
    let type = program.types[index]
    try machine.refuse("'\(type.name)' is made")
    let id = try machine.library.makeObject(
      of: machine.classes.engineClass(ofType: index), type.base, in: machine)
    machine.library.didMake(ofType: index, in: machine)
    machine.unknowns.tell(.madeObject(id, type: index))
    let given = stack.pop(site.argumentCount)
    heap.beginMaking(id, index)
    stack.push(.object(id))
    let labels = program.labels[site.labels]
    if labels.isEmpty, let (function, values) = designatedInitializer(of: index, for: id) {
      try initializeFields(of: id, upTo: function)
      stack.push(heap.owned(id))
      for value in values { stack.push(value) }
      return try machine.enter(function, argumentCount: values.count + 1, ending: .object)
    }
    guard let function = machine.types.initializer(of: index, labels) else {
      // The initialisers of an undeclared superclass are not known.
      guard given.isEmpty || type.base != .object || machine.types.isOpen(index) else {
        throw failed(.wrongArgument, "'\(type.name)' has no initializer that takes arguments")
      }
      let arguments = Arguments(values: given, labels: program.labels[site.labels])
      try initializeByLibrary(id, as: type.base, arguments)
      try endMaking(.object(id), isMade: true)
      return machine.drop(arguments)
    }
    stack.push(heap.owned(id))
    for value in given { stack.push(value) }
    try enterInitializer(function, of: id, site, ending: .object)
  }

  /// The author's designated initialiser that UIKit's `init()` calls, and its arguments.
  func designatedInitializer(of type: Int, for id: ObjectID) -> (Int, [Value])? {
    guard machine.types.fittingInitializer(of: type, []) == nil else { return nil }
    let base = program.types[type].base
    if base.isController,
      let function = machine.types.fittingInitializer(of: type, ["nibName", "bundle"])
    {
      return (function, [.null, .null])
    }
    guard world.kind(of: id) == .view,
      let function = machine.types.fittingInitializer(
        of: type, Program.commonLabels[Program.frameLabels])
    else {
      return nil
    }
    // A window has the size of the screen by default.
    return (function, [.rect(base == .window ? world.frame(of: id) : .zero)])
  }

  /// Calls the author's designated initialiser for `self.init()`, if UIKit's `init()` is meant.
  func callDesignatedInitializer(_ site: CallSite) throws(RunError) -> Bool {
    guard site.argumentCount == 0, program.names[site.name] == "init",
      case .object(let id)? = stack.last, let type = machine.types.typeIndex(of: id),
      let (function, values) = designatedInitializer(of: type, for: id)
    else { return false }
    for value in values { stack.push(value) }
    try initializeFields(of: id, upTo: function)
    try machine.enter(function, argumentCount: values.count + 1)
    return true
  }

  /// Converts a value into the form in which a stored property keeps the value.
  func prepared(_ value: Value, for field: FieldCode) throws(RunError) -> Value {
    if field.isWeak { return try machine.weakened(value) }
    guard let coercion = field.coercion else { return value }
    return try machine.valueTypes.settled(value, coercion)
  }

  // MARK: Values

  private func constructStructure(_ index: Int, _ site: CallSite) throws(RunError) {
    let type = program.types[index]
    let given = stack.pop(site.argumentCount)
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
      fields.append(try prepared(try machine.call(initializer, [.null]), for: field))
    }
    if let function = ownInitializer(of: index, program.labels[site.labels]) {
      stack.push(.object(heap.makeForeign(.structure(index, fields))))
      for value in given { stack.push(value) }
      return try machine.enterMethod(function, site, ending: .value)
    }
    try fill(&fields, of: index, Arguments(values: given, labels: program.labels[site.labels]))
    stack.push(.object(heap.makeForeign(.structure(index, fields))))
  }

  /// The initialiser that a structure declares, or `nil` if the memberwise one is meant.
  /// Initialisers of extensions do not replace the memberwise initialiser.
  private func ownInitializer(of type: Int, _ labels: [String?]) -> Int? {
    if let fitting = machine.types.fittingInitializer(of: type, labels) { return fitting }
    let own = program.types[type].initializers
    return own.allSatisfy { $0.isOfExtension } ? nil : machine.types.initializer(of: type, labels)
  }

  /// Runs the memberwise initialiser.
  private func fill(
    _ fields: inout [Value], of index: Int, _ arguments: Arguments
  ) throws(RunError) {
    let type = program.types[index]
    if arguments.values.isEmpty, machine.valueTypes.isOptionSet(index),
      fields.first?.isUnset ?? fields.isEmpty
    {
      fields[0] = .integer(0)
      return
    }
    if arguments.labels == [nil], let list = arguments.first, machine.valueTypes.isOptionSet(index),
      let bits = try machine.valueTypes.optionBits(list, index)
    {
      fields[0] = .integer(bits)
      return heap.release(list)
    }
    var next = 0
    for (position, field) in type.fields.enumerated() {
      if next < arguments.values.count, !field.isLazy || arguments.labels[next] == field.name,
        arguments.labels[next] == field.name || arguments.labels[next] == ArgumentLabel.trailing
      {
        heap.release(fields[position])
        fields[position] = try prepared(arguments.values[next], for: field)
        next += 1
      } else if !field.hasDefault {
        throw failed(
          .wrongArgument, "'\(type.name)' is made without '\(field.name):'",
          ["write '\(field.name):' before a value"])
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
    if let function = machine.types.initializer(of: index, labels), labels != ["rawValue"] {
      let given = stack.pop(site.argumentCount)
      stack.push(.null)
      for value in given { stack.push(value) }
      return try machine.enterMethod(function, site, ending: .value)
    }
    guard labels == ["rawValue"] else {
      throw failed(
        .wrongArgument, "'\(type.name)' has no initializer that takes these arguments")
    }
    let raw = stack.pop()
    if raw.isOpaque { tell(.guessed) }
    for (place, record) in type.cases.enumerated() where isEqual(record.rawValue, raw) {
      return stack.push(.enumCase(index, place))
    }
    stack.push(.null)
  }

  private func isEqual(_ raw: CaseCode.RawValue?, _ value: Value) -> Bool {
    switch (raw, value) {
    case (.integer(let a), .integer(let b)): a == b
    case (.text(let a), .string(let b)): a == b
    default: false
    }
  }
}

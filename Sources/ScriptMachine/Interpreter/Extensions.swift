import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Members that extensions add to the library's types: to values, to the system's single objects,
// and to unsimulated values. Extensions of classes that the world knows are found with the class.
extension ValueTypes {
  /// The library's names for a value's type. Empty for objects of the world and author's types.
  private func libraryNames(of value: Value) -> [String] {
    switch value {
    case .string:
      ["String", "StringProtocol", "Collection", "Sequence", "Comparable", "Hashable", "Equatable"]
    case .integer:
      [
        "Int", "SignedInteger", "FixedWidthInteger", "BinaryInteger", "Numeric", "Comparable",
        "Hashable", "Equatable",
      ]
    case .double:
      [
        "Double", "CGFloat", "Float", "BinaryFloatingPoint", "FloatingPoint", "Numeric",
        "Comparable", "Hashable", "Equatable",
      ]
    case .boolean: ["Bool"]
    case .range: ["Range", "ClosedRange", "RandomAccessCollection", "Collection", "Sequence"]
    case .rect: ["CGRect"]
    case .size: ["CGSize"]
    case .point: ["CGPoint"]
    case .insets: ["UIEdgeInsets"]
    case .indexPath: ["IndexPath"]
    case .traits, .traitOverrides: LibraryTypes.chain(from: "UITraitCollection")
    case .notificationName: [NotificationNames.type]
    case .detentIdentifier: [DetentTypes.identifier]
    case .mainQueue: ["DispatchQueue", "OperationQueue"]
    case .system(.application): LibraryTypes.chain(from: "UIApplication")
    case .system(.scene): LibraryTypes.chain(from: "UIWindowScene")
    case .system(.notificationCenter): LibraryTypes.chain(from: "NotificationCenter")
    case .object(let id): libraryNames(ofForeign: id)
    default: []
    }
  }

  private func libraryNames(ofForeign id: ObjectID) -> [String] {
    switch heap.foreignObject(id) {
    case .array:
      ["Array", "RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence"]
    case .dictionary: ["Dictionary", "Collection", "Sequence"]
    case .set: ["Set", "Collection", "Sequence"]
    case .timer: LibraryTypes.chain(from: "Timer")
    case .task: ["Task"]
    case .dispatch(let record): [record.closure == nil ? "DispatchGroup" : "DispatchWorkItem"]
    case .animator: ["UIViewPropertyAnimator", "NSObject"]
    default: []
    }
  }

  private func ownExtension(of name: String) -> Int? {
    program.extensions.first { program.types[$0].qualifiedName == name }
  }

  /// The extensions of the types of a value, `Optional` last.
  private func extensions(of value: Value) -> [Int] {
    (libraryNames(of: value) + ["Optional"]).compactMap { ownExtension(of: $0) }
  }

  /// True for types, actors, weak references and `.void`, which extensions do not reach here.
  private func isKnownOtherwise(_ value: Value) -> Bool {
    switch value {
    case .type, .actor, .void, .weak, .builtInType: true
    default: false
    }
  }

  // MARK: Finding

  /// The method of an extension that a call on a value reaches.
  func extensionMethod(
    _ name: String, of value: Value, _ call: GivenArguments
  ) throws(RunError) -> (method: MethodCode, receiver: Value?)? {
    if isKnownOtherwise(value) { return nil }
    for type in declaredTypes(of: value) where machine.types.method(named: name, of: type) != nil {
      return nil
    }
    if let type = extensionOfType(named: value) {
      return machine.types.staticMethod(name, of: type, call).map { ($0, nil) }
    }
    func fitting(_ type: Int) -> MethodCode? {
      machine.types.method(name, of: type, call).flatMap { isGivenKeyPaths($0, call) ? $0 : nil }
    }
    for type in extensions(of: value) {
      if let method = fitting(type) { return (method, nil) }
    }
    guard let text = opaqueText(of: value) else { return nil }
    let types = opaqueCandidates(value) { fitting($0) != nil }
    guard let type = types.first, let found = fitting(type) else { return nil }
    if typeName(ofOpaque: value) == nil, types.count > 1 || isModeledExtension(type) {
      throw unknownReceiver(text, name, types)
    }
    guard case .opaque(_, let number) = value, isController(type) else { return (found, nil) }
    return (found, .object(machine.unknowns.standIn(for: number)))
  }

  /// True if every parameter of a key path type gets a key path. A closure means the library.
  private func isGivenKeyPaths(_ method: MethodCode, _ call: GivenArguments) -> Bool {
    let parameters = program.functions[method.function].parameters
    guard let place = call.place, parameters.count == call.labels.count else { return true }
    return parameters.indices.allSatisfy { index in
      guard case .named(let name, _)? = parameters[index].type, name.hasSuffix("KeyPath"),
        let id = stack[place + index].objectID, case .closure(let record) = heap.foreignObject(id)
      else { return true }
      return program.functions[record.function].isKeyPath
    }
  }

  /// The text of an unsimulated value or of a constant such as `.red`.
  private func opaqueText(of value: Value) -> String? {
    switch value {
    case .opaque(let text, _), .symbol(let text): text
    default: nil
    }
  }

  /// The name of the type of an unsimulated value, if the script tells the type.
  private func typeName(ofOpaque value: Value) -> String? {
    guard case .opaque(_, let number) = value else { return nil }
    return heap.opaqueValues.types[number]
      ?? (heap.opaqueValues.standIns[number] == nil ? nil : "UIViewController")
  }

  /// The computed property of an extension that a value has.
  private func extensionProperty(_ name: String, of value: Value) -> ComputedCode? {
    if isKnownOtherwise(value) { return nil }
    for type in extensions(of: value) {
      if let found = machine.types.computed(name, of: type) { return found }
    }
    guard opaqueText(of: value) != nil, extensionOfType(named: value) == nil else { return nil }
    let types = opaqueCandidates(value) { machine.types.computed(name, of: $0) != nil }
    // If the property's owner is uncertain, the result stays unsimulated.
    guard types.count == 1, typeName(ofOpaque: value) != nil || !isModeledExtension(types[0])
    else { return nil }
    return machine.types.computed(name, of: types[0])
  }

  /// The author's type of an object. Its members come before those of `Optional`.
  private func declaredTypes(of value: Value) -> [Int] {
    if let type = machine.types.valueType(of: value) { return [type] }
    guard let id = value.objectID, world.kind(of: id) != .foreign || isInstance(id) else {
      return []
    }
    return machine.types.typeIndex(of: id).map { [$0] } ?? []
  }

  private func isInstance(_ id: ObjectID) -> Bool {
    guard case .instance = heap.foreignObject(id) else { return false }
    return true
  }

  /// The extension of an unsimulated type that a free name stands for, such as `UIColor`.
  private func extensionOfType(named value: Value) -> Int? {
    guard case .opaque(let name, let number) = value,
      heap.opaqueValues.members[OpaqueMember(owner: .script, name: name)] == number
    else { return nil }
    return machine.types.extensionType(of: name)
  }

  /// The extensions that a member of an unsimulated value may mean.
  private func opaqueCandidates(_ value: Value, _ hasMember: (Int) -> Bool) -> [Int] {
    let known = typeName(ofOpaque: value).map { LibraryTypes.chain(from: $0) }
    var result: [Int] = []
    for type in program.extensions {
      let name = program.types[type].qualifiedName
      if let known, !known.contains(name) { continue }
      if name != "Optional", hasMember(type) { result.append(type) }
    }
    // A class has the members of its superclasses, so only the topmost class declares the member.
    return result.filter { type in
      program.types[type].superclass.map { !result.contains($0) } ?? true
    }
  }

  private func isModeledExtension(_ type: Int) -> Bool {
    LibraryTypes.isModeled(program.types[type].qualifiedName)
      && !LibraryTypes.isClosed(program.types[type].qualifiedName)
  }

  private func isController(_ type: Int) -> Bool { program.types[type].base.isController }

  private func unknownReceiver(_ text: String, _ name: String, _ types: [Int]) -> RunError {
    let owners = types.map { "'\(program.types[$0].name)'" }.joined(separator: " and ")
    return failed(
      .notSimulated,
      "'\(text)' is not simulated, so it is not known whether '\(name)' is the one in "
        + "the extension of \(owners)", ["call it on something that the scenario makes itself"])
  }

  // MARK: Using

  /// Calls a method of an extension. Returns false if the call reaches no such method.
  func callExtension(_ site: CallSite, isMutating: Bool) throws(RunError) -> Bool {
    guard !program.extensions.isEmpty else { return false }
    let place = stack.count - site.argumentCount - 1
    guard
      let (method, receiver) = try extensionMethod(
        program.names[site.name], of: stack[place], machine.types.given(site))
    else { return false }
    if let receiver {
      let old = stack[place]
      stack[place] = heap.copied(receiver)
      heap.release(old)
    }
    let ending: Frame.Ending =
      !isMutating ? .result : method.isMutating ? .resultAndSelf : .resultAndNothing
    try machine.enterMethod(method.function, site, ending: ending)
    return true
  }

  /// The value of a property or method of an extension. The caller owns the value.
  func extensionMember(_ name: String, of value: Value) throws(RunError) -> Value? {
    guard !program.extensions.isEmpty else { return nil }
    if let type = extensionOfType(named: value) { return try addedStatic(name, of: type) }
    if hasOwnProperty(name, value) { return nil }
    if let property = extensionProperty(name, of: value) {
      return try machine.call(property.getter, [heap.copied(value)])
    }
    if isKnownOtherwise(value) { return nil }
    for type in extensions(of: value) {
      if let method = machine.types.method(named: name, of: type) {
        return machine.objects.boundMethod(method, heap.copied(value))
      }
    }
    return nil
  }

  /// The static property or nested type that an extension adds to a type.
  func addedStatic(_ name: String, of type: Int) throws(RunError) -> Value? {
    if let value = try machine.objects.staticProperty(name, of: type) { return value }
    let nested = "\(program.types[type].qualifiedName).\(name)"
    return program.types.firstIndex { $0.qualifiedName == nested }.map { .type($0) }
  }

  private func hasOwnProperty(_ name: String, _ value: Value) -> Bool {
    for type in declaredTypes(of: value) {
      if machine.types.computed(name, of: type) != nil
        || machine.types.method(named: name, of: type) != nil
      {
        return true
      }
      if machine.types.classes(from: type).contains(where: { index in
        program.types[index].fields.contains { $0.name == name }
      }) {
        return true
      }
    }
    return false
  }

  /// Sets a property of an extension and returns the changed value, or `nil` if none is meant.
  func settingExtensionMember(
    _ name: String, of base: Value, to value: Value
  ) throws(RunError) -> Value? {
    guard !program.extensions.isEmpty, !hasOwnProperty(name, base),
      let setter = extensionProperty(name, of: base)?.setter
    else { return nil }
    return try changed(base, by: setter, to: value)
  }

  /// Runs a setter on a value and returns the changed value.
  func changed(_ base: Value, by setter: Int, to value: Value) throws(RunError) -> Value {
    let depth = stack.frames.count
    stack.push(heap.copied(base))
    stack.push(value)
    try machine.enter(setter, argumentCount: 2, ending: .resultAndSelf)
    try machine.run(downTo: depth)
    let changed = stack.pop()
    heap.release(stack.pop())
    return changed
  }

  /// True if an extension makes a value conform to a protocol.
  func conformsByExtension(_ value: Value, to name: String) -> Bool {
    guard !program.extensions.isEmpty else { return false }
    return libraryNames(of: value).contains { library in
      ownExtension(of: library).map { machine.types.conforms($0, to: name) } ?? false
    }
  }
}

import LifecycleEngine
import ScriptCompiler

extension Machine {
  func callMember(_ site: CallSite) throws(RunError) {
    try callMember(site, ending: .result)
  }

  /// Calls a member that may change its receiver. Leaves the result on the stack, then the changed
  /// receiver, or `.void` if the receiver is unchanged.
  func callMutating(_ site: CallSite) throws(RunError) {
    let receiver = stack[stack.count - site.argumentCount - 1]
    if let type = types.valueType(of: receiver) {
      let name = program.names[site.name]
      if let method = types.method(name, of: type, types.given(site)) {
        if method.isMutating {
          return try enterMethod(method.function, site, ending: .resultAndSelf)
        }
      } else if valueTypes.isOptionSet(type) {
        return try callMutatingOptions(type, site)
      }
    } else if isCollection(receiver) {
      return try library.callMutating(site, in: self)
    } else if case .boolean(let truth) = receiver, program.names[site.name] == "toggle" {
      drop(takeArguments(site))
      _ = stack.pop()
      stack.push(.void)
      return stack.push(.boolean(!truth))
    }
    try callMember(site, ending: .resultAndNothing)
  }

  private func callMutatingOptions(_ type: Int, _ site: CallSite) throws(RunError) {
    let arguments = takeArguments(site)
    let receiver = stack.pop()
    let name = program.names[site.name]
    guard let (result, changed) = try valueTypes.callOptions(receiver, type, name, arguments) else {
      throw types.unknownMember(name, of: type, isMethod: true)
    }
    drop(arguments)
    heap.release(receiver)
    stack.push(result)
    stack.push(changed ?? .void)
  }

  private func isCollection(_ value: Value) -> Bool {
    switch value {
    case .string: true
    case .object(let id): heap.array(id) != nil || heap.dictionary(id) != nil || heap.set(id) != nil
    default: false
    }
  }

  private func callMember(_ site: CallSite, ending: Frame.Ending) throws(RunError) {
    let (name, mapsOptional) = OptionalMark.split(program.names[site.name])
    let place = stack.count - site.argumentCount - 1
    if let id = unknowns.standIn(for: stack[place], with: name) {
      heap.release(stack[place])
      stack[place] = heap.owned(id)
    }
    let receiver = stack[place]
    let depth = stack.frames.count
    if mapsOptional, !receiver.isOpaque { return try valueTypes.mapOptional(name, site) }
    switch receiver {
    case .object(let id) where types.valueType(of: receiver) == nil:
      try callMember(of: id, name, site, ending)
    case .actor(let actor): try library.request(name, actor, takeArguments(site), in: self)
    case .null where self.valueTypes.mapsOptional(name, receiver, site):
      try valueTypes.mapOptional(name, site)
    case .null: throw failed(.foundNil, "'\(name)' is called on nil")
    case .type(let type): try callStaticMember(of: type, name, site, ending)
    default: try callValueMember(of: receiver, name, site, ending)
    }
    if ending == .resultAndNothing, stack.frames.count == depth { stack.push(.void) }
  }

  private func callMember(
    of id: ObjectID, _ name: String, _ site: CallSite, _ ending: Frame.Ending
  ) throws(RunError) {
    if name == "init" { return try callInitializer(of: id, site) }
    let type = types.typeIndex(of: id)
    let labels = program.labels[site.labels]
    var own = type.flatMap { types.method(name, of: $0, types.given(site)) }
    if let found = own, types.isBetter(name, labels, of: id, than: found) { own = nil }
    if let callback = site.callback, isDelivered(callback, to: id),
      !isOverload(own, of: callback, type)
    {
      unknowns.tell(.calledCallback(callback, id, site))
      if callback.lens != .none { try refuse("'\(name)' is called") }
      let arguments = takeArguments(site)
      let result = deliver(callback, to: id, arguments)
      drop(arguments)
      heap.release(stack.pop())
      return stack.push(result)
    }
    if let own { return try enterMethod(own.function, site, ending: ending) }
    if let property = try objects.storedProperty(name, of: id) {
      return try callProperty(property, site)
    }
    if valueTypes.mapsOptional(name, .object(id), site) {
      return try valueTypes.mapOptional(name, site)
    }
    if let type, let misfit = types.misfit(name, of: type, labels),
      !types.isOfLibrary(name, labels, of: id)
    {
      return try enterMethod(misfit.function, site, ending: ending)
    }
    try refuseCall(of: name, on: id)
    let arguments = try library.withInstances(takeArguments(site), of: name, on: id, in: self)
    let result = try callModeledMember(of: id, name, arguments)
    drop(arguments)
    heap.release(stack.pop())
    stack.push(result)
  }

  /// True if an author's method is an overload that shares only name and labels with a callback.
  private func isOverload(_ method: MethodCode?, of callback: Callback, _ type: Int?) -> Bool {
    guard let method, let type, method.isOverloaded else { return false }
    return program.types[type].callbacks[Int(callback.rawValue)] != method.function
  }

  /// `self.init(…)` in a convenience initialiser.
  private func callInitializer(of id: ObjectID, _ site: CallSite) throws(RunError) {
    if let type = types.typeIndex(of: id),
      let function = types.initializer(of: type, program.labels[site.labels])
    {
      return try objects.enterInitializer(function, of: id, site)
    }
    let arguments = takeArguments(site)
    try objects.initializeByLibrary(id, as: world.classRecord(of: id).base, arguments)
    drop(arguments)
    heap.release(stack.pop())
    stack.push(.void)
  }

  /// Calls the closure in a stored property.
  private func callProperty(_ property: Value, _ site: CallSite) throws(RunError) {
    let place = stack.count - site.argumentCount - 1
    heap.release(stack[place])
    stack[place] = property
    try callValue(site)
  }

  private func callValueMember(
    of receiver: Value, _ name: String, _ site: CallSite, _ ending: Frame.Ending
  ) throws(RunError) {
    if let type = types.valueType(of: receiver) {
      if let method = types.method(name, of: type, types.given(site)) {
        return try enterMethod(method.function, site, ending: ending)
      }
      if let property = valueTypes.fieldValue(name, of: receiver) {
        return try callProperty(property, site)
      }
      if try callAddedMember(of: receiver, type, name, site) { return }
      if valueTypes.mapsOptional(name, receiver, site) {
        return try valueTypes.mapOptional(name, site)
      }
      if !rules.allowsForeignMembers,
        let misfit = types.misfit(name, of: type, program.labels[site.labels])
      {
        return try enterMethod(misfit.function, site, ending: ending)
      }
      guard types.mayInherit(type) else {
        throw types.unknownMember(name, of: type, isMethod: true)
      }
      let place = stack.count - site.argumentCount - 1
      heap.release(stack[place])
      stack[place] = unknowns.makeOpaque(program.types[type].name)
      return try callMember(site, ending: ending)
    }
    if case .builtInType(let library) = receiver, let type = types.extensionType(of: library),
      let method = ownStatic(name, of: type, library, site)
    {
      return try enterMethod(method.function, site, ending: ending)
    }
    if valueTypes.mapsOptional(name, receiver, site) {
      return try valueTypes.mapOptional(name, site)
    }
    if case .mainQueue = receiver { try refuse("'\(name)' is called on the main queue") }
    let arguments = takeArguments(site)
    let result = try callBuiltInMember(of: receiver, name, arguments)
    drop(arguments)
    heap.release(stack.pop())
    stack.push(result)
  }

  /// Calls a member that the library adds to an author's value: to an option set or a sequence.
  private func callAddedMember(
    of receiver: Value, _ type: Int, _ name: String, _ site: CallSite
  ) throws(RunError) -> Bool {
    let place = stack.count - site.argumentCount
    let arguments = Arguments(
      values: Array(stack.values(from: place)), labels: program.labels[site.labels])
    var result = try valueTypes.callOptions(receiver, type, name, arguments)?.result
    if result == nil { result = try library.callSequence(receiver, name, arguments, in: self) }
    guard let result else { return false }
    drop(takeArguments(site))
    heap.release(stack.pop())
    stack.push(result)
    return true
  }

  private func callStaticMember(
    of type: Int, _ name: String, _ site: CallSite, _ ending: Frame.Ending
  ) throws(RunError) {
    let library = libraryClass(above: type)
    if let method = ownStatic(name, of: type, library, site) {
      return try enterMethod(method.function, site, ending: ending)
    }
    if let record = program.types[type].cases.first(where: { $0.name == name }) {
      let given = stack.pop(site.argumentCount)
      _ = stack.pop()
      let values = try valueTypes.payload(given, program.labels[site.labels], of: record, type)
      return stack.push(
        .object(heap.makeForeign(.payload(PayloadRecord(type: type, name: name, values: values)))))
    }
    if let property = try objects.staticProperty(name, of: type) {
      return try callProperty(property, site)
    }
    if types.isOfLibrary(name, program.labels[site.labels], type: library) {
      stack[stack.count - site.argumentCount - 1] = .builtInType(library)
      return try callValueMember(of: .builtInType(library), name, site, ending)
    }
    if site.argumentCount == 1, let method = types.method(named: name, of: type) {
      // `List.add(list)` is `list.add`.
      let receiver = stack.pop()
      _ = stack.pop()
      return stack.push(objects.boundMethod(method, receiver))
    }
    if rules.allowsForeignMembers { return callForeign(name, site, hasReceiver: true) }
    throw types.unknownMember(name, of: type, isMethod: true)
  }

  /// The author's static method that a call reaches. If no method fits and UIKit has no match
  /// either, returns the nearest method, because entering the method reports the wrong arguments.
  private func ownStatic(
    _ name: String, of type: Int, _ library: String, _ site: CallSite
  ) -> MethodCode? {
    let labels = program.labels[site.labels]
    guard let found = types.staticMethod(name, of: type, types.given(site)),
      program.types[type].role != .builtInExtension || !isMisled(found, site)
    else {
      if rules.allowsUndeclared, program.types[type].role == .builtInExtension { return nil }
      if rules.allowsForeignMembers { return nil }
      return types.isOfLibrary(name, labels, type: library)
        ? nil : types.staticMisfit(name, of: type, labels)
    }
    return types.isBetter(name, labels, type: library, than: found) ? nil : found
  }

  /// True if a method wants a function but the call passes another kind of value. The library may
  /// have a method of the same name that takes the value.
  private func isMisled(_ method: MethodCode, _ site: CallSite) -> Bool {
    let parameters = program.functions[method.function].parameters
    guard rules.allowsUndeclared, parameters.count == site.argumentCount else { return false }
    let values = stack.values(from: stack.count - site.argumentCount)
    return zip(parameters, values).contains { parameter, value in
      guard parameter.isFunction, case .object(let id) = value else { return false }
      return heap.array(id) != nil || heap.dictionary(id) != nil || world.kind(of: id) != .foreign
    }
  }

  /// The UIKit class that a type extends or descends from.
  func libraryClass(above type: Int) -> String {
    guard program.types[type].role != .builtInExtension else {
      return program.types[type].qualifiedName
    }
    let top = types.classes(from: type).last { program.types[$0].role == .class }
    return top.flatMap { program.types[$0].inherited.first } ?? ""
  }

  func enterMethod(
    _ function: Int, _ site: CallSite, ending: Frame.Ending = .result
  ) throws(RunError) {
    try arrange(function, site, hasSelf: true)
    try enter(
      function, argumentCount: program.functions[function].parameters.count + 1, ending: ending)
  }

  // MARK: Callbacks

  /// True if a call by the author's code is delivered as a callback, so that the call is an event.
  private func isDelivered(_ callback: Callback, to id: ObjectID) -> Bool {
    // On a release without the callback, the method is an ordinary method of the author's.
    if callback.isCalledByAuthors || !callback.releases.contains(world.release) { return false }
    if world.classRecord(of: id).implements.contains(callback) { return true }
    return world.kind(of: id) == .controller && callback.lens != .delegates
      && callback.lens != .none
  }

  /// - Returns: The value that the author's method returns.
  private func deliver(_ callback: Callback, to id: ObjectID, _ arguments: Arguments) -> Value {
    var values = arguments.values.map { eventValue($0) }
    var sender: ObjectID?
    if callback.hasSender, !values.isEmpty {
      sender = arguments.values[0].objectID
      values.removeFirst()
    }
    callByAuthor.isNext = world.classRecord(of: id).implements.contains(callback)
    callByAuthor.arguments = arguments.values
    world.deliverFromAuthor(callback, to: id, values, sender: sender)
    callByAuthor.isNext = false
    defer { callByAuthor.result = nil }
    return callByAuthor.result ?? .void
  }

  // MARK: Functions and super

  func callScript(_ function: Int, _ site: CallSite) throws(RunError) {
    try arrange(function, site, hasSelf: false)
    try enter(function, argumentCount: program.functions[function].parameters.count)
  }

  func callSuper(_ site: CallSite, in type: Int) throws(RunError) {
    let name = program.names[site.name]
    if case .type(let own) = stack[stack.count - site.argumentCount - 1] {
      return try objects.callStaticSuper(site, of: own, in: type)
    }
    if let function = superFunction(name, of: type, site) {
      if let callback = site.callback {
        let receiver = stack[stack.count - site.argumentCount - 1].objectID
        unknowns.tell(.calledSuper(callback, receiver, entered: function))
      }
      if name == "init" {
        let id = stack[stack.count - site.argumentCount - 1].objectID
        return try objects.enterInitializer(function, of: id, site)
      }
      return try enterMethod(function, site)
    }
    if let id = stack[stack.count - site.argumentCount - 1].objectID {
      try refuseCall(of: name, on: id)
    }
    let arguments = takeArguments(site)
    let receiver = stack.pop()
    var result = Value.void
    if site.callback == .sizeForChildContainer, let id = receiver.objectID {
      result = try sizeOfChild(in: id, arguments)
    } else if name != "init", let callback = site.callback, !callback.isCalledByAuthors,
      let id = receiver.objectID
    {
      unknowns.tell(.calledSuper(callback, id, entered: nil))
      world.performBase(callback, on: id)
    } else if let id = receiver.objectID {
      if name == "init" {
        try objects.initializeByLibrary(id, as: program.types[type].base, arguments)
      } else {
        result = try callModeledMember(of: id, name, arguments)
      }
    }
    drop(arguments)
    heap.release(receiver)
    stack.push(result)
  }

  /// The author's function that a call through `super` reaches, or the nearest misfit.
  private func superFunction(_ name: String, of type: Int, _ site: CallSite) -> Int? {
    guard let parent = program.types[type].superclass else { return nil }
    let labels = program.labels[site.labels]
    if name == "init" { return types.initializer(of: parent, labels) }
    let receiver = stack[stack.count - site.argumentCount - 1].objectID
    if let fitting = types.method(name, of: parent, types.given(site)) {
      let isOfLibrary =
        receiver.map { types.isBetter(name, labels, of: $0, than: fitting) } ?? false
      return isOfLibrary ? nil : fitting.function
    }
    guard site.callback == nil, let receiver, !types.isOfLibrary(name, labels, of: receiver) else {
      return nil
    }
    return types.misfit(name, of: parent, labels)?.function
  }

  /// `super.size(forChildContentContainer:withParentContainerSize:)`.
  private func sizeOfChild(in parent: ObjectID, _ arguments: Arguments) throws(RunError) -> Value {
    guard let child = arguments.labeled("forChildContentContainer")?.objectID,
      world.kind(of: child) == .controller, world.kind(of: parent) == .controller,
      case .size(let size) = arguments.labeled("withParentContainerSize")
    else { throw failed(.wrongArgument, "'size' needs a child and a size") }
    return .size(world.size(ofChild: child, in: parent, whichGets: size))
  }
}

import LifecycleEngine

// The one way from UIKit into the script.
extension Machine {
  func handle(_ request: Request) -> Reply {
    do {
      switch request {
      case .callback(let receiver, let callback, let sender, let values):
        return try runCallback(callback, on: receiver, sender, values)
      case .invoke(let closure, let values):
        try invoke(closure, values)
      case .deallocate(let id): letGo(of: id)
      }
    } catch {
      if case .failed(let diagnostic) = error, failure == nil { failure = diagnostic }
      world.stopForUserCode()
    }
    return .none
  }

  private func runCallback(
    _ callback: Callback, on receiver: ObjectID, _ sender: ObjectID?, _ values: [EventValue]
  ) throws(RunError) -> Reply {
    guard let classIndex = classIndex(of: receiver) else { return .none }
    if callback == .deinitialize {
      try runDeinitializers(of: receiver, classIndex)
      return .none
    }
    let function = program.classes[classIndex].callbacks[Int(callback.rawValue)]
    guard function >= 0 else { return .none }
    var arguments = [owned(receiver)]
    if callback.declarationLabels.count > callback.argumentLabels.count || sender != nil {
      if program.functions[function].parameters.count > values.count {
        arguments.append(owned(sender))
      }
    }
    for value in values { arguments.append(self.value(of: value)) }
    let result = try call(function, arguments)
    return reply(with: result)
  }

  private func runDeinitializers(of id: ObjectID, _ classIndex: Int) throws(RunError) {
    var current: Int? = classIndex
    while let type = current {
      if let function = program.classes[type].deinitializer {
        release(try call(function, [owned(id)]))
      }
      current = program.classes[type].superclass
    }
  }

  private func invoke(_ closure: ObjectID, _ values: [EventValue]) throws(RunError) {
    let depth = frames.count
    push(owned(closure))
    for value in values { push(self.value(of: value)) }
    let site = CallSite(name: 0, labels: 0, argumentCount: values.count)
    try callValue(site)
    try run(downTo: depth)
    release(pop())
  }

  private func reply(with result: Value) -> Reply {
    switch result {
    case .boolean(let truth): return .boolean(truth)
    case .object(let id):
      // UIKit takes what a method returns as autoreleased.
      world.autorelease(id)
      return .object(id)
    default: return .none
    }
  }

  /// A value for the script; the caller owns it.
  func value(of value: EventValue) -> Value {
    switch value {
    case .none: .null
    case .boolean(let truth): .boolean(truth)
    case .number(let number): .double(number)
    case .text(let text): .string(text)
    case .object(let id): owned(id)
    case .objects(let ids): makeArray(ids)
    case .size(let size): .size(size)
    }
  }

  /// Drops what an object held when it is gone.
  private func letGo(of id: ObjectID) {
    let index = Int(id.index)
    if index < instanceSlots.count, instanceSlots[index] >= 0 {
      let slot = Int(instanceSlots[index])
      let values = instances[slot]
      instances[slot] = []
      for value in values { release(value) }
    }
    let dropped = unmodeled.filter { $0.object == id }
    if !dropped.isEmpty {
      unmodeled.removeAll { $0.object == id }
      for property in dropped { release(property.value) }
    }
    guard world.kind(of: id) == .foreign else { return }
    let slot = world.foreignSlot(of: id)
    let contents = foreign[slot]
    foreign[slot] = .instance
    switch contents {
    case .instance: break
    case .array(let values): for value in values { release(value) }
    case .closure(let record):
      for value in record.captures { release(value) }
      if let bound = record.boundSelf { release(bound) }
    case .cell(let value): release(value)
    }
  }
}

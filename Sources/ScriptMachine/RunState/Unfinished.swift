import LifecycleEngine
import ScriptCompiler

/// An object whose initialisers have not ended.
struct Unfinished {
  let object: ObjectID
  /// The class whose properties get their first values next; `nil` behind the topmost class.
  var next: Int?
  /// True if the initialiser of a library's class was reached.
  var isWhole = false
}

extension Heap {
  func unfinished(_ id: ObjectID) -> Unfinished? { unfinished.last { $0.object == id } }

  func setNext(_ type: Int?, of id: ObjectID) { change(id) { $0.next = type } }

  func finish(_ id: ObjectID) { change(id) { $0.isWhole = true } }

  private func change(_ id: ObjectID, _ change: (inout Unfinished) -> Void) {
    guard let place = unfinished.lastIndex(where: { $0.object == id }) else { return }
    change(&unfinished[place])
  }

  /// Makes the stored properties of an object, which have no values yet.
  func beginMaking(_ id: ObjectID, _ type: Int) {
    let code = program.types[type]
    let slot = makeFields(of: id, code.inheritedFieldCount + code.fields.count)
    var current: Int? = type
    while let owner = current {
      let code = program.types[owner]
      for (place, field) in code.fields.enumerated() where field.isConstant {
        if field.initializer == nil { self[slot, code.inheritedFieldCount + place] = .unset }
      }
      current = code.superclass
    }
    unfinished.append(Unfinished(object: id, next: type))
    world.beginMaking(id)
  }

  /// True if a function is the designated initialiser of a class whose properties have no values yet.
  func isDesignated(_ function: Int, for id: ObjectID) -> Bool {
    var current = unfinished(id)?.next
    while let type = current {
      let code = program.types[type]
      if code.isInitializer(function) {
        return code.initializers.contains { $0.function == function && !$0.isConvenience }
      }
      current = code.superclass
    }
    return false
  }

  /// Ends the making of an object. An object that fails before all its classes have their values has no
  /// `deinit`.
  func endMaking(_ id: ObjectID, _ type: Int?, isMade: Bool) {
    guard let record = unfinished(id) else { return }
    unfinished.removeAll { $0.object == id }
    if isMade || record.isWhole || record.next == nil && hasSetRoot(id, type) {
      world.endMaking(id)
    }
  }

  /// True if the topmost class is the author's, and all its properties have values.
  private func hasSetRoot(_ id: ObjectID, _ type: Int?) -> Bool {
    guard let slot = fieldSlot(of: id), var root = type else { return false }
    while let next = program.types[root].superclass { root = next }
    let code = program.types[root]
    guard code.base == .object, !code.isOpen, !code.inherited.contains("NSObject") else {
      return false
    }
    return code.fields.enumerated().allSatisfy { place, field in
      let value = self[slot, code.inheritedFieldCount + place]
      return !value.isUnset && (!value.isNull || field.initializer != nil || field.mayBeNil)
    }
  }

  /// The kind of a value in an object that only the script knows, as diagnostics write the kind.
  func kind(of id: ObjectID) -> String? {
    switch foreignObject(id) {
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .set: "a set"
    case .iterator: "an iterator"
    case .lazy: "a lazy sequence"
    case .interval: "a range"
    case .tuple: "a tuple"
    case .closure: "a closure"
    case .structure(let type, _): "'\(program.types[type].name)'"
    case .payload(let record): "'.\(record.name)'"
    case .timer: "a timer"
    case .dispatch: "a work item or a group"
    case .animator: "a property animator"
    case .task: "a task"
    case .pause: "a wait without 'await'"
    case .continuation: "a continuation"
    case .notifications: "a sequence of notifications"
    default: nil
    }
  }
}

extension TypeCode {
  func isInitializer(_ function: Int) -> Bool {
    initializers.contains { $0.function == function }
  }
}

extension FieldCode {
  fileprivate var mayBeNil: Bool {
    switch type {
    case .optional, .implicitlyUnwrapped: true
    case nil, .named, .array, .dictionary, .tuple, .function, .composition, .metatype: false
    }
  }
}

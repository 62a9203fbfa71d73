import LifecycleEngine

// The names of objects on a page.
extension Machine {
  /// The names of all objects so far.
  package func names() -> ObjectNames {
    let count = world.objectCount
    var names: [String?] = Array(repeating: nil, count: count)
    var isShown = Array(repeating: false, count: count)
    var isContainer = Array(repeating: false, count: count)
    if let window = world.windows.first { names[Int(window.index)] = "window" }
    for (slot, object) in variables.namedObjects.enumerated() {
      guard let object, names[Int(object.index)] == nil else { continue }
      let name = program.globals[slot].name
      let shown = observer.shownName(ofVariable: name)
      guard !isOfDrive(slot) || shown != nil else { continue }
      names[Int(object.index)] = shown ?? name
    }
    nameHeldStandIns(&names)
    heap.opaqueValues.nameStandIns(&names)
    var numbers = Array(repeating: 0, count: world.classes.count)
    for index in 0..<count {
      let id = ObjectID(at: index)
      let record = world.classRecord(of: id)
      isContainer[index] = record.base.isContainer && !record.isDeclaredByAuthor
      let isController = world.kind(of: id) == .controller
      isShown[index] = (isController || record.isDeclaredByAuthor) && !isContainer[index]
      guard names[index] == nil,
        isController || record.isDeclaredByAuthor
          || world.kind(of: id) == .view
      else { continue }
      let typeIndex = Int(world.classID(of: id).index)
      numbers[typeIndex] += 1
      names[index] = "\(record.name)\(numbers[typeIndex])"
    }
    if rules.omitsSingleNumbers { dropNumbers(&names, numbers) }
    return ObjectNames(
      names: names, isShown: isShown, isUIKitContainer: isContainer, aliases: aliases(names))
  }

  /// Names the controllers that stand in for unsimulated values after the variables that hold the
  /// values.
  private func nameHeldStandIns(_ names: inout [String?]) {
    for slot in program.globals.indices where !isOfDrive(slot) {
      guard case .opaque(_, let number) = variables[slot],
        let id = heap.opaqueValues.standIns[number], names[Int(id.index)] == nil
      else { continue }
      names[Int(id.index)] = program.globals[slot].name
    }
  }

  /// True if the variable belongs to the drive of an example, so nobody has written its name.
  private func isOfDrive(_ slot: Int) -> Bool {
    program.globals[slot].isOfDrive
  }

  /// Names the only object of a class by the class alone.
  private func dropNumbers(_ names: inout [String?], _ numbers: [Int]) {
    for index in names.indices {
      let type = world.classID(of: ObjectID(at: index))
      let name = world.classes[Int(type.index)].name
      if numbers[Int(type.index)] == 1, names[index] == "\(name)1" { names[index] = name }
    }
  }

  /// Further names of objects: the variables whose object is shown under another name. The object
  /// is the one that a variable holds, or the first one if the variable is empty.
  private func aliases(_ names: [String?]) -> [String: ObjectID] {
    var result: [String: ObjectID] = [:]
    for (slot, first) in variables.namedObjects.enumerated() {
      guard let first, names[Int(first.index)] != program.globals[slot].name else { continue }
      switch variables[slot] {
      case .object(let id), .weak(let id): result[program.globals[slot].name] = id
      default: result[program.globals[slot].name] = first
      }
    }
    return result
  }

  /// The name of the top-level variable that first held the object.
  package func name(of id: ObjectID) -> String? {
    guard let slot = variables.namedObjects.firstIndex(of: id) else { return nil }
    return program.globals[slot].name
  }
}

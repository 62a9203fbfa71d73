import LifecycleEngine

// Values as text.
extension Machine {
  func concatenate(_ count: Int) {
    let parts = pop(count)
    var text = ""
    for part in parts {
      text += describe(part)
      release(part)
    }
    push(.string(text))
  }

  /// How `print` and string interpolation show a value.
  func describe(_ value: Value) -> String {
    switch value {
    case .void: return "()"
    case .null: return "nil"
    case .boolean(let truth): return truth ? "true" : "false"
    case .integer(let number): return String(number)
    case .double(let number): return NumberText.describe(number)
    case .string(let text): return text
    case .symbol(let name): return name
    case .type(let index): return program.types[index].name
    case .enumCase(let type, let place): return program.types[type].cases[place].name
    case .builtInType(let name), .opaque(let name): return name
    case .actor(let actor): return actor == .user ? "user" : "system"
    case .mainQueue: return "DispatchQueue.main"
    case .size(let size): return NumberText.describe(size)
    case .rect(let rect):
      return "(\(NumberText.describe(rect.x)), \(NumberText.describe(rect.y)), "
        + "\(NumberText.describe(rect.size.width)), \(NumberText.describe(rect.size.height)))"
    case .insets(let insets): return NumberText.describe(insets)
    case .range(let first, let end): return "\(first)..<\(end)"
    case .object(let id), .weak(let id): return describe(id)
    }
  }

  private func describe(_ id: ObjectID) -> String {
    switch foreignObject(id) {
    case .array(let elements): return "[\(list(elements, []))]"
    case .dictionary(let keys, let values):
      guard !keys.isEmpty else { return "[:]" }
      let pairs = zip(keys, values).map { "\(debugText($0)): \(debugText($1))" }
      return "[\(pairs.joined(separator: ", "))]"
    case .tuple(let elements, let labels):
      return "(\(list(elements, program.labels[labels])))"
    case .structure(let type, let fields):
      let names: [String?] = program.types[type].fields.map { $0.name }
      return "\(program.types[type].name)(\(list(fields, names)))"
    case .payload(let record):
      let labels = record.type.flatMap { type in
        program.types[type].cases.first { $0.name == record.name }?.payloadLabels
      }
      return "\(record.name)(\(list(record.values, labels ?? [])))"
    case .closure: return "(Function)"
    default: return name(of: id) ?? world.classRecord(of: id).name
    }
  }

  private func list(_ values: [Value], _ labels: [String?]) -> String {
    var parts: [String] = []
    for (index, value) in values.enumerated() {
      let label = index < labels.count ? labels[index].map { "\($0): " } : nil
      parts.append((label ?? "") + debugText(value))
    }
    return parts.joined(separator: ", ")
  }

  /// How a value is shown inside another one: texts stand in quotes there.
  private func debugText(_ value: Value) -> String {
    if case .string(let text) = value { return "\"\(text)\"" }
    return describe(value)
  }
}

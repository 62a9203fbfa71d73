import LifecycleEngine
import ScriptCompiler

// Values of the machine as a page shows them: numbers, truths, texts, cases, objects, and lists of these.
extension RecordedValue {
  /// The most parts of a value, and the most characters of a text, that a page could show.
  private static let limit = 41
  private static let deepest = 3

  /// - Returns: `nil` for a value of another kind.
  init?(_ value: Value, in machine: Machine) {
    var left = Self.limit
    self.init(value, in: machine, 0, &left)
  }

  /// - Parameter left: The number of parts that a page could still show.
  private init?(_ value: Value, in machine: Machine, _ depth: Int, _ left: inout Int) {
    left -= 1
    switch value {
    case .null: self = .text("nil")
    case .boolean(let truth): self = .text(truth ? "true" : "false")
    case .integer(let number): self = .text(String(number))
    case .double(let number): self = .text(NumberText.describe(number))
    case .string(let text): self = .text(Self.cut(text).quoted)
    case .symbol(let name):
      self = .text("." + name)
    case .enumCase(let type, let place):
      self = .text("." + machine.program.types[type].cases[place].name)
    case .opaque:
      guard let text = machine.heap.opaqueValues.text(ofSized: value) else { return nil }
      self = .text(text)
    case .object(let id):
      guard let recorded = Self.recorded(id, in: machine, depth, &left) else { return nil }
      self = recorded
    case .weak(let id): self = machine.world.isGone(id) ? .text("nil") : .object(id)
    case .void, .notificationName, .detentIdentifier, .type, .builtInType, .actor, .mainQueue,
      .system, .rect, .size, .point, .insets, .indexPath, .traits, .traitOverrides, .range:
      return nil
    }
  }

  private static func recorded(
    _ id: ObjectID, in machine: Machine, _ depth: Int, _ left: inout Int
  ) -> RecordedValue? {
    guard let object = machine.heap.foreignObject(id) else { return .object(id) }
    switch object {
    case .instance: return .object(id)
    case .array(let elements):
      return recorded(elements, in: machine, depth, &left).map { .list($0) }
    case .payload(let record):
      return recorded(record.values, in: machine, depth, &left).map {
        .payload("." + record.name, $0)
      }
    case .dictionary, .set, .iterator, .interval, .tuple, .structure, .closure, .timer, .dispatch,
      .animator, .task, .pause, .lazy, .continuation, .notifications, .cell:
      return nil
    }
  }

  /// - Returns: `nil` if a value cannot be shown.
  private static func recorded(
    _ values: [Value], in machine: Machine, _ depth: Int, _ left: inout Int
  ) -> [RecordedValue]? {
    guard depth < deepest else { return nil }
    var result: [RecordedValue] = []
    for value in values where left > 0 {
      guard let recorded = RecordedValue(value, in: machine, depth + 1, &left) else { return nil }
      result.append(recorded)
    }
    return result
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > limit else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(limit) { scalars.append(scalar) }
    return String(scalars)
  }
}

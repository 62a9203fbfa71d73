import LifecycleEngine

// Members of strings that do not change the string.
extension Scalars {
  func stringProperty(_ name: String, of text: String) -> Value? {
    switch name {
    case "count":
      budget.spend(text.utf8.count / Budget.textWeight)
      return .integer(text.count)
    case "isEmpty": return .boolean(text.isEmpty)
    case "first": return text.first.map { .string(String($0)) } ?? .null
    case "last": return text.last.map { .string(String($0)) } ?? .null
    case "description": return .string(text)
    default: return moreStringProperty(name, of: text)
    }
  }

  func callString(
    _ text: String, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    budget.spend(text.utf8.count / Budget.textWeight)
    try machine.collections.checkTextForm(name, arguments)
    if let value = try callMore(text, name, arguments) { return value }
    switch (name, arguments.first) {
    case ("hasPrefix", .string(let part)): return .boolean(text.hasPrefix(part))
    case ("hasSuffix", .string(let part)): return .boolean(text.hasSuffix(part))
    case ("contains", .string(let part)): return .boolean(part.isPart(of: text))
    case ("uppercased", nil): return heap.makeText(text.uppercased())
    case ("lowercased", nil): return heap.makeText(text.lowercased())
    case ("reversed", nil): return .string(String(text.reversed()))
    case ("split", .string(let separator)), ("components", .string(let separator)):
      let parts = text.pieces(separatedBy: separator)
      budget.spend(parts.count)
      guard name == "split" else { return heap.makeArray(parts.map { Value.string($0) }) }
      return heap.makeArray(try kept(parts, separator, arguments).map { Value.string($0) })
    case ("replacingOccurrences", .string(let part)):
      guard case .string(let other) = arguments.labeled("with") else { return nil }
      let pieces = text.pieces(separatedBy: part)
      guard other.isEmpty || pieces.count <= Budget.stringBudget / other.utf8.count else {
        throw machine.tooLarge("A string")
      }
      return heap.makeText(pieces.joined(separator: other))
    case ("prefix", .integer), ("suffix", .integer), ("dropFirst", .integer),
      ("dropLast", .integer):
      return slice(text, name, try machine.collections.count(arguments.first, of: name))
    case ("dropFirst", nil), ("dropLast", nil): return slice(text, name, 1)
    case ("filter", _), ("prefix", _), ("drop", _):
      // The rest of a text is a text.
      guard let rest = try machine.collections.callCollection(.string(text), name, arguments) else {
        return nil
      }
      defer { heap.release(rest) }
      var letters = ""
      for letter in try machine.collections.sequence(rest) ?? [] {
        letters += machine.operators.describe(letter)
      }
      return heap.makeText(letters)
    default: return try machine.collections.callCollection(.string(text), name, arguments)
    }
  }

  /// The parts of a text that `split` keeps: no empty parts between two separators, and no more
  /// parts than allowed.
  private func kept(
    _ parts: [String], _ separator: String, _ arguments: Arguments
  ) throws(RunError) -> [String] {
    var keepsEmpty = false
    if let flag = arguments.labeled("omittingEmptySubsequences") {
      keepsEmpty = !(try machine.condition(heap.copied(flag)))
    }
    guard let limit = arguments.labeled("maxSplits") else {
      return keepsEmpty ? parts : parts.filter { !$0.isEmpty }
    }
    let most = try machine.collections.count(limit, of: "split")
    var kept: [String] = []
    for (index, part) in parts.enumerated() {
      if kept.count == most {
        let rest = parts[index...].joined(separator: separator)
        return keepsEmpty || !rest.isEmpty ? kept + [rest] : kept
      }
      if keepsEmpty || !part.isEmpty { kept.append(part) }
    }
    return kept
  }

  private func slice(_ text: String, _ name: String, _ count: Int) -> Value {
    switch name {
    case "prefix": return .string(String(text.prefix(count)))
    case "suffix": return .string(String(text.suffix(count)))
    case "dropFirst": return .string(String(text.dropFirst(count)))
    default: return .string(String(text.dropLast(count)))
    }
  }
}

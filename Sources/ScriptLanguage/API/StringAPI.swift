import LifecycleEngine

// Members of strings that leave them as they are.
extension Machine {
  func stringProperty(_ name: String, of text: String) -> Value? {
    switch name {
    case "count": .integer(text.count)
    case "isEmpty": .boolean(text.isEmpty)
    case "first": text.first.map { .string(String($0)) } ?? .null
    case "last": text.last.map { .string(String($0)) } ?? .null
    case "description": .string(text)
    default: nil
    }
  }

  func callString(
    _ text: String, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch (name, arguments.first) {
    case ("hasPrefix", .string(let part)): return .boolean(text.hasPrefix(part))
    case ("hasSuffix", .string(let part)): return .boolean(text.hasSuffix(part))
    case ("contains", .string(let part)): return .boolean(part.isPart(of: text))
    case ("uppercased", nil): return .string(text.uppercased())
    case ("lowercased", nil): return .string(text.lowercased())
    case ("reversed", nil): return .string(String(text.reversed()))
    case ("split", .string(let separator)), ("components", .string(let separator)):
      let parts = text.pieces(separatedBy: separator)
      // `split` leaves out what is empty between two separators.
      let kept = name == "split" ? parts.filter { !$0.isEmpty } : parts
      return makeArray(kept.map { Value.string($0) })
    case ("replacingOccurrences", .string(let part)):
      guard case .string(let other) = arguments.labeled("with") else { return nil }
      return .string(text.pieces(separatedBy: part).joined(separator: other))
    case ("prefix", .integer(let count)), ("suffix", .integer(let count)),
      ("dropFirst", .integer(let count)), ("dropLast", .integer(let count)):
      return try slice(text, name, count)
    case ("dropFirst", nil), ("dropLast", nil): return try slice(text, name, 1)
    default: return try callCollection(.string(text), name, arguments)
    }
  }

  private func slice(_ text: String, _ name: String, _ count: Int) throws(RunError) -> Value {
    guard count >= 0 else {
      throw failed("wrong-argument", "'\(name)' needs a number that is not negative")
    }
    switch name {
    case "prefix": return .string(String(text.prefix(count)))
    case "suffix": return .string(String(text.suffix(count)))
    case "dropFirst": return .string(String(text.dropFirst(count)))
    default: return .string(String(text.dropLast(count)))
    }
  }
}

extension String {
  /// The parts between the places where a separator stands.
  fileprivate func pieces(separatedBy separator: String) -> [String] {
    let mark = Array(separator.utf8), text = Array(utf8)
    guard !mark.isEmpty else { return [self] }
    var parts: [String] = []
    var start = 0
    var index = 0
    while index + mark.count <= text.count {
      guard text[index..<(index + mark.count)].elementsEqual(mark) else {
        index += 1
        continue
      }
      parts.append(String(decoding: text[start..<index], as: UTF8.self))
      index += mark.count
      start = index
    }
    parts.append(String(decoding: text[start...], as: UTF8.self))
    return parts
  }
}

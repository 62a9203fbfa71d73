import LifecycleEngine
import UIKitNames

// Members of texts beyond the most common ones. An index of a text is the number of a character.
extension Scalars {
  func moreStringProperty(_ name: String, of text: String) -> Value? {
    switch name {
    case "startIndex": return .integer(0)
    case "endIndex": return .integer(text.count)
    case "indices": return .range(0, text.count)
    case "capitalized": return .string(text.capitalizedWords)
    case "lazy": return .string(text)
    case "utf8": return heap.makeArray(text.utf8.map { Value.integer(Int($0)) })
    case "utf16": return heap.makeArray(text.utf16.map { Value.integer(Int($0)) })
    case "unicodeScalars":
      return heap.makeArray(text.unicodeScalars.map { Value.string(String($0)) })
    default: return characterProperty(name, of: text)
    }
  }

  /// The property of a character.
  private func characterProperty(_ name: String, of text: String) -> Value? {
    guard text.count == 1, let letter = text.first else { return nil }
    switch name {
    case "isNumber", "isWholeNumber": return .boolean(letter.isNumber)
    case "isLetter": return .boolean(letter.isLetter)
    case "isUppercase": return .boolean(letter.isUppercase)
    case "isLowercase": return .boolean(letter.isLowercase)
    case "isWhitespace": return .boolean(letter.isWhitespace)
    case "isNewline": return .boolean(letter.isNewline)
    case "isPunctuation": return .boolean(letter.isPunctuation)
    case "isASCII": return .boolean(letter.isASCII)
    case "wholeNumberValue": return letter.wholeNumberValue.map { .integer($0) } ?? .null
    case "asciiValue": return letter.asciiValue.map { .integer(Int($0)) } ?? .null
    default: return nil
    }
  }

  /// Calls a member that does not change the text; `nil` for unknown members.
  func callMore(
    _ text: String, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch (name, arguments.first) {
    case ("trimmingCharacters", .some(let set)):
      guard let isMember = characters(set) else { return nil }
      let rest = text.drop { isMember($0) }.reversed().drop { isMember($0) }.reversed()
      return .string(String(rest))
    case ("components", .some(let set)):
      guard let isMember = characters(set) else { return nil }
      return heap.makeArray(
        text.split(omittingEmptySubsequences: false) { isMember($0) }
          .map { Value.string(String($0)) })
    case ("compare", .string(let other)) where arguments.values.count == 1,
      ("localizedCompare", .string(let other)):
      return order(text, other)
    case ("caseInsensitiveCompare", .string(let other)),
      ("localizedCaseInsensitiveCompare", .string(let other)),
      ("localizedStandardCompare", .string(let other)):
      return order(text.lowercased(), other.lowercased())
    case ("localizedCaseInsensitiveContains", .string(let part)),
      ("localizedStandardContains", .string(let part)):
      return .boolean(part.lowercased().isPart(of: text.lowercased()))
    case ("range", .string(let part)) where arguments.values.count == 1:
      let letters = Array(text)
      let sought = Array(part)
      guard !sought.isEmpty, sought.count <= letters.count else { return .null }
      budget.spend(letters.count)
      for place in 0...(letters.count - sought.count)
      where letters[place..<(place + sought.count)].elementsEqual(sought) {
        return .range(place, place + sought.count)
      }
      return .null
    case ("split", _) where arguments.closure("whereSeparator") != nil,
      ("split", _) where arguments.labels.first == ArgumentLabel.trailing:
      return try splitText(text, arguments)
    case ("index", _):
      guard let place = machine.collections.index(arguments) else { return nil }
      if case .integer(let number) = place, !(0...Int64(text.count)).contains(number) {
        throw failed(
          .outOfRange,
          "This place is beyond the end of the string, which has \(text.count) characters")
      }
      return place
    case ("prefix", _), ("suffix", _):
      guard let label = arguments.labels.first ?? nil, label != "while",
        label != ArgumentLabel.trailing
      else { return nil }
      let rest = try machine.collections.cut(text.map { .string(String($0)) }, name, arguments)
      return rest.map { .string($0.map { machine.operators.describe($0) }.joined()) }
    default: return nil
    }
  }

  private func order(_ a: String, _ b: String) -> Value {
    .symbol(a == b ? "orderedSame" : (a < b ? "orderedAscending" : "orderedDescending"))
  }

  private func splitText(_ text: String, _ arguments: Arguments) throws(RunError) -> Value? {
    let letters = heap.makeArray(text.map { Value.string(String($0)) })
    defer { heap.release(letters) }
    guard let parts = try machine.collections.callCollection(letters, "split", arguments),
      let id = parts.objectID
    else { return nil }
    defer { heap.release(parts) }
    let texts = (heap.array(id) ?? []).map { part in
      Value.string(
        (part.objectID.flatMap { heap.array($0) } ?? []).map { machine.operators.describe($0) }
          .joined())
    }
    return heap.makeArray(texts)
  }

  /// The test for the characters of a `CharacterSet` constant; `nil` for any other set.
  private func characters(_ set: Value) -> ((Character) -> Bool)? {
    let name: String
    switch set {
    case .symbol(let symbol): name = symbol
    case .opaque(let constant, let number):
      guard machine.unknowns.origin(of: number).hasPrefix("CharacterSet.") else { return nil }
      name = constant
    default: return nil
    }
    switch name {
    case "whitespaces": return { $0.isWhitespace && !$0.isNewline }
    case "whitespacesAndNewlines": return { $0.isWhitespace }
    case "newlines": return { $0.isNewline }
    case "decimalDigits": return { $0.isNumber }
    case "letters": return { $0.isLetter }
    case "punctuationCharacters": return { $0.isPunctuation }
    default: return nil
    }
  }

  /// A character, or a part of a text.
  func element(ofText text: String, at index: Value) throws(RunError) -> Value {
    let letters = Array(text)
    budget.spend(letters.count)
    switch index {
    case .integer(let number):
      guard let place = Int(exactly: number), letters.indices.contains(place) else {
        throw machine.collections.outOfRange(number, letters.count)
      }
      return .string(String(letters[place]))
    case .range(let bounds):
      return .string(String(letters[try machine.collections.places(bounds, letters.count)]))
    default:
      throw failed(
        .typeMismatch,
        "\(machine.describeKind(index)) is not an index of a string")
    }
  }

  /// The result of a method that changes a text, and the changed text.
  func mutateMore(
    _ text: String, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> (Value, Value) {
    if name == "reserveCapacity" { return (.void, .string(text)) }
    let list = heap.makeArray(text.map { Value.string(String($0)) })
    guard let id = list.objectID else { return (.void, .string(text)) }
    var arguments = arguments
    if name == "insert" || name == "append", case .string = arguments.first,
      arguments.labels.first == .some(nil)
    {
      arguments.labels[0] = "contentsOf"
    }
    let (result, changed) = try machine.collections.mutate(array: id, text.count, name, arguments)
    defer { heap.release(changed) }
    let letters = changed.objectID.flatMap { heap.array($0) } ?? []
    return (result, heap.makeText(letters.map { machine.operators.describe($0) }.joined()))
  }
}

extension String {
  /// The text with a capital first letter in each word and small letters otherwise.
  fileprivate var capitalizedWords: String {
    var result = ""
    var isFirst = true
    for letter in self {
      let text = String(letter)
      result += isFirst ? text.uppercased() : text.lowercased()
      isFirst = !letter.isLetter && !letter.isNumber && letter != "'"
    }
    return result
  }
}

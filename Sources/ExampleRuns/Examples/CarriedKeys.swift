import Diagnostics
import SwiftSubset

// The keys of a dictionary argument.
extension ExampleCode {
  /// The number of keys to fill up to if code looks up fewer.
  private static let manyKeys = 6

  /// The keys under which code may look for a value: the keys of look-ups, near ones first, then
  /// some of the other names and texts.
  /// - Parameter code: The code that uses the dictionary.
  /// - Returns: The keys; `nil` if the code gives no hint.
  func keys(of type: TypeSyntax, soughtIn code: SourceRange) -> [String]? {
    guard case .named(let name, _) = type else { return nil }
    var keys: [String] = []
    switch name {
    case "String":
      let near = words.texts(in: code).filter { isText($0) }
      let other = near.isEmpty ? words.texts(in: nil).filter { isText($0) } : near
      keys = sought(in: code) { isText($0) }
      let far = sought(in: nil) { isText($0) }
      if keys.isEmpty { keys = far }
      fill(&keys, far + other)
    case "Int":
      // Numbers elsewhere are indices of lists.
      keys = sought(in: code) { isDecimal($0) }
      fill(&keys, ["0", "1"])
    default:
      let cases = family.entry(named: name)?.cases.filter { $0.payloadLabels.isEmpty } ?? []
      let names = Set(cases.map { ".\($0.name)" })
      keys = sought(in: code) { names.contains($0) }
      if keys.isEmpty { keys = sought(in: nil) { names.contains($0) } }
      fill(&keys, cases.map { ".\($0.name)" })
    }
    return keys.isEmpty ? nil : keys
  }

  private func fill(_ keys: inout [String], _ others: [String]) {
    for other in others where keys.count < ExampleCode.manyKeys && !keys.contains(other) {
      keys.append(other)
    }
  }

  /// The distinct keys of look-ups in a range or anywhere, with constants replaced by values.
  private func sought(in range: SourceRange?, _ isKey: (String) -> Bool) -> [String] {
    var result: [String] = []
    var known: Set<String> = []
    for key in words.keys(in: range) {
      for value in isKey(key) ? [key] : constants(called: key)
      where isKey(value) && known.insert(value).inserted {
        result.append(value)
      }
    }
    return result
  }

  /// The literals that constants of a name stand for. The name has a period in front.
  private func constants(called name: String) -> [String] {
    var entries = family.entries.flatMap { $0.properties }.map { $0.entry }
    for statement in statements {
      if case .variable(let variable) = statement.kind { entries += variable.entries }
    }
    return entries.compactMap { entry in
      guard case .binding(let own) = entry.pattern, "." + own == name,
        let value = entry.initialValue, value.isPlainKey
      else { return nil }
      return text(in: value.range)
    }
  }

  /// True if a key is a text on one line without a backslash, so equal texts look equal.
  private func isText(_ key: String) -> Bool {
    key.utf8.first == UInt8(ascii: "\"") && !key.utf8.contains { $0 == 10 || $0 == 92 }
  }

  /// True if a key is a plain decimal number, so different keys are different numbers.
  private func isDecimal(_ key: String) -> Bool {
    key.utf8.allSatisfy { $0 >= 48 && $0 <= 57 } && key.utf8.count < 16
      && (key == "0" || key.utf8.first != 48)
  }
}

extension Expression {
  /// True for a text and a whole number.
  fileprivate var isPlainKey: Bool {
    if case .string = kind { return true }
    if case .integer = kind { return true }
    return false
  }
}

/// The words that are highlighted as keywords.
enum SwiftKeywords {
  /// Keywords by length, because the length alone excludes nearly every word.
  private static let byLength: [[StaticString]] = [
    [], [],
    ["as", "do", "if", "in", "is"],
    ["any", "for", "get", "let", "nil", "set", "try", "var"],
    [
      "case", "else", "enum", "func", "init", "lazy", "open", "self", "Self", "some", "true",
      "weak",
    ],
    [
      "actor", "async", "await", "break", "catch", "class", "defer", "false", "final", "guard",
      "inout", "macro", "super", "throw", "where", "while",
    ],
    [
      "deinit", "didSet", "import", "public", "repeat", "return", "static", "struct", "switch",
      "throws",
    ],
    ["default", "dynamic", "package", "private", "unowned", "willSet"],
    [
      "continue", "internal", "mutating", "operator", "override", "protocol", "required",
      "rethrows",
    ],
    ["extension", "subscript", "typealias"],
    ["convenience", "fileprivate", "fallthrough", "nonisolated", "nonmutating"],
    ["associatedtype"],
  ]

  private static let ofScenarios: [StaticString] = ["when", "expect", "require", "never", "at"]

  static func contains(_ word: UnsafeBufferPointer<UInt8>, isScenario: Bool) -> Bool {
    if isScenario {
      for keyword in ofScenarios where matches(word, keyword) { return true }
    }
    guard word.count > 1, word.count < 15 else { return false }
    let place = word.count < 10 ? word.count : (word.count == 11 ? 10 : 11)
    for keyword in byLength[place] where matches(word, keyword) { return true }
    return false
  }

  private static func matches(_ word: UnsafeBufferPointer<UInt8>, _ keyword: StaticString) -> Bool {
    guard keyword.utf8CodeUnitCount == word.count else { return false }
    for index in 0..<word.count where keyword.utf8Start[index] != word[index] { return false }
    return true
  }
}

/// The helps of errors in literals, closures and operators.
enum SyntaxHelp {
  static let digits =
    ["write digits only; '0b', '0o' and '0x' are followed by digits of base 2, 8 and 16"]
  static let largeInt =
    ["the largest 'Int' is 'Int.max', and a number with a fraction can be larger"]
  static let largeDouble = ["write a smaller number, or 'Double.infinity'"]
  static let backslash = ["write '\\\\' for a backslash"]
  static let scalar = ["write the number of a character in base 16, as in '\\u{1F600}'"]
  static let parameterCount = ["a closure numbers its parameters from '$0' on"]
  static let noClosure = ["write the name of a variable, or put the expression into '{ … }'"]
  static let namedParameter = ["write the name that comes before 'in'"]
  static let inoutType = ["write 'inout' after the colon, before the type"]
  static let noValue = ["write 'a = a ?? b'"]

  /// The help for a word with a hash that is no part of the language.
  static func directive(_ word: String) -> String {
    switch word {
    case "#if", "#elseif", "#else", "#endif":
      "a scenario is compiled in one way only: keep the lines that you mean; for differences "
        + "between releases write 'if #available(iOS 17, *)'"
    case "#Preview", "#Predicate", "#warning", "#error", "#sourceLocation":
      "remove it: it does nothing when the code runs"
    default: "write the value that it stands for"
    }
  }

  /// The help for a missing name; a keyword in the place of the name can be put in backticks.
  static func missing(_ expected: String, keyword: String?) -> [String] {
    [keyword.map { "'\($0)' is a keyword; write `\($0)` in backticks" } ?? "write \(expected) here"]
  }
}

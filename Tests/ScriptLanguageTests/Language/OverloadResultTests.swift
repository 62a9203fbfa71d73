import Testing

/// Functions may share a name and the parameters.
@Suite struct OverloadResultTests {
  /// A call is refused, because the call is ambiguous. Without a call the functions do no harm.
  @Test(arguments: [
    (
      "func value() -> Int { 1 }\nfunc value() -> String { \"a\" }\n", "let a: String = value()",
      "2:6"
    ),
    (
      "func value() -> Int { 1 }\nfunc value() -> String { \"a\" }\n", "let a: Int = value()", "2:6"
    ),
    (
      """
      class Store {
          func value(_ a: Int) -> Int { a }
          func value(_ b: Int) -> String { "a" }
      }

      """, "let a: Int = Store().value(1)", "3:10"
    ),
  ])
  func callsOfFunctionsThatDifferInTheirResultOnlyAreRefused(
    _ declarations: String, _ call: String, _ place: String
  ) {
    checkProblems(
      declarations + call,
      "\(place): 'value' differs only in its result from the one above [duplicate-name]")
    checkPrint(declarations + "print(1)", "1")
  }

  @Test func functionsThatAreTheSameAreRefused() {
    checkProblems(
      """
      class Screen: UIViewController {
          func value(_ a: Int) -> Int { a }
          func value(_ b: Int) -> String { "a" }
          static func value(_ a: Int) -> Double { 2 }
          func value(a: Int) -> String { "a" }
          func value(a: Int) -> String { "b" }
      }
      """, "6:10: 'value' is declared twice [duplicate-name]")
  }
}

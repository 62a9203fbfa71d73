import Testing

/// `print` uses the descriptions of the author's types.
@Suite struct OwnDescriptionTests {
  @Test func descriptionsArePrinted() {
    checkPrint(
      """
      struct W: CustomStringConvertible { let n: Int; var description: String { "w\\(n)" } }
      enum E: String, CustomStringConvertible { case a, b = "bee"; var description: String { "E." + rawValue } }
      class C: CustomStringConvertible { let description = "cc" }
      class D: C { }
      class N: NSObject { override var description: String { "nn" } }
      class V: UIViewController { override var description: String { "v" } }
      let o: W? = W(n: 5)
      print(W(n: 1), [W(n: 2)], ["k": W(n: 3)], (W(n: 4), 1), o as Any, "\\(W(n: 6))")
      print(E.a, "\\(E.b)", C(), D(), N(), V(), String(describing: W(n: 7)))
      """, "w1 [w2] [\"k\": w3] (w4, 1) Optional(w5) w6", "E.a E.bee cc cc nn v w7")
  }

  @Test func conformancesCanComeFromElsewhere() {
    checkPrint(
      """
      protocol Named: CustomStringConvertible { var name: String { get } }
      extension Named { var description: String { "<\\(name)>" } }
      struct A: Named { let name = "a" }
      struct B { let n = 1 }
      extension B: CustomStringConvertible { var description: String { "b" } }
      struct C { var description: String { "c" } }
      struct D: CustomDebugStringConvertible { var debugDescription: String { "d" } }
      print(A(), B(), C(), D(), [D()])
      """, "<a> b C() d [d]")
  }

  @Test func errorsSayWhatTheyAre() {
    checkPrint(
      """
      enum E: LocalizedError { case bad; var errorDescription: String? { "It is bad" } }
      class F: LocalizedError { var errorDescription: String? { "F is bad" } }
      do { throw E.bad } catch { print(error.localizedDescription, error) }
      do { throw F() } catch { print(error.localizedDescription) }
      """, "It is bad bad", "F is bad")
  }

  @Test func whatGoesWrongInADescriptionIsReported() {
    checkProblems(
      """
      struct W: CustomStringConvertible { let list = [Int](); var description: String { "\\(list[0])" } }
      print([W()])
      """, "1:86: Index 0 is out of range of no elements [out-of-range]")
    let (_, problems) = outcome(
      of: """
        struct W: CustomStringConvertible { var description: String { "\\(self)" } }
        print(W())
        """)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("[nested-too-deep]") == true)
  }

  @Test func diagnosticsRunNoCode() {
    checkProblems(
      """
      struct W: Error, CustomStringConvertible { var description: String { print("ran"); return "w" } }
      func fail() throws { throw W() }
      try fail()
      """, "2:22: The error 'W()' is thrown here and not caught [uncaught-error]")
  }
}

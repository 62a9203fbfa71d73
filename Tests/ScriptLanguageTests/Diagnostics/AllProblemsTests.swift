import Testing

/// One run reports all problems of a scenario.
@Suite struct AllProblemsTests {
  @Test func everyWrongCheckIsReported() {
    checkProblems(
      """
      let A = UIViewController()
      when "x" { window.rootViewController = A }
      expect(.clasic, of: B) {
          C.viewDidLoad
          A.viewDidLod
          A.willMove(toPerent: nil)
      }
      require never D.viewDidLoad
      require A.viewDidLoad < E.viewDidLoad
      require F == nil
      require never A.textFieldShouldReturn
      """,
      "3:9: '.clasic' is not a lens; did you mean '.classic'? [unknown-lens]",
      "3:21: 'B' is not the name of an object here [unknown-name]",
      "4:5: 'C' is not the name of an object here [unknown-name]",
      "5:7: 'viewDidLod' is not a callback; did you mean 'viewDidLoad'? [unknown-callback]",
      "6:16: 'willMove' has no argument 'toPerent:'; did you mean 'toParent:'? [unknown-label]",
      "8:15: 'D' is not the name of an object here [unknown-name]",
      "9:25: 'E' is not the name of an object here [unknown-name]",
      "10:9: 'F' is not the name of an object here [unknown-name]",
      "11:17: 'textFieldShouldReturn' is not simulated yet [not-simulated]")
  }

  @Test func everyWrongStatementMethodAndStepIsReported() {
    checkProblems(
      """
      class Screen: UIViewController {
          let counter = 1
          func one() { let local = 1; print(locall) }
          func two() { break }
      }
      func three() { break }
      let number = 1
      let number = 2
      print(numbr)
      when "x" { let first = 1; print(firts) }
      when "y" { break }
      require never Scren1.viewDidLoad
      """,
      "3:39: 'locall' is not declared; did you mean 'local'? [unknown-name]",
      "4:18: 'break' is not inside a loop or 'switch' [nothing-to-leave]",
      "6:16: 'break' is not inside a loop or 'switch' [nothing-to-leave]",
      "8:5: 'number' is declared twice [duplicate-name]",
      "9:7: 'numbr' is not declared; did you mean 'number'? [unknown-name]",
      "10:33: 'firts' is not declared; did you mean 'first'? [unknown-name]",
      "11:12: 'break' is not inside a loop or 'switch' [nothing-to-leave]",
      "12:15: 'Scren1' is not the name of an object here [unknown-name]")
  }

  @Test func whenTypesAreUnknownOnlyNamesAreLookedAt() {
    checkProblems(
      """
      class A: B {}
      class B: A {}
      let a = A()
      print(aa, bb)
      require never a.viewDidLoad
      require never b.viewDidLoad
      """,
      "1:7: 'A' inherits from itself [circular-inheritance]",
      "6:15: 'b' is not the name of an object here [unknown-name]")
  }

  @Test func everyLineOfAnExpectationThatIsNoEventIsReported() {
    checkProblems(
      """
      let A = UIViewController()
      when "x" { window.rootViewController = A }
      expect {
          viewDidLoad
          A.viewDidLod
          A.viewDidLoad A.viewWillAppear
          3
          A.viewWillAppear
      }
      require E == F
      require never A.viewDidLod
      """,
      "4:5: 'viewDidLoad' is not an event [bad-event]",
      "5:7: 'viewDidLod' is not a callback; did you mean 'viewDidLoad'? [unknown-callback]",
      "6:19: 'A' follows an event on the same line [bad-event]",
      "7:5: '3' where an event such as 'A.viewDidLoad' was expected [unexpected-token]",
      "10:9: 'E' is not the name of an object here [unknown-name]",
      "10:14: 'F' is not the name of an object here [unknown-name]",
      "11:17: 'viewDidLod' is not a callback; did you mean 'viewDidLoad'? [unknown-callback]")
  }

  @Test func everyWrongNameOfAFunctionIsReported() {
    checkProblems(
      """
      class Screen: UIViewController {
          var items = [1]
          func work() {
              defer { print(itmes) }
              itmes.append(self.itesm.count)
              pritn(3)
          }
      }
      """,
      "4:23: 'itmes' is not declared; did you mean 'items'? [unknown-name]",
      "5:9: 'itmes' is not declared; did you mean 'items'? [unknown-name]",
      "5:27: 'Screen' has no member 'itesm'; did you mean 'items'? [unknown-member]",
      "6:9: 'pritn' is not declared; did you mean 'print'? [unknown-name]")
  }

  @Test func everyCheckThatCannotBeReadIsReported() {
    checkProblems(
      """
      let A = UIViewController()
      when "x" { window.rootViewController = A }
      expect A.viewDidLoad
      require A.viewDidLoad before A.viewDidAppear
      require A.viewDidLoad
        && A.isViewLoaded
      #expect(A.isViewLoaded)
      let C = UIViewController()
      require never B.viewDidLoad
      require A.viewDidLoad < A.viewWillAppear < A.viewDidAppear
      """,
      "3:1: The events of 'expect' stand between braces [bad-event]",
      "4:23: Events are put in order with '<' [bad-requirement]",
      "5:9: 'A.viewDidLoad' is an event; this does not say what is required of it [bad-requirement]",
      "7:1: '#expect' belongs to Swift Testing, and no scenario has it [unsupported-syntax]",
      "8:1: 'let' begins a statement after the first 'when' [statement-after-when]",
      "9:15: 'B' is not the name of an object here [unknown-name]",
      "10:42: '<' where the end of the statement was expected [unexpected-token]")
  }

  @Test func checksBehindASyntaxErrorAreRead() {
    let problems = outcome(
      of: """
        let A = UIViewController()
        when "x" { A.title = }
        require A.viewDidLoad > A.viewDidAppear
        """
    ).problems
    #expect(problems.count == 2)
    #expect(problems.last == "3:23: Events are put in order with '<' [bad-requirement]")
  }

  @Test func theFirstSyntaxErrorEndsTheStatements() {
    let problems = outcome(
      of: """
        let A = UIViewController()
        require never A.viewDidLod
        let = 3
        let = 4
        require never B.viewDidLoad
        """
    ).problems
    #expect(problems.count == 2)
    #expect(problems.first?.hasSuffix("[unknown-callback]") == true)
    #expect(problems.last?.hasPrefix("3:5: ") == true)
  }

  @Test func statementsBehindAStepAreReportedOnce() {
    checkProblems(
      """
      when "x" { }
      let B = UIViewController()
      print(B)
      require never B.viewDidLoad
      require never C.viewDidLoad
      """,
      "2:1: 'let' begins a statement after the first 'when' [statement-after-when]",
      "5:15: 'C' is not the name of an object here [unknown-name]")
  }
}

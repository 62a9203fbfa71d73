import Testing

/// An unknown case of an enumeration is an error wherever the type is known.
struct EnumerationSlipTests {
  private static let state =
    "enum S: Equatable { case failed(Int), pair(a: Int, b: Int), ok }\n"

  @Test(arguments: [
    ("func f(_ s: S) {}\nf(.okk)", "3:1"),
    ("func f(_ s: S = .okk) {}\nf()", "3:1"),
    ("func f(_ s: [S]) {}\nf([.ok, .okk])", "3:1"),
    ("class C { init(_ s: S?) {} }\nlet c = C(.okk)", "3:9"),
    ("let f: (S) -> Void = { print($0) }\nf(.okk)", "3:3"),
    ("class C { var f: ((S) -> Void)? = { print($0) } }\nlet c = C()\nc.f?(.okk)", "4:6"),
    ("func f(_ s: S) { switch s { case .okk: print(1); default: break } }\nf(.ok)", "2:34"),
    ("func f(_ s: S) { if case .okk = s { print(1) } }\nf(.failed(1))", "2:26"),
    ("func f(_ s: S) -> Bool { s == .okk }\nprint(f(.ok))", "2:26"),
    ("func f(_ s: S) -> Bool { .okk != s }\nprint(f(.failed(1)))", "2:26"),
    ("let all = [S.ok]\nprint(all.contains(.okk))", "3:7"),
    ("func f() -> S { .okk }\nprint(f())", "2:17"),
  ])
  func aCaseThatThereIsNotIsNoted(source: String, place: String) {
    checkProblems(
      EnumerationSlipTests.state + source,
      "\(place): 'S' has no member 'okk'; did you mean 'ok'? [unknown-member]")
  }

  @Test(arguments: [
    ("f(.faild(1))", "3:1: 'S' has no member 'faild'; did you mean 'failed'? [unknown-member]"),
    ("f(.ok(1))", "3:1: '.ok' takes no values, not 1 [wrong-argument]"),
    ("f(.failed)", "3:1: '.failed' takes one value, not none [wrong-argument]"),
    ("f(.failed(1, 2))", "3:1: '.failed' takes one value, not 2 [wrong-argument]"),
    ("f(.pair(a: 1, c: 2))", "3:1: '.pair' is made without 'b:' [wrong-argument]"),
    ("f(S.pair(1, b: 2))", "3:3: '.pair' is made without 'a:' [wrong-argument]"),
  ])
  func aCaseIsGivenWhatItHolds(call: String, problem: String) {
    checkProblems(EnumerationSlipTests.state + "func f(_ s: S) {}\n" + call, problem)
  }

  @Test(arguments: [
    (".faild(let n)", "'S' has no member 'faild'; did you mean 'failed'? [unknown-member]"),
    (".ok(let n)", "'.ok' holds no values [type-mismatch]"),
    (".pair(let n, _, _)", "'.pair' holds 2 values [type-mismatch]"),
  ])
  func aPatternTakesWhatACaseHolds(pattern: String, problem: String) {
    checkProblems(
      EnumerationSlipTests.state + "func f(_ s: S) { if case \(pattern) = s { print(n) } }\nf(.ok)",
      "2:26: " + problem)
  }

  @Test func aResultIsASuccessOrAFailure() {
    checkProblems(
      "func load(_ done: (Result<Int, Error>) -> Void) { done(.sucess(1)) }\nload { print($0) }",
      "1:56: 'Result' has no member 'sucess'; did you mean 'success'? [unknown-member]")
    checkProblems(
      "func done(_ result: Result<Int, Error>) {}\ndone(.sucess(1))",
      "2:1: 'Result' has no member 'sucess'; did you mean 'success'? [unknown-member]")
  }

  @Test(arguments: [
    (
      #"UIAlertController(title: "", message: nil, preferredStyle: .alet)"#,
      "1:1: 'UIAlertController.Style' has no value '.alet'; did you mean '.alert'?"
    ),
    (
      #"UIAlertAction(title: "", style: .cancle)"#,
      "1:1: 'UIAlertAction.Style' has no value '.cancle'; did you mean '.cancel'?"
    ),
    (
      "UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertcal)",
      "1:1: 'UIPageViewController.NavigationOrientation' has no value '.vertcal'; "
        + "did you mean '.vertical'?"
    ),
    (
      """
      UIPageViewController(.scroll).setViewControllers(nil, direction: .forwad, animated: false)
      """,
      "1:1: 'UIPageViewController.NavigationDirection' has no value '.forwad'; "
        + "did you mean '.forward'?"
    ),
  ])
  func aValueThatAnEnumerationOfUIKitsHasNotIsNoted(source: String, problem: String) {
    checkProblems(source, problem + " [unknown-member]")
  }

  @Test func whatThereIsIsFound() {
    checkPrint(
      """
      enum S: Equatable {
        case failed(Int), ok, pair(a: Int, b: String), none
        static let good = S.ok
        static func make(_ n: Int) -> S { .failed(n) }
      }
      struct Theme: Equatable { let n: Int; static let dark = Theme(n: 1), light = Theme(n: 2) }
      func f(_ s: S? = .good) -> String {
        switch s {
        case .failed(let n)?: return "failed \\(n)"
        case .pair(let a, let b)?: return "\\(a)\\(b)"
        case .some(.ok): return "ok"
        case .some(.none): return "own none"
        case .none: return "nil"
        }
      }
      print(f(), f(.ok), f(.make(3)), f(.pair(a: 1, b: "x")), f(nil), f(.some(.none)))
      func g(_ theme: Theme?) -> Bool { theme == .dark }
      print(g(.dark), g(.light), g(.init(n: 1)), g(.none))
      func h(_ s: S) -> Bool { s == .good || s == .failed(1) }
      print(h(.ok), h(.failed(1)), h(.failed(2)), h(.none))
      """, "ok ok failed 3 1x nil own none", "true false true false", "true true false false")
  }

  @Test func aPatternWithATypeMatchesNoOther() {
    checkPrint(
      """
      enum A: Error { case bad(Int), worse }
      enum B: Error { case bad(String), other }
      func fail(_ n: Int) throws {
        if n == 0 { throw A.bad(1) }
        if n == 1 { throw B.bad("b") }
        if n == 2 { throw A.worse }
        throw B.other
      }
      for n in 0..<4 {
        do {
          try fail(n)
        } catch B.bad(let text) {
          print("text \\(text)")
        } catch A.bad(let number) {
          print("number \\(number)")
        } catch A.worse {
          print("worse")
        } catch {
          print("rest \\(error)")
        }
      }
      """, "number 1", "text b", "worse", "rest other")
  }
}

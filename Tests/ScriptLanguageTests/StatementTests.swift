import Scenarios
import Testing

@Suite struct StatementTests {
  @Test func statementsAreSeparated() {
    check("a; b\nc;", "a b c")
    checkError(
      "a b", "1:3-4: 'b' where the end of the statement was expected [unexpected-token]",
      help: "separate two statements on one line with ';'")
    checkError(
      "overide func f() {}",
      "1:9-13: 'func' where the end of the statement was expected [unexpected-token]",
      help: "did you mean 'override' instead of 'overide'?")
    checkError(
      "class A {\n  overide func f() {}\n}",
      "2:3-10: 'overide' where a declaration was expected [unexpected-token]",
      help: "did you mean 'override' instead of 'overide'?")
    checkError(
      "class A {\n  f()\n}", "2:3-4: 'f' where a declaration was expected [unexpected-token]",
      help: "statements belong in the body of a method or initializer")
    checkError(
      "fun f() {}", "1:5-6: 'f' where the end of the statement was expected [unexpected-token]",
      help: "did you mean 'func' instead of 'fun'?")
    checkError(
      "foo bar", "1:5-8: 'bar' where the end of the statement was expected [unexpected-token]",
      help: "separate two statements on one line with ';'")
    checkError(
      "func f() {} g()",
      "1:13-14: 'g' where the end of the statement was expected [unexpected-token]")
    checkError("a; ; b", "1:4-5: ';' where a statement was expected [unexpected-token]")
  }

  @Test func conditions() {
    check(
      "if let a, let b = c, var d = e, case .f(let g)? = h, !i { } else if j { } else { k }",
      "(if (let a a) (let b c) (case (some var d) e) (case (some (case f let g)) h) (prefix ! i) {} "
        + "else (if j {} else {k}))")
    check(
      "guard let self, let (a, b) = c else { return }",
      "(guard (let self self) (case (some (tuple let a let b)) c) {(return)})")
    check("guard let self = self else { return }", "(guard (let self self) {(return)})")
    checkError(
      "if a = 1 { }", "1:6-7: '=' where the end of the condition was expected [unexpected-token]",
      help: "did you mean '=='?")
    checkError("if a else { }", "1:6-10: 'else' where '{' was expected [unexpected-token]")
  }

  @Test func availability() {
    check("if #available(iOS 13.4, macOS 12.0.1, *) { }", "(if (available 13) {})")
    check("if #unavailable(iOS 15) { }", "(if (unavailable 15) {})")
    check("guard #available(macOS 12, *), a else { }", "(guard (available *) a {})")
    checkError(
      "#available(iOS 13, *)", "1:1-11: '#available' outside of a condition [unexpected-token]")
  }

  @Test func loops() {
    check(
      "for i in 0..<3 where i != 1 { continue }",
      "(for let i (..< 0 3) where (!= i 1) {(continue)})")
    check(
      "for (i, _) in a { }; for case let x? in b { }; for var c: Int in d { }",
      "(for (tuple let i _) a {}) (for (some let x) b {}) (for var c d {})")
    check(
      "for await a in b { }; for try await _ in c { }", "(for await let a b {}) (for await _ c {})")
    check(
      "while let a = b(), c { break }; repeat { } while d",
      "(while (let a (call b)) c {(break)}) (repeat {} d)")
    check("outer: while a { continue outer }", "outer:(while a {(continue outer)})")
    checkError(
      "a: b()",
      "1:4-5: 'b' where a loop or another statement with a label was expected [unexpected-token]")
  }

  @Test func switches() {
    check(
      "switch a { case .b(let c) where c > 1, .d: e\ncase let f?: g; h\n@unknown default: break }",
      "(switch a (case (case b let c) where (> c 1), (case d) {e}) (case (some let f) {g h}) "
        + "(default {(break)}))")
    check(
      "switch a { case 1...5, ..<0: b; fallthrough; default: c }",
      "(switch a (case (... 1 5), (..< _ 0) {b fallthrough}) (default {c}))")
    checkError(
      "switch a { case .b: case .c: d }", "1:12-20: 'case .b:' without a statement [empty-case]",
      help: "write 'break' to do nothing")
    checkError(
      "switch a { b }", "1:12-13: 'b' where 'case' or 'default' was expected [unexpected-token]")
  }

  @Test func patterns() {
    check("if case let .a(b, _) = c { }", "(if (case (case a let b _) c) {})")
    check("if case A.b(x: let y) = c { }", "(if (case (case b let y) c) {})")
    check(
      "if case is A = b { }; if case let c as D = e { }",
      "(if (case (is A) b) {}) (if (case (as let c D) e) {})")
    check(
      "if case (1, let b) = c { }; if case (a + b) * 2 = d { }",
      "(if (case (tuple 1 let b) c) {}) (if (case (* (+ a b) 2) d) {})")
    check(
      "if case nil = a { }; if case \"b\" = c { }; if case D.e = f { }",
      #"(if (case nil a) {}) (if (case "b" c) {}) (if (case (.e D) f) {})"#)
  }

  @Test func returnTakesAValueUnlessAStatementFollows() {
    check("return a", "(return a)")
    check("f { return }", "(call f +(closure {(return)}))")
    check("return\nlet a = 1", "(return) (let a = 1)")
    check("return\nif a { }", "(return) (if a {})")
    check("return\na", "(return a)")
  }

  @Test func errorsAreThrownAndCaught() {
    check(
      "do { try f() } catch let e as A where e.b { throw e } catch A.c { } catch { }",
      "(do {(try (call f))} (catch (as let e A) where (.b e) {(throw e)}) (catch (.c A) {}) (catch {}))"
    )
    checkError(
      "do { } catch .a, .b { }",
      "1:16-17: Several patterns of one 'catch' are not supported [unsupported-syntax]")
  }

  @Test func deferAndImport() {
    check(
      "defer { a }; import UIKit; @testable import A.B", "(defer {a}) (import UIKit) (import A.B)")
  }

  @Test func strayKeywordsAreErrors() {
    checkError("else { }", "1:1-5: 'else' where a statement was expected [unexpected-token]")
    checkError("case .a", "1:1-5: 'case' where a statement was expected [unexpected-token]")
    checkError("#if DEBUG\n#endif", "1:1-4: '#if' is not supported [unsupported-syntax]")
    checkError(
      "repeat { } until a",
      "1:12-17: 'until' where 'while' of the 'repeat' was expected [unexpected-token]")
  }
}

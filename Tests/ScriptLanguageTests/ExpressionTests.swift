import Scenarios
import Testing

@Suite struct OperatorTests {
  @Test func precedenceIsSwifts() {
    check("a + b * c - d / e % f", "(- (+ a (* b c)) (% (/ d e) f))")
    check("a || b && c == d + e", "(|| a (&& b (== c (+ d e))))")
    check("a << b * c & d | e ^ f", "(^ (| (& (* (<< a b) c) d) e) f)")
    check("a ?? b ?? c == d", "(== (?? a (?? b c)) d)")
    check("0..<n - 1", "(..< 0 (- n 1))")
    check("a as? B ?? c", "(?? (as? a B) c)")
    check("x is A ? b : c", "(?: (is x A) b c)")
    check("a = b ? c : d ? e : f", "(= a (?: b c (?: d e f)))")
    check("a = b = c", "(= a (= b c))")
    check("a > b; a >= b; a >> b; a >>= b", "(> a b) (>= a b) (>> a b) (>>= a b)")
    check("a === b; a !== b; a ~= b; a<b; a>b", "(=== a b) (!== a b) (~= a b) (< a b) (> a b)")
  }

  @Test func assignmentOperators() {
    check("a += 1; a -= 2; a *= 3; a /= 4; a %= 5", "(+= a 1) (-= a 2) (*= a 3) (/= a 4) (%= a 5)")
    check("a.b = 1; a[0] = 2; a?.b = 3", "(= (.b a) 1) (= (subscript a 0) 2) (= (.b (? a)) 3)")
    check("_ = f(); (_, b) = g()", "(= _ (call f)) (= (tuple _ b) (call g))")
    checkError(
      "f(_)", "1:3-4: '_' is only the target of an assignment or a pattern [unexpected-token]")
    checkError("1 = a", "1:1-2: Left side of '=' cannot be assigned [invalid-assignment]")
  }

  @Test func whitespaceTellsPrefixPostfixAndInfixApart() {
    check("-a.b + !c - -d", "(- (+ (prefix - (.b a)) (prefix ! c)) (prefix - d))")
    check("a\n-b\nc\n- d", "a (prefix - b) (- c d)")
    check("f(&a, ~b)", "(call f (prefix & a) (prefix ~ b))")
    checkError(
      "a +b", "1:3-4: '+' with whitespace on one side only [operator-spacing]",
      help: "put whitespace on both sides, or on neither")
    checkError("a+ b", "1:2-3: '+' with whitespace on one side only [operator-spacing]")
    checkError("- a", "1:1-2: '-' without an operand directly after it [operator-spacing]")
  }

  @Test func rangesMayMissASide() {
    check(
      "a[1...]; a[...2]; a[..<3]",
      "(subscript a (... 1 _)) (subscript a (... _ 2)) (subscript a (..< _ 3))")
    check("a ... b; a..<b", "(... a b) (..< a b)")
  }

  @Test func someOperatorsDoNotChain() {
    checkError("a < b < c", "1:7-8: '<' after '<' without parentheses [operator-chain]")
    checkError("a...b...c", "1:6-9: '...' after '...' without parentheses [operator-chain]")
  }

  @Test func tryAndAwaitCoverWhatFollows() {
    check("try? f() ?? b", "(try? (?? (call f) b))")
    check("x = try await f() + 1", "(= x (try (await (+ (call f) 1))))")
    check("a ? try! b : await c", "(?: a (try! b) (await c))")
    checkError(
      "a + try b", "1:5-8: 'try' to the right of an operator [unexpected-token]",
      help: "write 'try' to the left of the whole expression")
  }

  @Test func castsTakeTypes() {
    check(
      "a as! [String: Any]; b as C & D; e is F.G?",
      "(as! a [String: Any]) (as b (& C D)) (is e F.G?)")
  }

  @Test func operatorsAreValues() {
    check("reduce(0, +); sorted(by: >=)", "(call reduce 0 +) (call sorted by: >=)")
  }
}

@Suite struct PostfixTests {
  @Test func membersContinueOnTheNextLine() {
    check("a\n  .b()\n  .c { $0 }", "(call (.c (call (.b a))) +(closure $1 {$0}))")
  }

  @Test func callsAndSubscriptsStayOnTheirLine() {
    check("a\n(b)\n[c]", "a b [c]")
    check("a (b) [c]", "(subscript (call a b) c)")
  }

  @Test func optionalsChainAndUnwrap() {
    check("a?.b??.c = d", "(= (.c (? (? (.b (? a))))) d)")
    check("a ?? .b", "(?? a .b)")
    check("a?.b!.c?[0]?()", "(call (? (subscript (? (.c (! (.b (? a))))) 0)))")
    check("a! ; b!.c == nil", "(! a) (== (.c (! b)) nil)")
  }

  @Test func labelsMayBeKeywords() {
    check("f(for: 1, in: 2, default: 3, self: 4)", "(call f for: 1 in: 2 default: 3 self: 4)")
    check("f(a: b ? c : d, e: .g,)", "(call f a: (?: b c d) e: .g)")
    check(
      "a.default; a.self; a.init(b: 1); a.0.1",
      "(.default a) (.self a) (call (.init a) b: 1) (.1 (.0 a))")
  }

  @Test func trailingClosures() {
    check("f { }", "(call f +(closure {}))")
    check("f(1) { $0 + $2 }", "(call f 1 +(closure $3 {(+ $0 $2)}))")
    check(
      "f { a } completion: { _ in b } other: { }",
      "(call f +(closure {a}) +completion: (closure (_ _) {b}) +other: (closure {}))")
    check("(f(1)) { }", "(call (call f 1) +(closure {}))")
    checkError(
      "f()\n{ }", "2:1-2: '{' where a statement was expected [unexpected-token]",
      help: "a trailing closure begins on the line of its call; a block of its own is 'do { … }'")
    checkError(
      "\"a\" { }", "1:5-6: '{' where the end of the statement was expected [unexpected-token]")
  }

  @Test func headsOfStatementsTakeNoTrailingClosure() {
    check("if f { }", "(if f {})")
    check(
      "for a in b { }; while c { }; switch d { default: e }",
      "(for let a b {}) (while c {}) (switch d (default {e}))")
    check("if a.contains { $0 > 1 } { }", "(if (call (.contains a) +(closure $1 {(> $0 1)})) {})")
    check("if f({ g { } }) { }", "(if (call f (closure {(call g +(closure {}))})) {})")
    checkError(
      "guard a.b { $0 } else { }",
      "1:11-12: '{' where 'else' of the 'guard' was expected [unexpected-token]",
      help: "put a trailing closure in a condition in parentheses")
  }

  @Test func genericArgumentsAreToldFromComparisons() {
    check(
      "Set<String>(); Task<Void, Never> { }",
      "(call <Set<String>>) (call <Task<Void Never>> +(closure {}))")
    check("A<B<C>>.d; E.F<G>()", "(.d <A<B<C>>>) (call <E.F<G>>)")
    check("f(a < b, c > d)", "(call f (< a b) (> c d))")
    check("a<b && c", "(&& (< a b) c)")
  }

  @Test func typesAreValues() {
    check(
      "[Int](); [String: [Int]](); [() -> Void]()",
      "(call <[Int]>) (call <[String: [Int]]>) (call <[(-> Void)]>)")
    check("[Int].self; UIView.self", "(.self <[Int]>) (.self UIView)")
    check("[a, b](0)", "(call [a b] 0)")
  }

  @Test func implicitMembers() {
    check("f(.a, .b(1), .init(c: 2), .d.e)", "(call f .a (call .b 1) (call .init c: 2) (.e .d))")
    check("x = c ? .a : .b", "(= x (?: c .a .b))")
  }
}

@Suite struct PrimaryTests {
  @Test func literals() {
    check("nil; true; false; self; super.f()", "nil true false self (call (.f super))")
    check("[]; [:]; [1, 2,]; [\"a\": 1, \"b\": 2,]", #"[] [:] [1 2] ["a": 1 "b": 2]"#)
    check("(); (a); (a, b: c)", "(tuple) a (tuple a b: c)")
  }

  @Test func selectorsAndKeyPaths() {
    check(
      "#selector(tapped); #selector(A.b(_:with:))", "(#selector tapped) (#selector (.b(_:with:) A))"
    )
    check("a.map(\\.b); \\C.d?.e[0]", "(call (.map a) \\.b) \\C.d?.e[0]")
    checkError(
      "#selector(getter: a)",
      "1:11-17: Selectors of accessors are not supported [unsupported-syntax]")
  }

  @Test func closures() {
    check(
      "let f = { [weak self, unowned b = self.c, d] (e: Int, g) async throws -> Int in e }",
      "(let f = (closure [weak self unowned b=(.c self) d] (_ e: Int, _ g) async {e}))")
    check("f { a, _ in a }", "(call f +(closure (_ a, _ _) {a}))")
    check(
      "f { @MainActor [weak self] in self?.g($0) }",
      "(call f +(closure [weak self] $1 {(call (.g (? self)) $0)}))")
    check(
      "f { [a].g() }; f { (a).b }",
      "(call f +(closure {(call (.g [a]))})) (call f +(closure {(.b a)}))")
    check("f { g { $1 } + $0 }", "(call f +(closure $1 {(+ (call g +(closure $2 {$1})) $0)}))")
    check("let f: (Int) -> Int = { () in 1 }()", "(let f: (Int -> Int) = (call (closure {1})))")
  }

  @Test func closureParametersNeedAClosure() {
    checkError("$0", "1:1-3: '$0' outside of a closure [closure-parameter]")
    checkError(
      "f { a in $0 }", "1:10-12: '$0' in a closure that names its parameters [closure-parameter]")
    checkError("f { func g() { $0 } }", "1:16-18: '$0' outside of a closure [closure-parameter]")
    checkError("f { $999 }", "1:5-9: '$999' beyond '$255' [integer-overflow]")
  }

  @Test func unsupportedExpressionsAreNamed() {
    checkError(
      "let a = 1 + if b { 1 } else { 2 }",
      "1:13-15: 'if' as a part of an expression is not supported [unsupported-syntax]",
      help: "'if' is a value only directly after '=' or 'return'")
    checkError(
      "let a = do { 1 }",
      "1:9-11: 'do' as a part of an expression is not supported [unsupported-syntax]",
      help: "declare the variable first, then assign it in each branch")
    checkError(
      "a = #colorLiteral(red: 1)", "1:5-18: '#colorLiteral' is not supported [unsupported-syntax]")
    checkError("f(a b)", "1:5-6: 'b' where ',' or ')' was expected [unexpected-token]")
    checkError("a.", "1:3-3: End of script where a member's name was expected [unexpected-token]")
    checkError("f(* 2)", "1:3-4: '*' where an expression was expected [unexpected-token]")
  }
}

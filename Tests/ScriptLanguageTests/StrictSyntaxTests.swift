import Scenarios
import SwiftSubset
import Testing

/// Swift rejects each of the texts. Our parser accepted the texts until the oracle found the
/// places.
///
/// `Tests/Oracle/check.sh` looks for more such texts.
@Suite struct StrictSyntaxTests {
  @Test func whitespaceIsWhereSwiftHasIt() {
    checkError("a. b", "1:2-3: '.' with whitespace after it [operator-spacing]")
    checkError(#"a.\#nb"#, "1:2-3: '.' with whitespace after it [operator-spacing]")
    checkError("let x: A. B = c", "1:9-10: '.' with whitespace after it [operator-spacing]")
    checkError("extension A. B { }", "1:12-13: '.' with whitespace after it [operator-spacing]")
    checkError(#"\A. b"#, "1:3-4: '.' with whitespace after it [operator-spacing]")
    checkError(
      "if case A. b(let c) = d { }", "1:10-11: '.' with whitespace after it [operator-spacing]")
    checkError("let a =1", "1:7-8: '=' with whitespace on one side only [operator-spacing]")
    checkError("let a= 1", "1:6-7: '=' with whitespace on one side only [operator-spacing]")
    checkError(
      "func f(a: Int =1) { }", "1:15-16: '=' with whitespace on one side only [operator-spacing]")
    checkError(
      "enum E { case a =1 }", "1:17-18: '=' with whitespace on one side only [operator-spacing]")
    checkError("typealias A= B", "1:12-13: '=' with whitespace on one side only [operator-spacing]")
    checkError("if let a= b { }", "1:9-10: '=' with whitespace on one side only [operator-spacing]")
    checkError("let a=.b", "1:6-7: '=' with whitespace on one side only [operator-spacing]")
    checkError("a = b ==.c", "1:7-9: '==' with whitespace on one side only [operator-spacing]")
    checkError("a ?? b??c", "1:7-9: '??' without whitespace around it [operator-spacing]")
  }

  @Test func anOperatorIsAsLongAsSwiftHasIt() {
    checkError(
      "a ? -b : c; a ?-b : c", "1:15-17: '?-' is not a supported operator [unsupported-operator]")
    checkError("for i in...5 { }", "1:9-12: '...' directly after 'in' [operator-spacing]")
    checkError("func f() { return-x }", "1:18-19: '-' directly after 'return' [operator-spacing]")
    checkError("try-a", "1:4-5: '-' directly after 'try' [operator-spacing]")
    checkError("try?-a", "1:5-6: '-' directly after '?' [operator-spacing]")
    checkError("!...5", "1:2-5: '...' directly after '!' [operator-spacing]")
    checkError("a....b", "1:2-6: '....' is not a supported operator [unsupported-operator]")
    checkError("0...-1", "1:2-6: '...-' is not a supported operator [unsupported-operator]")
    checkError(
      "let a: A & B &C = d",
      "1:14-15: '&' where the end of the statement was expected [unexpected-token]")
    checkError(#"A<B>\#nc()"#, "1:4-5: '>' with whitespace on one side only [operator-spacing]")
  }

  @Test func aLiteralOfOneLineHasItsInterpolationsOnThatLine() {
    checkError(
      #"print("\(\#na)")"#, #"1:7-10: String literal without closing '"' [unterminated-string]"#)
    checkError(
      #"print("\(f(a,\#nb))")"#,
      #"1:7-14: String literal without closing '"' [unterminated-string]"#)
    checkError(
      #"print("\(a /*\#n*/)")"#,
      #"1:7-14: String literal without closing '"' [unterminated-string]"#)
  }

  @Test func everyLineOfALiteralIsIndented() {
    checkError(
      #""""\#n  a\#n \#n  """"#,
      #"3:2-4:1: Line indented less than the closing '"""' [multi-line-string]"#)
    checkError(
      #"  """\#n  a \(b\#n.c)\#n  """"#,
      #"3:1-2: Line indented less than the closing '"""' [multi-line-string]"#)
    checkError(
      #"  """\#n  a\#n \(b)\#n  """"#,
      #"3:2-3: Line indented less than the closing '"""' [multi-line-string]"#)
  }

  @Test func closuresHaveTheFormsOfSwift() {
    checkError(
      "f { in }", "1:5-7: 'in' where a parameter of the closure was expected [unexpected-token]")
    checkError(
      "f { throws in a }",
      "1:5-11: 'throws' where a parameter of the closure was expected [unexpected-token]")
    checkError(
      "f { [a] -> Int in 1 }",
      "1:9-11: '->' where a parameter of the closure was expected [unexpected-token]")
    checkError(
      "f { (a) rethrows in b }",
      "1:9-17: 'rethrows' where 'throws' was expected [unexpected-token]")
    checkError(
      "f { [weak] in a }",
      "1:10-11: ']' where the name of a capture was expected [unexpected-token]")
    checkError(
      "f { [Self] in a }",
      "1:6-10: 'Self' where the name of a capture was expected [unexpected-token]")
    checkError(
      "f { Self in a }", "1:5-9: 'Self' where a parameter's name was expected [unexpected-token]")
    checkError(
      "true { }", "1:6-7: '{' where the end of the statement was expected [unexpected-token]")
    checkError(
      "[1] { }", "1:5-6: '{' where the end of the statement was expected [unexpected-token]")
    checkError(
      "f { } { }", "1:7-8: '{' where the end of the statement was expected [unexpected-token]")
    checkError(
      "f { init() { } }",
      "1:3-4: '{' where the end of the statement was expected [unexpected-token]")
    checkError(
      "f { didSet }", "1:3-4: '{' where the end of the statement was expected [unexpected-token]")
    checkError(
      "switch a { case b { }: c }",
      "1:19-20: '{' where ':' after the pattern was expected [unexpected-token]")
    checkError(
      "switch { a } { default: b }", "1:8-9: '{' where a value was expected [unexpected-token]")
    checkError(
      #"if a {\#nb } { }"#,
      "2:5-6: '{' where the end of the statement was expected [unexpected-token]")
    checkError(
      #"f(#selector\#n(a))"#,
      "2:1-2: '(' where '(' after '#selector' was expected [unexpected-token]")
  }

  @Test func keyPathsHaveTheFormsOfSwift() {
    checkError(
      #"\.a(b)"#, "1:4-5: '(' where the end of the key path was expected [unexpected-token]")
    checkError(
      #"\.a ?? b"#, "1:5-7: '??' where the end of the key path was expected [unexpected-token]")
    checkError(#"\.a?.[0]"#, "1:6-7: '[' where a member's name was expected [unexpected-token]")
    checkError(#"\[0].b"#, "1:3-4: '0' where a type was expected [unexpected-token]")
  }

  @Test func namesAreThoseOfSwift() {
    checkError(
      "let ✅ = 1", "1:5-6: Character '✅' outside of a string or comment [unexpected-character]")
    checkError(
      "let a→b = 1", "1:6-7: Character '→' outside of a string or comment [unexpected-character]")
    checkError("$0a", "1:1-4: '$0a' begins like a closure's parameter [closure-parameter]")
    checkError(
      "class Self { }", "1:7-11: 'Self' where a type's name was expected [unexpected-token]")
    checkError(
      "let Any = 1", "1:5-8: 'Any' where a variable's name was expected [unexpected-token]")
    checkError("import A.class", "1:10-15: 'class' where a name was expected [unexpected-token]")
    checkError(
      "enum A { case Self }", "1:15-19: 'Self' where a case's name was expected [unexpected-token]")
    checkError(
      "break Self", "1:7-11: 'Self' where the end of the statement was expected [unexpected-token]")
    checkError("f(inout: a)", "1:3-8: 'inout' where an expression was expected [unexpected-token]")
    checkError(
      "func f(inout a: A) { }",
      "1:8-13: 'inout' where a parameter's name was expected [unexpected-token]")
    checkError("let a = 0x1.8", "1:9-14: '0x1.8' is not a number [invalid-number]")
  }

  @Test func typesHaveTheFormsOfSwift() {
    checkError("let a: some = b", "1:13-14: '=' where a type was expected [unexpected-token]")
    checkError(
      "let a: any any B = c", "1:12-15: 'any' where a type was expected [unexpected-token]")
    checkError(
      "let a: any () -> A = b",
      "1:15-17: '->' where the end of the statement was expected [unexpected-token]")
    checkError(
      "func f() -> async { }", "1:13-18: 'async' where a type was expected [unexpected-token]")
    checkError(
      #"let a: A?\#n.b()"#,
      "2:1-2: '.' where '=' or the end of the variable was expected [unexpected-token]")
    checkError(
      #"a as? B?\#n.c()"#, "2:1-2: '.' where the end of the type was expected [unexpected-token]")
    checkError(
      "enum A { case a(inout Int) }",
      "1:17-22: 'inout' where a type was expected [unexpected-token]")
    checkError(
      "extension A where B != C { }",
      "1:21-23: '!=' where ':' or '==' was expected [unexpected-token]")
  }

  @Test func patternsHaveTheFormsOfSwift() {
    checkError("for 3 in a { }", "1:5-6: '3' where a name was expected [unexpected-token]")
    checkError("for (0, a) in b { }", "1:6-7: '0' where a name was expected [unexpected-token]")
    checkError(
      "for x? in b { }", "1:6-7: '?' where 'in' of the 'for' was expected [unexpected-token]")
    checkError("let (a?, b) = c", "1:7-8: '?' where ',' or ')' was expected [unexpected-token]")
    checkError(
      "if case is A as B = c { }",
      "1:14-16: 'as' where '=' after the pattern was expected [unexpected-token]")
  }

  @Test func accessorsHaveTheFormsOfSwift() {
    checkError("var a: A { get() { 1 } }", "1:15-16: '(' where '{' was expected [unexpected-token]")
    checkError("var a: A { set.count }", "1:15-16: '.' where '{' was expected [unexpected-token]")
    checkError(
      "var a: A { final get { 1 } }",
      "1:18-21: 'get' where the end of the statement was expected [unexpected-token]")
    checkError(
      "protocol P { var a: A { get set get } }",
      "1:33-36: Second 'get' of a variable [duplicate-accessor]")
    checkError(
      "protocol P { var a: A { set async get } }",
      "1:29-34: 'async' where 'get' or 'set' was expected [unexpected-token]")
  }

  @Test func modifiersAndAttributesHaveTheFormsOfSwift() {
    checkError(
      "private @objc func f() { }",
      "1:9-10: '@' where a declaration was expected [unexpected-token]")
    checkError(
      "private(unsafe) var a = 1", "1:9-15: 'unsafe' where 'set' was expected [unexpected-token]")
    checkError(
      "final(set) var a = 1", "1:6-7: '(' where a declaration was expected [unexpected-token]")
    checkError(
      "@A(b c: 1) var d = 1", "1:6-7: 'c' where ',' or ')' was expected [unexpected-token]")
    checkError(
      "@class var a = 1",
      "1:2-7: 'class' where an attribute's name was expected [unexpected-token]")
    checkError(
      "@available func f() { }", "1:12-16: 'func' where '(' was expected [unexpected-token]")
    checkError(
      "@available(iOS 13 *) func f() { }",
      "1:19-20: '*' where ',' or ')' was expected [unexpected-token]")
    checkError(
      "@available(iOS, introduced 13) func f() { }",
      "1:28-30: '13' where ':' was expected [unexpected-token]")
    checkError(
      "@available(*, message: 13) func f() { }",
      "1:24-26: '13' where a text was expected [unexpected-token]")
    checkError(
      #"@available(*, message: "\(a)") func f() { }"#,
      "1:27-28: Interpolation in an attribute [unexpected-token]")
    checkError(
      "@objc(a b) func f() { }",
      "1:9-10: 'b' where the name of a method as Objective-C has it was expected [unexpected-token]"
    )
  }

  @Test func statementsHaveTheFormsOfSwift() {
    checkError("do async { }", "1:4-9: 'async' where '{' was expected [unexpected-token]")
    checkError(
      "enum A { case a case b }",
      "1:17-21: 'case' where the end of the declaration was expected [unexpected-token]")
    checkError(
      "if #available(iOS 1_3, *) { }",
      "1:19-22: '1_3' where a version was expected [unexpected-token]")
    checkError(
      "if #available(iOS 13 .4, *) { }",
      "1:22-23: '.' where ',' or ')' was expected [unexpected-token]")
    checkError(
      "if #available(Self 13, *) { }",
      "1:15-19: 'Self' where a platform and its version was expected [unexpected-token]")
  }

  @Test(arguments: [
    "a == .b", "a\n  .b", "x = . b", "let a: Int?=nil", "a?.b ?? c", "delegate?.window??.c",
    "\"\\(\"\"\"\n  a\n  \"\"\")\"", "f { async in }", "f { [a] async in }", "f { () in }",
    "f() { } { }",
    "f { }()", "f(a.map(\\.b))", "a.sorted(using: \\A.b?.c)", "a[keyPath: \\.[0].b] = c",
    "@objc private func f() { }", "@Environment(\\.a) private var b = c",
    "@objc(a:b:) func f() { }",
    "@available(iOS, deprecated: 13.1, message: \"a\\n\") func f() { }", "private(set) var a = 1",
    "nonisolated(unsafe) var a = 1", "var a: A { mutating get { b } nonmutating set { } }",
    "for case (3, let a) in b { }", "if case let (a, 3) = b { }", "for (a, _) in b { }",
    "switch a { case let b where b.contains { $0 } : c }", "if a.contains { $0 }, b { }",
    "let 🐶 = 1, naïve = 2, a$b = 3", "func f() -> some A { b }", "let a: any A & B = c",
    "if #available(iOS 13.4.1, *) { }", "class A: Any.B { }", "A<B>()",
    "f(A<B>.self)",
  ])
  func whatLooksAlikeAndIsSwiftIsAccepted(program: String) throws {
    _ = try Parser.parse([UInt8](program.utf8))
  }

  @Test func aRegularExpressionMayFollowTry() {
    let help = "A regular expression is not supported [unsupported-syntax]"
    checkError("try? /a+b/.wholeMatch(in: s)", "1:6-11: \(help)")
    checkError("try! /a+b/.wholeMatch(in: s)", "1:6-11: \(help)")
    checkError("try? await /a+b/.wholeMatch(in: s)", "1:12-17: \(help)")
    checkError("try? /a+b", "1:6-7: '/' where an expression was expected [unexpected-token]")
    check("a! / b! / c", "(/ (/ (! a) (! b)) c)")
  }

  @Test func declarationsOfOperatorsAreNamed() {
    let summary = "'operator' declarations are not supported [unsupported-syntax]"
    checkError("infix operator <~>: AdditionPrecedence", "1:7-15: \(summary)")
    checkError("let a = 1\n  prefix operator √", "2:10-18: \(summary)")
    checkError("postfix operator +++", "1:9-17: \(summary)")
    checkError("infix operator +: AdditionPrecedence", "1:7-15: \(summary)")
    checkError(
      "precedencegroup Loose { associativity: left }",
      "1:1-16: 'precedencegroup' declarations are not supported [unsupported-syntax]")
    checkError("1 <~> 2", "1:3-6: '<~>' is not a supported operator [unsupported-operator]")
  }
}

import ExampleRuns
import Testing

@Suite struct VariableTests {
  @Test func severalVariablesInOneDeclaration() {
    check("let a = 1, b: Int?, (c, _) = d, _ = e", "(let a = 1 b: Int? (tuple let c _) = d _ = e)")
    checkError(
      "let class = 1", "1:5-10: 'class' where a variable's name was expected [unexpected-token]",
      help: "'class' is a keyword; write `class` in backticks")
    checkError(
      "let a\n",
      "2:1-1: End of script where ':' and a type, or '=' and a value, was expected [unexpected-token]"
    )
    checkError("async let a = b()", "1:1-6: 'async let' is not supported [unsupported-syntax]")
  }

  @Test func modifiersAndAttributes() {
    check(
      "@IBOutlet private(set) weak var a: B?; unowned(unsafe) let c: D; lazy var e = f()",
      "(@IBOutlet weak var a: B?) (unowned let c: D) (lazy var e = (call f))")
    check("public static let a = 1; @A.B(c: 1) var d = 2", "(static let a = 1) (@A.B var d = 2)")
    check("weak = 1; open.lazy; actor.get()", "(= weak 1) (.lazy open) (call (.get actor))")
  }

  @Test func accessors() {
    check(
      "var a: Int { 1 }; var b: Int { return get }",
      "(var a: Int (get {1})) (var b: Int (get {(return get)}))")
    check(
      "var a: Int { get { 1 } set { b = newValue } }",
      "(var a: Int (get {1}) (set newValue {(= b newValue)}))")
    check(
      "var a = f { didSet { g(oldValue) } willSet(n) { } }",
      "(var a = f (willSet n {}) (didSet oldValue {(call g oldValue)}))")
    check("var a: Int { get async throws { 1 } }", "(var a: Int (get {1}))")
    checkError(
      "var a: Int { set { } }", "1:22-23: Variable with a setter but no getter [missing-getter]")
    checkError(
      "var a: Int { get { 1 } get { 2 } }",
      "1:24-27: Second 'get' of a variable [duplicate-accessor]")
  }

  @Test func types() {
    check(
      "let a: (Int, inout String) async throws -> Void = b", "(let a: (Int String -> Void) = b)")
    check(
      "var a: (() -> Void)?, b: [String: [Int?]]!, c: D.E<F, G>.H",
      "(var a: (-> Void)? b: [String: [Int?]]! c: D.E.H<F G>)")
    check(
      "let a: any B & C = d, e: (x: Int, y: some F).Type = g",
      "(let a: (& B C) = d e: (Int F).Type = g)")
    check(
      "let a: Array<Array<Int>>=b, c: Int??=nil", "(let a: [[Int]] = b c: Int?? = nil)")
    checkError("let a: 5 = 1", "1:8-9: '5' where a type was expected [unexpected-token]")
  }
}

@Suite struct FunctionTests {
  @Test func parameters() {
    check(
      "func f<T: P>(_ a: Int, b c: inout T, d: Int..., e: () -> Void = { }) where T: Q, T.A == B { }",
      "(func f (_ a: Int, b c: inout T, d: Int..., e: (-> Void) = (closure {})) {})")
    check(
      "func f(for a: @escaping @Sendable (Int) -> Void) { }", "(func f (for a: (Int -> Void)) {})")
    checkError(
      "func f(a)", "1:9-10: ')' where ':' and the parameter's type was expected [unexpected-token]")
    checkError(
      "func f { }", "1:8-9: '{' where '(' and the parameters was expected [unexpected-token]")
  }

  @Test func effectsAndResults() {
    check("func f() async throws -> some View { a }", "(func f () async throws -> View {a})")
    check("func f() throws(E) -> (Int, String) { }", "(func f () throws -> (Int String) {})")
    check("func f(a: () throws -> Void) rethrows { }", "(func f (a: (-> Void)) throws {})")
  }

  @Test func bareMembersStandAtTopLevel() {
    check(
      "override func viewDidLoad() { super.viewDidLoad() }",
      "(override func viewDidLoad () {(call (.viewDidLoad super))})")
    check("deinit { print(1) }", "(deinit () {(call print 1)})")
    check("@objc private func a() { }\nprivate var b: C?", "(@objc func a () {}) (var b: C?)")
  }

  @Test func operatorFunctions() {
    check(
      "static func == (l: A, r: A) -> Bool { true }", "(static func == (l: A, r: A) -> Bool {true})"
    )
    check(
      "static func >= (l: A, r: A) -> Bool { true }", "(static func >= (l: A, r: A) -> Bool {true})"
    )
  }
}

@Suite struct TypeDeclarationTests {
  @Test func classesHaveMembers() {
    check(
      "final class A<T>: B<T>, C where T: D { let a = 1; convenience init?(b: Int) { self.init() }\n"
        + "class func f() { }; deinit { }; struct E { } }",
      "(class A : B<T>, C {(let a = 1) (convenience init? (b: Int) {(call (.init self))}) "
        + "(static func f () {}) (deinit () {}) (struct E {})})")
    check("actor A { nonisolated func f() { } }", "(class A {(func f () {})})")
    check(
      "struct A { mutating func f() { } ; required init() { } }",
      "(struct A {(mutating func f () {}) (init () {})})")
    checkError(
      "class A {\n  print(1)\n}",
      "2:3-8: 'print' where a declaration was expected [unexpected-token]",
      help: "statements belong in the body of a method or initializer")
  }

  @Test func enumsHaveCases() {
    check(
      "indirect enum A: String, B { case a = \"x\", b; case c(Int, d: E?, _: F); var g: Int { 1 } }",
      #"(enum A : String, B (case a = "x") (case b) (case c (_ d _)) {(var g: Int (get {1}))})"#)
    checkError(
      "class A { case b }",
      "1:11-15: 'case' where a member of a type that is not an enum was "
        + "expected [unexpected-token]")
  }

  @Test func protocolsHaveRequirements() {
    check(
      "protocol A: AnyObject { var a: Int { get set }; func f() -> Int\ninit(); associatedtype T: B = C }",
      "(protocol A : AnyObject {(var a: Int) (func f () -> Int) (init ()) (typealias T C)})")
    checkError(
      "protocol A { func f() { } }",
      "1:23-24: '{' where the end of the requirement was expected [unexpected-token]")
  }

  @Test func extensionsAndAliases() {
    check(
      "extension A.B: C { static let d = A.B(\"e\") }",
      #"(extension A.B : C {(static let d = (call (.B A) "e"))})"#)
    check("typealias A = (Int) -> Void", "(typealias A (Int -> Void))")
  }

  @Test func unsupportedDeclarationsAreNamed() {
    checkError(
      "class A { subscript(i: Int) { 1 } }",
      "1:29-30: '{' where '->' and a type was expected [unexpected-token]")
    checkError(
      "precedencegroup A { }",
      "1:1-16: 'precedencegroup' declarations are not supported [unsupported-syntax]")
  }
}

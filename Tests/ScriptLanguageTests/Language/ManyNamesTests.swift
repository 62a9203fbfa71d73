import Scenarios
import Testing

/// The time to compile thousands of names grows only in proportion to the length. Each test takes
/// less than a second. Faster growth would take minutes.
@Suite struct ManyNamesTests {
  private func check(
    _ source: String, _ expected: String, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    checkPrint(source, expected, at: location)
  }

  @Test(.timeLimit(.minutes(1))) func aLongChainOfClasses() {
    let chain = (1..<2000).map { "class C\($0): C\($0 - 1) {}" }
    check(
      """
      class C0: UIViewController { var n = 7 }
      \(chain.joined(separator: "\n"))
      let A = C1999()
      print(A.n, A is C0, A is C1000)
      """, "7 true true")
  }

  @Test(.timeLimit(.minutes(1))) func aLongChainOfClassesWithMembers() {
    let chain = (1..<1000).map { n in
      """
      class C\(n): C\(n - 1) {
        var x\(n) = \(n)
        override func viewDidLoad() { super.viewDidLoad(); x\(n) += x\(n - 1) + x0; m\(n)() }
        func m\(n)() { g() }
      }
      """
    }
    check(
      """
      class C0: UIViewController { override func viewDidLoad() { x0 = 1 }; var x0 = 0; func m0() {} }
      \(chain.joined(separator: "\n"))
      func g() {}
      let A = C20()
      A.loadViewIfNeeded()
      print(A.x0, A.x1, A.x2, A.x3, A.x20)
      """, "1 3 6 10 231")
  }

  @Test(.timeLimit(.minutes(1))) func manyClassesAndFunctionsSideBySide() {
    let types = (0..<4000).map { n in
      "class C\(n): UIViewController { override func viewDidLoad() { super.viewDidLoad(); f\(n)() } }"
    }
    let functions = (0..<4000).map { "func f\($0)() { print(a\($0)) }\nlet a\($0) = \($0)" }
    check(
      """
      \(types.joined(separator: "\n"))
      \(functions.joined(separator: "\n"))
      C3456().loadViewIfNeeded()
      """, "3456")
  }

  @Test func circlesOfClassesAndProtocols() {
    let problem = "inherits from itself [circular-inheritance]"
    checkProblems("class A: C {}\nclass B: A {}\nclass C: B {}", "1:7: 'A' \(problem)")
    checkProblems("class D {}\nclass B: A {}\nclass A: B {}", "2:7: 'B' \(problem)")
    checkProblems("protocol P: Q {}\nprotocol Q: P {}\nclass A: P {}", "1:10: 'P' \(problem)")
  }

  @Test func membersOfProtocolsAndExtensionsAboveAreFound() {
    checkPrint(
      """
      protocol Base { var b: Int { get } }
      protocol Named: Base { func name() -> String }
      extension Named { func twice() -> String { name() + name() + "\\(b)" } }
      extension UIViewController { func tag() -> String { "t" } }
      class A: UIViewController, Named {
        var b: Int { 3 }
        func name() -> String { tag() + Self.mark + A.kind() }
        static let mark = "m"
        static func kind() -> String { mark }
      }
      class B: A { func all() -> String { twice() + (isViewLoaded ? "y" : "n") } }
      print(B().all())
      """, "tmmtmm3n")
  }
}

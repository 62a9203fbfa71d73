import Testing

/// Swift's compiler refuses the scripts for reasons independent of types.
@Suite struct CompileErrorTests {
  @Test(arguments: [
    "func f() -> Int { }",
    "func f(_ a: Bool) -> Int { if a { return 1 } }",
    "func f(_ a: Int) -> Int { while a < 3 { return 1 } }",
    "func f(_ a: Int) -> Int { switch a { case 1: return 1\n default: break } }",
    "func f() -> Int { while true { break } }",
    "func f(_ a: Bool) -> Int? { guard a else { return nil } }",
  ])
  func aFunctionThatCanEndWithoutItsValue(_ source: String) {
    checkProblems(source, "1:6: 'f' can end without returning a value [missing-return]")
  }

  @Test(arguments: [
    "func f() -> Int { 3 }",
    "func f() { }",
    "func f() -> Void { }",
    "func f() -> () { }",
    "func f(_ a: Bool) -> Int { if a { return 1 } else { return 2 } }",
    "func f(_ a: Bool) -> Int { if a { 1 } else { 2 } }",
    "func f(_ a: Int) -> Int { switch a { case 1: return 1\n default: return 2 } }",
    "func f() -> Int { print(1)\n fatalError() }",
    "func f() -> Int { while true { } }",
    "func f() -> Int { repeat { return 1 } while false }",
    "func f() -> Int { do { return 1 } catch { return 2 } }",
    "func die() -> Never { fatalError() }\nfunc f() -> Int { print(1)\n die() }",
    "protocol P { func f() -> Int }",
  ])
  func aFunctionThatReturnsItsValue(_ source: String) { checkProblems(source) }

  @Test func anExtensionCannotReplaceAMethod() {
    checkProblems(
      "extension UIViewController { func viewDidLoad() { } }",
      "1:35: 'UIViewController' already has 'viewDidLoad()' [duplicate-name]")
    checkProblems("extension UIViewController { func embed(_ child: UIViewController) { } }")
  }

  @Test func aProtocolDemandsItsMembers() {
    let text = "has no 'go', which its protocol requires [missing-requirement]"
    checkProblems("protocol P { func go() }\nclass K: P { }", "2:7: 'K' \(text)")
    checkProblems("protocol P { func go() }\nstruct K: P { }", "2:8: 'K' \(text)")
    checkProblems(
      "protocol Q { func go() }\nprotocol P: Q { }\nenum K: P { case a }", "3:6: 'K' \(text)")
  }

  @Test(arguments: [
    "class K: P { func go() {} }",
    "class B { func go() {} }\nclass K: B, P { }",
    "class K: P { }\nextension K { func go() {} }",
    "class K: P { }\nextension P { func go() {} }",
    "class K: BaseScreen, P { }",
    "@objc protocol O { @objc optional func stop() }\nclass K: O { }",
  ])
  func theMemberMayComeFromElsewhere(_ source: String) {
    checkProblems("protocol P { func go() }\n" + source)
  }

  @Test func declaredOperatorsAreNotRun() {
    checkProblems(
      "struct V { static func + (a: V, b: V) -> V { a } }",
      "1:24: A declared operator cannot be run by the simulator yet [unsupported-syntax]")
  }

  @Test func autoclosuresAreNotRun() {
    checkProblems(
      "func f(_ c: @autoclosure () -> Bool) {}",
      "1:13: '@autoclosure' parameters are not supported [unsupported-syntax]")
  }

  @Test func anUnownedPropertyOutlivesNothing() {
    checkProblems(
      """
      class K { var name = "k" }
      class H { unowned var k: K ; init(_ k: K) { self.k = k } }
      var k: K? = K()
      let h = H(k!)
      k = nil
      print(h.k.name)
      """,
      "6:7: 'k' is unowned and is read after its object was deallocated [fatal-error]")
  }

  @Test func aTypesInitializerIsAFunction() {
    checkPrint("print([1, 2].map(String.init).joined(separator: \"+\"))", "1+2")
    checkPrint("print([\"1\", \"x\"].compactMap(Int.init))", "[1]")
  }

  @Test func aPropertyOfUIKitBesideAMethodOfItsName() {
    checkPrint(
      """
      class List: UITableViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
              tableView.rowHeight = 44
              tableView.layer.cornerRadius = 3
              print("done")
          }
          override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
              0
          }
      }
      window.rootViewController = List()
      """, "done")
  }

  @Test func aCheckCannotDependOnWhatIsNotSimulated() {
    checkProblems(
      "let A = UIViewController()\nrequire UIScreen.main.bounds.width == 393",
      "2:9: 'UIScreen' is not simulated, so a check cannot depend on it [not-simulated]")
    checkProblems(
      "let A = UIViewController()\nA.loadViewIfNeeded()\nrequire A.view.transform.tx > 1",
      "3:9: 'tx' is not simulated, so a scenario cannot depend on it [opaque-condition]")
  }
}

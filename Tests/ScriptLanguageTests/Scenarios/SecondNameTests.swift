import Testing

/// A check may name an object by any variable with the object.
@Suite struct SecondNameTests {
  private let setup = """
    let A = UIViewController(), C = UIViewController()
    let B = A
    var V: UIViewController?
    var current = A
    when "it appears" { window.rootViewController = A }

    """

  @Test func aSecondNameMeansTheSameObject() {
    checkHolds(
      setup + """
        require count(B.viewDidLoad) == 1
        require B.viewWillAppear < A.viewDidAppear
        require B.view.window == nil at B.viewWillAppear
        require turn(of: B.viewDidLoad) == turn(of: A.viewDidAppear)
        expect(.loading, of: B) {
            B.loadView
            A.viewDidLoad
        }
        """)
  }

  @Test func theFirstNameIsTheOneShown() {
    checkProblems(
      setup + "require never B.viewDidLoad\nexpect(.loading, of: B) { }",
      "6:15: 'B.viewDidLoad' happened in turn 5, transaction 5 [requirement-failed]",
      "7:27: 'A.loadView' happened here and is not expected [expectation-failed]")
  }

  @Test func aVariableMeansWhatItHolds() {
    checkHolds(
      setup + """
        require count(current.viewDidLoad) == 1
        when "it changes" { current = C }
        require never current.viewDidLoad
        """)
  }

  @Test func argumentsHaveSecondNamesToo() {
    checkHolds(
      """
      let A = UIViewController()
      let nav = UINavigationController()
      let shell = nav
      window.rootViewController = nav
      when "x" { nav.pushViewController(A, animated: false) }
      expect(.containment, of: A) {
          A.willMove(toParent: shell)
          A.didMove(toParent: shell)
      }
      """)
  }

  @Test func aVariableWithoutObjectIsNoName() {
    checkProblems(
      setup + "require never V.viewDidLoad", "6:15: 'V' never holds an object [unknown-name]")
    checkProblems(
      setup + "expect(of: V) { }", "6:12: 'V' never holds an object [unknown-name]")
  }

  @Test func aVariableMayGetItsObjectLater() {
    checkHolds(
      setup + """
        require never V.viewDidLoad
        when "it is set" { V = C }
        require V != nil
        """)
  }
}

import Testing

/// Some forms of patterns seem to say more than the patterns mean. Methods also have full names.
@Suite struct PatternFormTests {
  private let setup = """
    class Delegate: UIViewController, UINavigationControllerDelegate {
        func navigationController(
            _ nav: UINavigationController, willShow next: UIViewController, animated: Bool
        ) {}
    }
    let A = Delegate(), B = UIViewController()
    let nav = UINavigationController(A)
    nav.delegate = A
    window.rootViewController = nav
    when "B is pushed" {
        nav.pushViewController(B, animated: true)
        print("hello")
    }

    """

  @Test func theFullNameOfAMethodMeansAnyArguments() {
    checkHolds(
      setup + """
        require count(A.viewWillDisappear(_:)) == 1
        require count(A.navigationController(_:willShow:animated:)) == 1
        require never B.viewWillDisappear(_:)
        require B.willMove(toParent:) < B.viewWillAppear(_:)
        require never A.viewWillTransition(to:with:)
        """)
  }

  @Test func aFullNameHasMoreLabelsThanItsEvent() {
    checkHolds(
      """
      class Scene: NSObject, UIWindowSceneDelegate {
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          window.rootViewController = Root
          window.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) {}
      }
      let delegate = Scene(), Root = UIViewController()
      window.windowScene?.delegate = delegate
      when "launched" { system.launch() }
      expect(.app, of: delegate) {
        delegate.scene(_:willConnectTo:options:)
        delegate.sceneWillEnterForeground(_:)
      }
      require count(delegate.scene(_:willConnectTo:options:)) == 1
      """)
  }

  @Test(arguments: [
    ("A.viewDidLoad(_:)", "14:29: 'viewDidLoad(_:)' is not the name of a callback"),
    ("A.willMove(_:)", "14:26: 'willMove(_:)' is not the name of a callback"),
    (
      "A.navigationController(_:willShow:)",
      "14:38: 'navigationController(_:willShow:)' is not the name of a callback"
    ),
    (
      "console.print(text: \"hello\")", "14:29: The text of a console line has no label 'text:'"
    ),
  ])
  func aLabelThatTheMethodDoesNotHave(_ event: String, _ expected: String) {
    checkProblems(setup + "require never \(event)", expected + " [unknown-label]")
  }

  @Test func anEmptyTextMatchesEveryLine() {
    let summary = "Every line of the console contains an empty text [bad-event]"
    checkProblems(setup + "require count(console.print(\"\")) == 1", "14:29: " + summary)
    checkProblems(setup + "require console contains \"\"", "14:26: " + summary)
  }

  @Test func anEmptyLineIsShownAsItCanBeExpected() {
    checkHolds("when \"x\" { print() }\nexpect(.console) { console.print }")
    #expect(
      rendered("when \"x\" { print() }\nexpect(.console) { }").contains("'console.print' happened"))
  }

  @Test func aTextOfSeveralLinesIsShownOnOne() {
    checkProblems(
      setup + "require console contains \"x\\ny\"",
      #"14:1: The console does not contain "x\ny" [requirement-failed]"#)
  }

  @Test(arguments: ["require = 3", "expect", "when"])
  func aCheckThatIsNone(_ text: String) {
    let word = text.prefix { $0 != " " }
    checkProblems(
      setup + text, "14:1: '\(word)' is not used like this [bad-requirement]")
  }

  @Test func requireAloneSaysNothing() {
    checkProblems(
      setup + "require", "14:1: 'require' does not say what is required [bad-requirement]")
  }
}

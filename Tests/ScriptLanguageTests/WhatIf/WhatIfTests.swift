import Diagnostics
import LifecycleEngine
import Scenarios
import Testing

/// The edits of a what-if, as text.
@Suite struct WhatIfTests {
  private func check(
    _ source: String, _ choices: (WhatIf.Subject, String)..., gives expected: String,
    at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let whatIf = try WhatIf(source, attributes: ScenarioAttributes())
    let edited = try whatIf.applying(choices.map { WhatIf.Choice($0.0, $0.1) })
    #expect(edited.source == expected, sourceLocation: location)
    _ = try Scenario(unjudged: edited.source, attributes: edited.attributes)
  }

  private func problems(_ choices: (WhatIf.Subject, String)...) throws -> [String] {
    let whatIf = try WhatIf("", attributes: ScenarioAttributes())
    do throws(ScriptError) {
      _ = try whatIf.applying(choices.map { WhatIf.Choice($0.0, $0.1) })
      return []
    } catch {
      return error.diagnostics.map { "\($0.summary) [\($0.id)]" }
    }
  }

  // MARK: Attributes

  @Test func theReleaseAndTheDeviceAreAttributes() throws {
    var attributes = ScenarioAttributes(id: "push")
    attributes.device.orientation = .landscapeLeft
    let source = "let A = UIViewController()  // the first\n"
    let edited = try WhatIf(source, attributes: attributes)
      .applying([WhatIf.Choice(.ios, "12"), WhatIf.Choice(.device, "pad")])
    #expect(edited.source == source)
    #expect(edited.attributes.releases == [Release(12)])
    #expect(edited.attributes.device == Device(.pad, orientation: .landscapeLeft))
    #expect(edited.attributes.id == "push")
  }

  @Test func anUnknownChoiceIsAnError() throws {
    #expect(
      try problems((.ios, "19"), (.style, "none")) == [
        "'19' is not an option of 'ios' [bad-attribute]",
        "'none' is not an option of 'style' [bad-attribute]",
      ])
    #expect(
      try problems(
        (.device, "watch"), (.animated, "true"), (.gesture, "drag"), (.container, "stack")
      ).count == 4)
  }

  @Test func whatIsWrittenAndWhatHasNoPlaceStays() throws {
    #expect(try problems((.animated, "written"), (.style, "written")).isEmpty)
    #expect(try problems((.animated, "off"), (.style, "custom"), (.gesture, "finish")).isEmpty)
  }

  @Test func theLastChoiceForAControlCounts() throws {
    try check(
      "let A = UINavigationController(), f = { A.popViewController(animated: true) }",
      (.animated, "on"), (.animated, "off"),
      gives: "let A = UINavigationController(), f = { A.popViewController(animated: false) }")
  }

  // MARK: Flags

  @Test func theFlagsOfStepsClassesAndClosuresChange() throws {
    try check(
      """
      class Screen: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              navigationController?.setNavigationBarHidden(true, animated: true)
          }
      }
      let A = Screen(), B = UIViewController(), nav = UINavigationController(A)
      let back = { nav.popViewController(animated:   true) /* back */ }
      window.rootViewController = nav
      nav.pushViewController(B, animated: false)  // at once

      when "they go" { _ = back(); nav.setViewControllers([B], animated: true) }
      """, (.animated, "off"),
      gives:
        """
        class Screen: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationController?.setNavigationBarHidden(true, animated: false)
            }
        }
        let A = Screen(), B = UIViewController(), nav = UINavigationController(A)
        let back = { nav.popViewController(animated:   false) /* back */ }
        window.rootViewController = nav
        nav.pushViewController(B, animated: false)  // at once

        when "they go" { _ = back(); nav.setViewControllers([B], animated: false) }
        """)
  }

  @Test func otherFlagsStay() throws {
    let source = """
      class Stack: UINavigationController {
          override func pushViewController(_ viewController: UIViewController, animated: Bool) {
              super.pushViewController(viewController, animated: true)
          }
          func show(_ screen: UIViewController, animated: Bool = true) {
              pushViewController(screen, animated: animated)
          }
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(true)
              print("animated: true \\(isEditing == true)")
          }
      }
      let A = UIViewController(), B = UIViewController(), nav = Stack(rootViewController: A)
      nav.pushViewController(B, animated: true)
      window.rootViewController = nav

      when "the next comes" { nav.show(UIViewController()) }

      expect { nav.viewWillAppear(animated: true) }
      require never A.viewWillAppear(animated: true)
      """
    try check(source, (.animated, "off"), gives: source)
  }

  // MARK: Gestures

  @Test func allSwipesEndAlike() throws {
    let source = """
      let A = UIViewController(), B = UIViewController(), nav = UINavigationController(A, B)
      window.rootViewController = nav

      when "they let go" {
          user.beginSwipeBack()
          user.cancelSwipe()  // not user.finishSwipe()
      }
      when "they do it" { user.beginSwipeBack(); user.finishSwipe() }
      """
    try check(
      source, (.gesture, "finish"),
      gives: source.replacing("user.cancelSwipe()", with: "user.finishSwipe()"))
    try check(
      source, (.gesture, "cancel"),
      gives: source.replacing("; user.finishSwipe()", with: "; user.cancelSwipe()"))
  }

  // MARK: Styles

  @Test func aStyleInTheCodeIsReplaced() throws {
    try check(
      """
      let Home = UIViewController(), Sheet = UIViewController(), Other = UIViewController()
      Sheet.modalPresentationStyle = .pageSheet  // a card
      Other.modalPresentationStyle = .fullScreen
      window.rootViewController = Home
      when "it is presented" { Home.present(Sheet, animated: true) }
      require Sheet.modalPresentationStyle == .pageSheet
      """, (.style, "formSheet"),
      gives:
        """
        let Home = UIViewController(), Sheet = UIViewController(), Other = UIViewController()
        Sheet.modalPresentationStyle = .formSheet  // a card
        Other.modalPresentationStyle = .fullScreen
        window.rootViewController = Home
        when "it is presented" { Home.present(Sheet, animated: true) }
        require Sheet.modalPresentationStyle == .pageSheet
        """)
  }

  @Test func aControllerWithoutStyleGetsAStyleWhereItIsDeclared() throws {
    try check(
      """
      let Home = UIViewController(), Sheet = UIViewController()  // two
      window.rootViewController = Home
      when "one" { Home.present(Sheet, animated: true) { print("up") } }
      when "two" { Home.dismiss(animated: true) }
      when "three" { Home.present(Sheet, animated: false) }
      """, (.style, "fullScreen"),
      gives:
        """
        let Home = UIViewController(), Sheet = UIViewController(); Sheet.modalPresentationStyle = .fullScreen  // two
        window.rootViewController = Home
        when "one" { Home.present(Sheet, animated: true) { print("up") } }
        when "two" { Home.dismiss(animated: true) }
        when "three" { Home.present(Sheet, animated: false) }
        """)
  }

  @Test func aStyleThatMayComeTooLateIsNotTrusted() throws {
    try check(
      """
      class Sheet: UIViewController {}
      class Home: UIViewController {
          func open(_ sheet: Sheet, _ isLarge: Bool) {
              if isLarge { sheet.modalPresentationStyle = .fullScreen }
              present(sheet, animated: true)
          }
      }
      let home = Home(), sheet = Sheet()
      window.rootViewController = home
      when "it opens" { home.open(sheet, false) }
      """, (.style, "pageSheet"),
      gives:
        """
        class Sheet: UIViewController {}
        class Home: UIViewController {
            func open(_ sheet: Sheet, _ isLarge: Bool) {
                if isLarge { sheet.modalPresentationStyle = .pageSheet }
                sheet.modalPresentationStyle = .pageSheet; present(sheet, animated: true)
            }
        }
        let home = Home(), sheet = Sheet()
        window.rootViewController = home
        when "it opens" { home.open(sheet, false) }
        """)
  }

  @Test func anotherStyleReplacesTheWholeValue() throws {
    try check(
      """
      let Home = UIViewController(), M = UIViewController()
      window.rootViewController = Home
      when "it comes" {
          M.modalPresentationStyle = { Home.present(UIViewController(), animated: true); return .fullScreen }()
          Home.present(M, animated: true)
      }
      """, (.style, "pageSheet"), (.animated, "off"),
      gives:
        """
        let Home = UIViewController(), M = UIViewController()
        window.rootViewController = Home
        when "it comes" {
            M.modalPresentationStyle = .pageSheet
            Home.present(M, animated: false)
        }
        """)
  }

  @Test func aNameOfTwoVariablesGetsItsStyleInEachPlace() throws {
    try check(
      """
      let Home = UIViewController(), Sheet = UIViewController()
      Sheet.modalPresentationStyle = .pageSheet
      window.rootViewController = Home
      when "another one comes" {
          let Sheet = UIViewController()
          Home.present(Sheet, animated: true)
      }
      """, (.style, "formSheet"),
      gives:
        """
        let Home = UIViewController(), Sheet = UIViewController()
        Sheet.modalPresentationStyle = .formSheet
        window.rootViewController = Home
        when "another one comes" {
            let Sheet = UIViewController()
            Sheet.modalPresentationStyle = .formSheet; Home.present(Sheet, animated: true)
        }
        """)
  }

  @Test func aNewControllerGetsItsStyleInTheCall() throws {
    try check(
      """
      class Login: UIViewController {
          let modal: String
          init(_ modal: String) { self.modal = modal; super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { fatalError() }
      }
      class Home: UIViewController {
          let modal = "a"
          func login() { present(Login(modal), animated: true) }
      }
      let home = Home()
      window.rootViewController = home
      when "they log in" { home.login() }
      """, (.style, "fullScreen"), (.animated, "off"),
      gives:
        """
        class Login: UIViewController {
            let modal: String
            init(_ modal: String) { self.modal = modal; super.init(nibName: nil, bundle: nil) }
            required init?(coder: NSCoder) { fatalError() }
        }
        class Home: UIViewController {
            let modal = "a"
            func login() { present({ let modal1 = Login(modal); modal1.modalPresentationStyle = .fullScreen; return modal1 }(), animated: false) }
        }
        let home = Home()
        window.rootViewController = home
        when "they log in" { home.login() }
        """)
  }

  @Test func alertsAndControllersOfTheSystemKeepTheirStyle() throws {
    let source = """
      class Picker: UIImagePickerController {}
      class Home: UIViewController {
          func show(_ controller: UIViewController) { present(controller, animated: true) }
      }
      let home = Home(), picker = Picker()
      let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
      window.rootViewController = home
      when "the picker comes" { home.present(picker, animated: true) }
      when "the alert comes" { picker.present(alert, animated: true) }
      when "one comes whose class is unknown" { home.show(alert) }
      """
    try check(source, (.style, "fullScreen"), gives: source)
  }

  // MARK: Containers

  @Test func rootsGetAContainerOfAnotherKind() throws {
    let source = """
      class Stack: UINavigationController {}
      let A = UIViewController(), nav = Stack(rootViewController: UIViewController())
      let tabs = UITabBarController(UIViewController())
      window.rootViewController = A  // first
      when "next" { window.rootViewController = nav }
      when "tabs" { window.rootViewController = tabs; window.rootViewController = nil }
      require window.rootViewController == nil
      """
    try check(
      source, (.container, "navigation"),
      gives: source.replacing(
        "= A  //", with: "= UINavigationController(rootViewController: A)  //"
      ).replacing("= tabs;", with: "= UINavigationController(rootViewController: tabs);"))
    try check(
      source, (.container, "tabs"),
      gives: source.replacing("= A  //", with: "= UITabBarController(A)  //")
        .replacing("= nav }", with: "= UITabBarController(nav) }"))
  }

  @Test func aRootOfUnknownClassStays() throws {
    let source = """
      func make() -> UIViewController { UINavigationController(rootViewController: UIViewController()) }
      let A = make()
      window.rootViewController = A
      when "it goes on" { window.rootViewController = make() }
      """
    try check(source, (.container, "navigation"), gives: source)
  }

  // MARK: Together

  @Test func editsGoTogether() throws {
    try check(
      """
      let Home = UIViewController(), Sheet = UIViewController()
      window.rootViewController = Home; Home.present(Sheet, animated: true)
      when "they pull" { user.beginSheetSwipe(); user.cancelSwipe() }
      """, (.container, "tabs"), (.gesture, "finish"), (.animated, "off"),
      (.style, "formSheet"),
      gives:
        """
        let Home = UIViewController(), Sheet = UIViewController(); Sheet.modalPresentationStyle = .formSheet
        window.rootViewController = UITabBarController(Home); Home.present(Sheet, animated: false)
        when "they pull" { user.beginSheetSwipe(); user.finishSwipe() }
        """)
  }
}

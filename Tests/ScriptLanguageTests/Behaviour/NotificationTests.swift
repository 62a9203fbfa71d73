import Scenarios
import Testing

/// The notification center holds closures, but holds no observing object.
@Suite struct NotificationTests {
  @Test func observersAreCalledInTheOrderOfRegistration() {
    checkHolds(
      """
      class W: NSObject { @objc func changed() { print("changed") }
          @objc func two(_ n: Notification) { print("two", n.object as Any) } }
      let w = W()
      NotificationCenter.default.addObserver(w, selector: #selector(W.changed), name: Notification.Name("x"), object: nil)
      NotificationCenter.default.addObserver(w, selector: #selector(W.two(_:)), name: Notification.Name("x"), object: nil)
      when "a" { NotificationCenter.default.post(name: Notification.Name("x"), object: nil) }
      expect(.console) {
          console.print("changed")
          console.print("two nil")
      }
      when "b" { NotificationCenter.default.removeObserver(w); NotificationCenter.default.post(name: Notification.Name("x"), object: nil) }
      expect(.console) { }
      """)
  }

  @Test func anObserverThatIsGoneGetsNothingFromIOS9On() {
    func source(_ deinitializer: String) -> String {
      """
      class W: NSObject { @objc func changed() { print("changed") }
          \(deinitializer) }
      var w: W? = W()
      NotificationCenter.default.addObserver(w!, selector: #selector(W.changed), name: Notification.Name("x"), object: nil)
      when "a" { w = nil; NotificationCenter.default.post(name: Notification.Name("x"), object: nil) }
      expect(.console) { }
      """
    }
    checkHolds(source(""), ScenarioAttributes(on: 9))
    #expect(
      outcome(of: source(""), ScenarioAttributes(on: 8)).problems == [
        "5:21: A notification to a deallocated observer is not simulated yet [not-simulated]"
      ])
    checkHolds(
      source("deinit { NotificationCenter.default.removeObserver(self) }"),
      ScenarioAttributes(on: 8))
  }

  @Test func theNameOfANotificationHasARawValue() {
    checkHolds(
      #"""
      let mine = Notification.Name("mine")
      NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { n in
          print("heard \(n.name.rawValue)")
      }
      when "names" {
          print(mine.rawValue, Notification.Name(rawValue: "other").rawValue)
          print(UIApplication.didEnterBackgroundNotification.rawValue)
          print(UIResponder.keyboardWillShowNotification.rawValue)
          print(mine)
          print(mine == Notification.Name("mine"), mine == Notification.Name("other"))
          print(Notification.Name("UIApplicationWillTerminateNotification") == UIApplication.willTerminateNotification)
      }
      expect(.console) {
          console.print("mine other")
          console.print("UIApplicationDidEnterBackgroundNotification")
          console.print("UIKeyboardWillShowNotification")
          console.print("NSNotificationName(_rawValue: mine)")
          console.print("true false")
          console.print("true")
      }
      when "one is posted" { NotificationCenter.default.post(name: mine, object: nil) }
      expect(.console) { console.print("heard mine") }
      when "by another way to say it" {
          NotificationCenter.default.post(name: NSNotification.Name("mine"), object: nil)
      }
      expect(.console) { console.print("heard mine") }
      """#)
  }

  @Test func anExtensionOfTheNamesHasNamesOfTheAuthors() {
    checkHolds(
      #"""
      extension Notification.Name {
          static let mine = Notification.Name("com.example.mine")
          static let yours: Notification.Name = .init("com.example.yours")
      }
      extension NSNotification.Name { static let theirs = Self("com.example.theirs") }
      NotificationCenter.default.addObserver(forName: .mine, object: nil, queue: nil) { n in
          print("mine \(n.name == .mine) \(n.name == .yours) \(n.name.rawValue)")
      }
      NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { n in
          switch n.name {
          case .mine: print("one of mine")
          case .yours: print("one of yours")
          default: print("another")
          }
      }
      when "one is posted" { NotificationCenter.default.post(name: .mine, object: nil) }
      expect(.console) {
          console.print("mine true false com.example.mine")
          console.print("one of mine")
      }
      when "by its text, and others" {
          NotificationCenter.default.post(name: Notification.Name("com.example.yours"), object: nil)
          NotificationCenter.default.post(name: Notification.Name.theirs, object: nil)
      }
      expect(.console) {
          console.print("one of yours")
          console.print("another")
      }
      when "what they are" {
          print(Notification.Name.theirs.rawValue, NSNotification.Name.yours.rawValue)
      }
      expect(.console) { console.print("com.example.theirs com.example.yours") }
      """#)
  }

  @Test func anExtensionOfTheNamesHasMembersOfItsOwn() {
    checkPrint(
      """
      extension NSNotification.Name {
        static let theirs = Notification.Name("theirs")
        var text: String { "<" + rawValue + ">" }
      }
      print(Notification.Name.theirs.text)
      """, "<theirs>")
  }

  @Test func theClosureOfAnObserverHoldsWhatItCaptured() {
    checkHolds(
      """
      class O: UIViewController {
          var token: Any?
          override func viewDidLoad() {
          super.viewDidLoad()
          token = NotificationCenter.default.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main) { _ in self.view.alpha = 1 }
          }
      }
      var A: O? = O()
      A?.loadViewIfNeeded()
      A = nil
      require !A.isDeallocated
      """)
  }

  @Test func delegatesOfTheAuthorHaveDefaultImplementations() {
    checkHolds(
      #"""
      protocol PickerDelegate: AnyObject { func picked(_ p: Picker, value: Int); func done() }
      extension PickerDelegate { func done() { print("default done") } }
      class Picker: UIViewController {
          weak var delegate: PickerDelegate?
          func pick() { delegate?.picked(self, value: 3); delegate?.done() }
      }
      class Host: UIViewController, PickerDelegate {
          func picked(_ p: Picker, value: Int) { print("picked \(value)") }
      }
      let H = Host(), P = Picker()
      P.delegate = H
      when "x" { P.pick() }
      expect(.console) { console.print("picked 3")
          console.print("default done") }
      require leaks.isEmpty
      """#)
  }

  @Test func captureListsDecideWhatAClosureHolds() {
    checkHolds(
      """
      class C: UIViewController {
          var f: (() -> Void)?
          override func viewDidLoad() { super.viewDidLoad(); f = { [unowned self] in self.hi() } }
          func hi() { print("hi") }
      }
      class D: UIViewController {
          var f: (() -> Void)?
          override func viewDidLoad() { super.viewDidLoad(); f = { self.hi() } }
          func hi() { print("hi") }
      }
      var A: C? = C()
      var B: D? = D()
      A?.loadViewIfNeeded()
      B?.loadViewIfNeeded()
      when "x" { A?.f?(); A = nil; B = nil }
      require A.isDeallocated
      require !B.isDeallocated
      require !leaks.isEmpty
      """)
  }

  /// An observer of an unknown name would wait for ever.
  @Test(arguments: [
    ("UIApplication.didEnterBackgroudNotification", "didEnterBackgroundNotification"),
    ("UIApplication.didBackgroundNotification", "didEnterBackgroundNotification"),
    ("UIApplication.didEnterBackground", "didEnterBackgroundNotification"),
    ("UIScene.didActivteNotification", "UIScene.didActivateNotification"),
    ("UIResponder.keyboardWillShwNotification", "keyboardWillShowNotification"),
    ("UIWindow.didBecomVisibleNotification", "didBecomeVisibleNotification"),
    (
      "NSNotification.Name.UIApplicationDidEnterBackground",
      "UIApplication.didEnterBackgroundNotification"
    ),
    (".UIKeyboardWillShow", "UIResponder.keyboardWillShowNotification"),
    ("UIKeyboardWillShowNotification", "UIResponder.keyboardWillShowNotification"),
    (".didLogn", "didLogin"),
  ])
  func slipsInNames(_ written: String, _ meant: String) {
    let name = written.split(separator: ".").last ?? ""
    checkProblems(
      """
      extension Notification.Name { static let didLogin = Notification.Name("login") }
      NotificationCenter.default.addObserver(forName: \(written), object: nil, queue: nil) { _ in }
      """,
      "2:1: '\(name)' is not the name of a notification; did you mean '\(meant)'? [unknown-name]")
  }

  @Test func slipsInTexts() {
    checkProblems(
      """
      let name = Notification.Name("UIApplicationDidEnterBackgroudNotification")
      """,
      "1:12: \"UIApplicationDidEnterBackgroudNotification\" is not the name of a notification; did "
        + "you mean \"UIApplicationDidEnterBackgroundNotification\"? [unknown-name]")
  }

  private let scenes = """
    class Scene: UIWindowSceneDelegate {
        func sceneWillResignActive(_ scene: UIScene) { print("delegate") }
    }
    let delegate = Scene()
    window.windowScene?.delegate = delegate
    let A = UIViewController()
    window.rootViewController = A
    let one = NotificationCenter.default.addObserver(forName: UIScene.willDeactivateNotification, object: nil, queue: nil) {
        print("scene", $0.object is UIWindowScene) }
    let two = NotificationCenter.default.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) {
        print("app", $0.object == nil) }
    when "left" { system.enterBackground() }

    """

  @Test(arguments: [
    "count(console.print(\"scene true\")) == 1", "never console.print(\"app true\")",
  ])
  func aSceneHasNotificationsOfItsOwn(check: String) {
    checkHolds(scenes + "require \(check)", ScenarioAttributes(on: 17))
  }

  @Test(arguments: [
    "console.print(\"delegate\") < console.print(\"scene true\")",
    "console.print(\"scene true\") < console.print(\"app false\")",
    "console.print(\"app false\") < console.print(\"scene true\")",
  ])
  func thePlaceOfANotificationOfASceneIsUnknown(order: String) {
    let problems = outcome(of: scenes + "require \(order)", ScenarioAttributes(on: 17)).problems
    #expect(problems.map { $0.hasSuffix("[not-modelled]") } == [true])
  }

  @Test func anAppWithoutScenesMayHearOfAScene() {
    let source = """
      class App: NSObject, UIApplicationDelegate {}
      let delegate = App()
      UIApplication.shared.delegate = delegate
      let A = UIViewController()
      window.rootViewController = A
      let one = NotificationCenter.default.addObserver(forName: UIScene.didEnterBackgroundNotification, object: nil, queue: nil) { _ in
          print("scene") }
      when "left" { system.enterBackground() }
      require never console.print("scene")
      """
    let problems = outcome(of: source, ScenarioAttributes(on: 15)).problems
    #expect(problems.map { $0.hasSuffix("[not-modelled]") } == [true])
  }
}

import Scenarios
import Testing

/// Storyboards connect outlets, segues unwind, and the keyboard comes and goes.
@Suite struct StoryboardTests {
  @Test func anUnwindSegueInAStackPopsToTheNearestControllerThatHasTheAction() {
    checkHolds(
      #"""
      class Screen: UIViewController {
          @IBAction func unwindHere(_ segue: UIStoryboardSegue) {
              print("from \(segue.source == C) to \(segue.destination == B)")
          }
      }
      let A = Screen(), B = Screen(), C = UIViewController()
      let nav = UINavigationController(A, B, C)
      window.rootViewController = nav
      when "C unwinds" { C.performSegue(withIdentifier: "unwindHere", sender: nil) }
      expect(.classic + .console + .delegates) {
          C.prepare(for: B)
          console.print("from true to true")
          C.viewWillDisappear
          B.viewWillAppear
          C.viewDidDisappear
          B.viewDidAppear
      }
      require nav.viewControllers == [A, B]
      """#)
  }

  @Test func anUnwindSegueDismissesWhatIsPresentedAndPopsWhatIsUnderIt() {
    checkHolds(
      #"""
      class Screen: UIViewController {
          @IBAction func unwindHere(_ segue: UIStoryboardSegue) {}
      }
      let A = Screen(), B = UIViewController(), C = UIViewController(), D = UIViewController()
      let nav = UINavigationController(A, B), other = UINavigationController(C, D)
      window.rootViewController = nav
      B.present(other, animated: false)
      when "D unwinds to A" { D.performSegue(withIdentifier: "unwindHere", sender: nil) }
      require nav.viewControllers == [A]
      require nav.presentedViewController == nil
      require count(A.viewDidAppear) == 1
      require count(D.viewDidDisappear) == 1
      require A.view.window == window
      """#)
  }

  @Test func anUnwindSegueDoesNothingWhereNobodyBeforeHasTheAction() {
    checkHolds(
      #"""
      class Screen: UIViewController {
          @IBAction func unwindHere(_ segue: UIStoryboardSegue) { print("unwound") }
      }
      let A = UIViewController(), B = Screen()
      let nav = UINavigationController(A, B)
      window.rootViewController = nav
      when "only the source has it" { B.performSegue(withIdentifier: "unwindHere", sender: nil) }
      expect(.classic + .console) {}
      require never B.prepare(for:)
      require nav.topViewController == B
      """#)
  }

  @Test func anUnwindSegueWhoseActionNoClassHasRaises() {
    checkHolds(
      #"""
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A, B)
      window.rootViewController = nav
      when "nobody has the action" { B.performSegue(withIdentifier: "unwindHere", sender: nil) }
      require console contains "has no segue with identifier 'unwindHere'"
      """#)
  }

  @Test func anOutletThatIsSetOrIsNoViewIsLeftAlone() {
    checkHolds(
      #"""
      class Screen: UIViewController {
          @IBOutlet var box: UIView!
          @IBOutlet var height: NSLayoutConstraint!
          @IBOutlet var label: UILabel!
          required init?(coder: NSCoder) {
              super.init(coder: coder)
              box = mine
          }
      }
      let mine = UIView()
      let A = system.instantiateFromStoryboard(Screen.self)
      when "it is loaded" { A.loadViewIfNeeded() }
      require A.box == mine
      require mine.superview == nil
      require A.height == nil
      require A.label.superview == A.view
      require A.view.subviews.count == 1
      """#)
  }

  @Test func aWeakOutletLivesAsLongAsTheView() {
    checkHolds(
      #"""
      class Screen: UIViewController {
          @IBOutlet weak var label: UILabel!
      }
      let A = Screen()
      A.loadViewIfNeeded()
      when "the view goes" {
          print("\(A.label != nil)")
          A.view = nil
      }
      require count(console.print("true")) == 1
      require A.label == nil
      """#)
  }

  @Test func aKeyboardThatIsStillComingNeverGetsThere() {
    checkHolds(
      #"""
      let A = UIViewController(), field = UITextField(), other = UITextField()
      window.rootViewController = A
      A.view.addSubview(field)
      A.view.addSubview(other)
      let names = [
          UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
          UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ]
      for name in names {
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
              print("\(note.name.rawValue)")
          }
      }
      when "it is sent away at once" {
          user.tap(field)
          field.resignFirstResponder()
      }
      expect(.console) {
          console.print("UIKeyboardWillShowNotification")
          console.print("UIKeyboardWillHideNotification")
          console.print("UIKeyboardDidHideNotification")
      }
      when "another field takes over" {
          user.tap(field)
          user.tap(other)
      }
      expect(.console) {
          console.print("UIKeyboardWillShowNotification")
          console.print("UIKeyboardDidShowNotification")
      }
      """#)
  }
}

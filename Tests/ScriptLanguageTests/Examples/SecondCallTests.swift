import Testing

@testable import ExampleRuns

/// A method may leave something behind that the next call of the same or another method meets.
@Suite struct SecondCallTests {
  /// The ids of the diagnostics, with the finding of a harmful example.
  private static func told(_ code: String) throws -> Set<String> {
    let verdict = try ExampleVerdict(code, attributes: ExampleAttributes(.correct))
    return Set(verdict.diagnostics.map(\.id)).union(verdict.findings)
      .subtracting(["harmful-example"])
  }

  private static func screen(_ members: String) -> String {
    "class Screen: UIViewController {\n\(members)\n}\n"
  }

  private static let add = """
    addChild(drawer)
    view.addSubview(drawer.view)
    drawer.didMove(toParent: self)
    """
  private static func remove(_ isSound: Bool) -> String {
    """
    \(isSound ? "drawer.willMove(toParent: nil)" : "")
    drawer.view.removeFromSuperview()
    drawer.removeFromParent()
    """
  }

  @Test(arguments: [true, false])
  func oneMethodShowsAndAnotherHides(_ isSound: Bool) throws {
    let members = """
      private let drawer = UIViewController()
      @objc func show() {\n\(Self.add)\n}
      @objc func hide() {\n\(Self.remove(isSound))\n}
      """
    #expect(try Self.told(Self.screen(members)) == (isSound ? [] : ["reversed-removal"]))
  }

  @Test(arguments: [true, false])
  func aMethodTogglesEachTime(_ isSound: Bool) throws {
    let members = """
      private let drawer = UIViewController()
      private var isOpen = false
      @objc func toggle() {
        if isOpen {
      \(Self.remove(isSound))
        } else {
      \(Self.add)
        }
        isOpen.toggle()
      }
      """
    #expect(try Self.told(Self.screen(members)) == (isSound ? [] : ["reversed-removal"]))
  }

  @Test(arguments: [true, false])
  func aViewOfAChildIsReplacedByTheNext(_ isSound: Bool) throws {
    let members = """
      private var current: UIViewController?
      func show(_ next: UIViewController) {
        \(isSound ? "current?.willMove(toParent: nil)" : "")
        current?.view.removeFromSuperview()
        \(isSound ? "current?.removeFromParent()" : "")
        addChild(next)
        view.addSubview(next.view)
        next.didMove(toParent: self)
        current = next
      }
      """
    #expect(try Self.told(Self.screen(members)) == (isSound ? [] : ["unfinished-removal"]))
  }

  @Test func aViewThatComesBackOnlyHides() throws {
    let members = """
      private var menu: UIViewController?
      @objc func show() {
        if menu == nil {
          let made = UIViewController()
          addChild(made)
          made.didMove(toParent: self)
          menu = made
        }
        if let menu { view.addSubview(menu.view) }
      }
      @objc func hide() { menu?.view.removeFromSuperview() }
      """
    #expect(try Self.told(Self.screen(members)) == [])
  }

  @Test(arguments: [true, false])
  func aConstraintNeedsItsView(_ isSound: Bool) throws {
    let members = """
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        \(isSound ? "view.addSubview(label)" : "")
        NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: view.topAnchor)])
      }
      """
    #expect(try Self.told(Self.screen(members)) == (isSound ? [] : ["certain-crash"]))
  }

  private static func appearing(_ body: String, _ members: String = "") -> String {
    screen(
      """
      \(members)
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        \(body)
      }
      """)
  }

  @Test(arguments: [
    (
      "private var job: URLSessionDataTask?",
      "job = URLSession.shared.dataTask(with: url) { _, _, _ in }; job?.resume()", "job?.cancel()"
    ),
    (
      "private var timer: Timer?",
      "timer = Timer(timeInterval: 1, repeats: true) { _ in }; RunLoop.main.add(timer!, forMode: .common)",
      "timer?.invalidate()"
    ),
  ])
  func workGoesOnInAProperty(_ members: String, _ begin: String, _ end: String) throws {
    #expect(try Self.told(Self.appearing(begin, members)) == ["repeated-work"])
    #expect(try Self.told(Self.appearing("\(end); \(begin)", members)) == [])
  }

  @Test func insetsGrow() throws {
    let grow = "additionalSafeAreaInsets.bottom += 20"
    // A swipe that the user gives up makes them larger as well.
    #expect(
      try Self.told(Self.appearing(grow)) == ["repeated-work", "not-reverted-on-cancel"])
    #expect(try Self.told(Self.appearing("additionalSafeAreaInsets = .zero; \(grow)")) == [])
  }

  @Test func aSegmentThatChoosesFromAListIsTheShownOne() throws {
    let members = """
      private let pages = [UIViewController(), UIViewController()]
      private let segments = UISegmentedControl(items: ["a", "b"])
      private var index = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        segments.selectedSegmentIndex = 0
        view.addSubview(segments)
        addChild(pages[0])
        view.addSubview(pages[0].view)
        pages[0].didMove(toParent: self)
      }
      @objc func choose() {
        guard segments.selectedSegmentIndex != index else { return }
        let old = pages[index]
        index = segments.selectedSegmentIndex
        let next = pages[index]
        old.willMove(toParent: nil)
        addChild(next)
        transition(from: old, to: next, duration: 0.2, options: [], animations: nil) { _ in
          old.removeFromParent()
          next.didMove(toParent: self)
        }
      }
      """
    #expect(try Self.told(Self.screen(members)) == [])
  }

  @Test(arguments: [true, false])
  func anAnimatorRunsBesideTheCoordinator(_ isAtSize: Bool) throws {
    let members = """
      override func \(isAtSize ? "viewWillTransition(to size: CGSize, with coordinator: "
        + "UIViewControllerTransitionCoordinator)" : "viewDidAppear(_ animated: Bool)") {
        super.\(isAtSize ? "viewWillTransition(to: size, with: coordinator)"
          : "viewDidAppear(animated)")
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { self.view.alpha = 0.5 }
        animator.startAnimation()
      }
      """
    #expect(
      try Self.told(Self.screen(members)) == (isAtSize ? ["uncoordinated-animation"] : []))
  }

  @Test(arguments: ["", "label.text = text"])
  func aDelegateThatOnlyKeepsAValueShowsNothing(_ shows: String) throws {
    let code = """
      protocol EditorDelegate: AnyObject { func editor(didSave text: String) }
      class Editor: UIViewController {
        weak var delegate: EditorDelegate?
        @objc func save() { delegate?.editor(didSave: "x"); dismiss(animated: true) }
      }
      class Listing: UIViewController, EditorDelegate {
        private var text = ""
        private let label = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label) }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          label.text = text
        }
        @objc func edit() {
          let editor = Editor()
          editor.delegate = self
          present(editor, animated: true)
        }
        func editor(didSave text: String) { self.text = text; \(shows) }
      }
      """
    #expect(try Self.told(code) == (shows.isEmpty ? ["silent-return"] : []))
  }

  @Test func theUserSelectsAnotherSegment() throws {
    let members = """
      private let segments = UISegmentedControl(items: ["a", "b"])
      override func viewDidLoad() {
        super.viewDidLoad()
        segments.selectedSegmentIndex = 0
        view.addSubview(segments)
      }
      @objc func choose() {
        if segments.selectedSegmentIndex == 1 { viewWillAppear(true) }
      }
      """
    #expect(try Self.told(Self.screen(members)) == ["direct-appearance-call"])
  }

  @Test(arguments: [true, false])
  func aFlowLayoutPreparesItself(_ callsSuper: Bool) throws {
    let code = """
      class Rows: UICollectionViewFlowLayout {
        override func prepare() {
          \(callsSuper ? "super.prepare()" : "")
          minimumLineSpacing = 4
        }
      }
      class Screen: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
      """
    #expect(try Self.told(code) == (callsSuper ? [] : ["missing-super"]))
  }
}

import Diagnostics
import Testing

@testable import ExampleRuns

/// A file of an app uses types, members and operators that other files and libraries declare. A
/// compiler has accepted the file, so the check refuses nothing, and unknown code is opaque.
@Suite struct ForeignCodeTests {
  private static func checked(_ text: String) -> [String] {
    do throws(ScriptError) {
      let checked = try CheckedFile(AppFile(Array(text.utf8)))
      guard !checked.classes.isEmpty else { return ["no class"] }
      guard checked.unread.isEmpty else { return ["\(checked.unread.count) unread"] }
      return checked.classes.flatMap(\.diagnostics).map { "\($0.id): \($0.summary)" }
    } catch {
      return error.diagnostics.map { "\($0.id): \($0.summary)" }
    }
  }

  private static func screen(_ members: String, _ body: String = "") -> String {
    """
    import UIKit
    final class Screen: UIViewController {
        \(members)
        override func viewDidLoad() {
            super.viewDidLoad()
            \(body)
        }
    }

    """
  }

  // MARK: Syntax

  @Test(arguments: [
    "infix operator |>: AdditionPrecedence\nfunc |> (a: Int, f: (Int) -> Int) -> Int { f(a) }",
    "infix operator <~> : ComparisonPrecedence, Equatable",
    "precedencegroup Pipe { associativity: left\n higherThan: AdditionPrecedence }",
    "prefix operator √\nprefix func √ (x: Double) -> Double { x.squareRoot() }",
    "@available(iOS 17, *)\n#Preview(traits: .portrait) {\n    Screen()\n}",
    "struct Berth {}\nfileprivate extension [Berth] { var names: [String] { map(\\.name) } }",
    "extension [String: Int] { var total: Int { values.reduce(0, +) } }",
    "extension String? { var orEmpty: String { self ?? \"\" } }",
    "extension Set<String> { var sortedNames: [String] { sorted() } }",
    "protocol Courier { associatedtype Parcel: Hashable, Sendable where Parcel: Codable }",
    "typealias Pairs<T> = [(T, T)] where T: Hashable",
    "func each<each T>(_ x: repeat each T) { repeat print(each x) }",
    "struct Token: ~Copyable { let id: Int }",
    "enum Kind { case a, b; var text: String { switch self { case .a: \"a\"\ncase .b: \"b\" } } }",
    "struct Box { var v: Int { _read { yield v } _modify { yield &v } } }",
    "let big = 0xFFFF_FFFF_FFFF_FFFF as UInt64",
    "@attached(member, names: named(make)) macro Made() = #externalMacro(module: \"M\", type: \"T\")",
    "extension UserDefaults { @NSManaged var didWarn: Bool }",
    "extension Refund { @NSManaged public func addToItems(_ value: Item)\n@objc(removeItems:) @NSManaged func remove(_ values: NSSet) }",
    "@_silgen_name(\"swift_retain\") func retain(_ object: UnsafeRawPointer)",
    "final class Entry: NSManagedObject { @NSManaged var name: String }",
    "extension AVCaptureVideoOrientation { init?(of a: Int) { if a == 1 { self = .landscapeLeft } else { return nil } } }",
    "extension String { init(price: Int) { self = \"\\(price)\" } }",
    "extension Optional where Wrapped == Int { mutating func bump() { self = 1 } }",
  ])
  func whatStandsBesideTheClass(_ text: String) {
    #expect(Self.checked(Self.screen("") + text) == [])
  }

  @Test(arguments: [
    "let done = Crop(size: 3) |> Round(radius: 20)\nprint(done)",
    "var name: String?\nname <- map[\"name\"]\nprint(name ?? \"\")",
    "let all = first <> second >>> third\nprint(all)", "var flag = true\nflag &&= isReady",
    "let near = 3.0 ± 0.5\nprint(near)", "let next = ^\\.title\nprint(next)",
    "count++\nif count ≠ 3 { title = \"a\" }",
    "if field.responds(to: #selector(getter: UISearchBar.searchTextField)) { field.start() }",
    "if field.responds(to: #selector(setter: Client.callback)) { field.start() }",
    "let rows = [\"a\"]\nsend(rows[...])",
    "let upper = [\"a\"].map\n{ name in\n    name.uppercased()\n}\ntitle = upper.first",
    "do { try work() } catch Fault.a, Fault.b { print(1) } catch { print(2) }",
    "let path = \\Box<Int>.value\nprint(path)", "let box: Box<_> = Box(3)\nprint(box)",
    "let kind = if view.isHidden { fatalError() } else { 1 }\nprint(kind)",
  ])
  func whatBodiesHold(_ body: String) {
    #expect(Self.checked(Self.screen("", body)) == [])
  }

  @Test(arguments: [
    "func ask(_ decision: @escaping ((_ continue: Bool) -> Void)) { decision(true) }",
    "func load(completion: @escaping(_ result: String) -> Void) { completion(\"a\") }",
    "func take(_ in: Int, for default: Int) {}",
    "class override func description() -> String { \"a\" }",
    "@Setting<Bool>(\"key\") var isOn",
  ])
  func whatMembersLookLike(_ member: String) {
    #expect(Self.checked(Self.screen(member)) == [])
  }

  // MARK: Names

  @Test(arguments: [
    "QRViewController", "QRVC", "ABBaseScreen", "Kit.BaseViewController", "BaseScreen<Model>",
    "AVPlayerViewController", "SLComposeServiceViewController", "UIHostingController<RootView>",
    "UIAlertController", "UISearchController", "UIInputViewController",
  ])
  func aSuperclassMayBeAnyController(_ parent: String) {
    let text = """
      import UIKit
      final class Screen: \(parent) {
          override func viewDidLoad() { super.viewDidLoad() }
          override func viewDidAppear(_ animated: Bool) {}
      }
      """
    #expect(
      Self.checked(text) == [
        "missing-super: 'viewDidAppear' of 'Screen' returned without calling 'super'"
      ])
  }

  @Test(arguments: [
    ("UINavigationController", "override func confirmLeaving() -> Bool { true }"),
    (
      "UITableViewController",
      "override func searchBar(_ bar: UISearchBar, textDidChange a: String) {}"
    ),
    ("BaseViewController", "override var selectedIndex: Int? { didSet { title = \"a\" } }"),
    ("UITabBarController", "override var selectedIndex: Int { didSet { title = \"a\" } }"),
    ("UIViewController", "override var isEditing: Bool { didSet { title = \"a\" } }"),
    (
      "UIViewController",
      "override var model: Model { get { super.model } set { super.model = newValue } }"
    ),
    ("UIViewController", "func viewWillAppear(_ animated: Int) {}"),
    (
      "BaseViewController",
      "let store: Store; init(store: Store) { self.store = store; super.init(store: store, style: .plain) }; required init?(coder: NSCoder) { fatalError() }"
    ),
    (
      "UITableViewController",
      "init(id: Int) { super.init(kind: .list(id)) }; required init?(coder: NSCoder) { nil }"
    ),
  ])
  func aSuperclassMayHaveAnyMembers(_ parent: String, _ member: String) {
    #expect(Self.checked("import UIKit\nfinal class Screen: \(parent) {\n\(member)\n}\n") == [])
  }

  @Test(arguments: [
    "view.addSubview(line, inset: \"22\")", "view.addSubview(line, line, line)",
    "show(animated: true, style: 3)", "configure(size: 3)", "Screen.make(kind: 1).start()",
    "Line(weight: 3).draw()", "Pen(text: \"a\").draw()", "Shade(level: 3).draw()",
    "let pen = Pen(width: 1)\npen.lift(by: 3)\npen.ink = 2\nprint(pen.cap ?? 1)",
    "if traitCollection.preferredContentSizeCategory > .extraLarge { title = \"a\" }",
    "title = Shade.light + 3", "let model = Line()\nmodel.weight = 3\nprint(model[4])",
    "UIView.fade(line)", "Shade.all(of: 1).forEach { print($0) }", "line.frame.inset(3)",
  ])
  func otherFilesMayAddMembers(_ body: String) {
    let types = """
      private let line = UIView()
      func configure(_ text: String) {}
      final class Line { init() {} }
      struct Pen { let width: Int }
      enum Shade: String { case light, dark }
      """
    #expect(Self.checked(Self.screen(types, body)) == [])
  }

  /// `_name` is the storage of a property wrapper, which the wrapper's own file declares.
  @Test func theStorageOfAWrapperIsOpaque() {
    let text = """
      import UIKit
      struct Row { @Clamped var level: Int; init(_ level: Int) { _level = Clamped(level, in: 0...3) } }
      final class Screen: UIViewController {
          @Stored(key: "a") private var name: String
          @Published var count = 3
          init(name: String) {
              _name = Stored(name, key: "b")
              super.init(nibName: nil, bundle: nil)
              _count = Published(initialValue: 4)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
              super.viewDidLoad()
              title = name
              print($count, _name.projectedValue, Row(3).level)
          }
      }
      """
    #expect(Self.checked(text) == [])
  }

  // MARK: Making one

  @Test func aClassOfAStoryboardIsMadeFromOne() throws {
    let text = """
      import UIKit
      final class Screen: UITableViewController {
          private let codes: CodeStore
          required init?(coder: NSCoder) {
              codes = CodeStore()
              super.init(coder: coder)
          }
          override func viewDidAppear(_ animated: Bool) {}
      }
      """
    let checked = try CheckedFile(AppFile(Array(text.utf8)))
    #expect(checked.classes.map { $0.brokenCount } == [0])
    #expect(checked.classes[0].diagnostics.map(\.id) == ["missing-super"])
    #expect(checked.classes[0].occurrences.map(\.drive) == [.storyboard])
  }

  @Test(arguments: [
    "final class Screen<Item: Hashable>: UITableViewController",
    "final class Screen<Item: Equatable & Codable>: UIViewController",
    "class Screen<Item>: BaseViewController<Item> where Item: Hashable",
  ])
  func aGenericClassIsDrivenWithSomethingOpaque(_ head: String) {
    let text = """
      import UIKit
      \(head) {
          private var items: [Item] = []
          override func viewDidAppear(_ animated: Bool) {}
      }
      """
    #expect(
      Self.checked(text) == [
        "missing-super: 'viewDidAppear' of 'Screen' returned without calling 'super'"
      ])
  }

  // MARK: What the simulator cannot compile

  /// The member is opaque and counted, and all the rest is driven.
  @Test func aMemberThatNoRunUnderstandsIsCounted() throws {
    let text = """
      import UIKit
      final class Screen: UIViewController {
          let (low, high) = limits()
          override func viewDidAppear(_ animated: Bool) { print(low) }
      }
      """
    let checked = try CheckedFile(AppFile(Array(text.utf8)))
    #expect(checked.unread.count == 1)
    #expect(checked.classes.flatMap(\.diagnostics).map(\.id) == ["missing-super"])
  }

  /// Code that no compiler accepts stays an error.
  @Test(arguments: [
    "let a = |> 3", "let b = 3 |>", "extension [Int", "let c = list[... 3]",
    "protocol P { associatedtype Q: }", "func f(_ in) {}", "#selector(getter:)",
    "do {} catch A, {}",
  ])
  func whatIsNoSwiftIsRefused(_ text: String) {
    #expect(throws: ScriptError.self) {
      try CheckedFile(AppFile(Array((Self.screen("") + text + "\n").utf8)))
    }
  }

  /// A page shows code that no compiler has accepted.
  @Test(arguments: [
    "func f() { print(a |> b) }", "extension [Int] {}", "func f() { print(#selector(getter: a)) }",
    "func f() { do {} catch A.a, A.b {} }", "struct A: ~Copyable {}", "infix operator |>",
  ])
  func anExampleOnAPageHasNoSuchSyntax(_ text: String) {
    #expect(throws: ScriptError.self) {
      try ExampleVerdict(text, attributes: ExampleAttributes(.correct, drives: [.launch]))
    }
  }
}

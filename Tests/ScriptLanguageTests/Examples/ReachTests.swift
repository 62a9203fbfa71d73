import Testing

@testable import ExampleRuns

/// The check of a file also runs code that no drive reaches by itself: with other values of what other code
/// sets, with errors, and with calls that UIKit makes for the user.
@Suite struct ReachTests {
  static func findings(_ code: String) throws -> [String] {
    let classes = try CheckedFile(AppFile(Array("import UIKit\n\(code)".utf8))).classes
    #expect(!classes.isEmpty)
    return classes.flatMap(\.diagnostics).map(\.id)
  }

  private static let mistake = "viewWillDisappear(false)"

  private static func screen(
    _ members: String, conforming protocols: String = "", before: String = ""
  ) -> String {
    "\(before)\nfinal class Screen: UIViewController\(protocols) {\n\(members)\n}\n"
  }

  private static func loading(_ statements: String) -> String {
    "override func viewDidLoad() {\nsuper.viewDidLoad()\n\(statements)\n}\n"
  }

  /// Members whose code makes a mistake in a branch that only another value reaches.
  private static let valuesOfOthers = [
    "var isEmbedded = false\n" + loading("if isEmbedded { \(mistake) }"),
    "var isEmbedded = true\n" + loading("if isEmbedded { return } else { \(mistake) }"),
    "var isEmbedded = true\n" + loading("guard isEmbedded else { return \(mistake) }"),
    "var items: [String] = []\n" + loading("for item in items { title = item; \(mistake) }"),
    "var items: [Item] = []\n" + loading("for _ in items { \(mistake) }"),
    "var caption: String?\n" + loading("if let caption { title = caption; \(mistake) }"),
    "var item: Item?\n" + loading("guard item == nil else { return \(mistake) }"),
    "weak var delegate: ScreenDelegate?\n" + loading("if delegate != nil { \(mistake) }"),
    "enum Mode { case plain, large }\nvar mode = Mode.plain\n"
      + loading("switch mode {\ncase .plain: break\ncase .large: \(mistake)\n}"),
    "private let isModal: Bool\ninit(isModal: Bool = false) {\nself.isModal = isModal\n"
      + "super.init(nibName: nil, bundle: nil)\n}\nrequired init?(coder: NSCoder) { fatalError() }\n"
      + loading("if isModal { \(mistake) }"),
    "var isEmbedded = false\n@objc func close() { if isEmbedded { \(mistake) } }",
  ]

  @Test(arguments: valuesOfOthers)
  func otherCodeMaySetAnotherValue(_ members: String) throws {
    let code = Self.screen(members)
    #expect(try Self.findings(code) == ["direct-appearance-call"], "\(members)")
    let sound = code.replacing(Self.mistake, with: "view.setNeedsLayout()")
    #expect(try Self.findings(sound) == [], "\(members)")
  }

  @Test func aPrivateValueIsNotSetByOtherCode() throws {
    let members = "private var isEmbedded = false\n" + Self.loading("if isEmbedded { loadView() }")
    #expect(try Self.findings(Self.screen(members)) == [])
  }

  /// Members that UIKit calls for the user.
  private static let callsForTheUser = [
    "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(mistake) }",
    "func textFieldShouldReturn(_ textField: UITextField) -> Bool { \(mistake); return true }",
    "func textFieldDidEndEditing(_ textField: UITextField) { \(mistake) }",
    "func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { \(mistake) }",
    "func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) "
      + "{ \(mistake) }",
    "func presentationControllerDidDismiss(_ controller: UIPresentationController) { \(mistake) }",
    "func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool "
      + "{ \(mistake); return true }",
    "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { \(mistake) }",
    "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { \(mistake) }",
  ]

  @Test(arguments: callsForTheUser)
  func uikitCallsForTheUser(_ member: String) throws {
    let code = Self.screen(member)
    #expect(try Self.findings(code) == ["direct-appearance-call"], "\(member)")
    let sound = code.replacing(Self.mistake, with: "title = \"x\"")
    #expect(try Self.findings(sound) == [], "\(member)")
  }

  /// Statements that give away a closure with a mistake.
  private static let givenClosures = [
    "Service.shared.load { [weak self] in self?.\(mistake) }",
    "Service.shared.load { [weak self] error in if error != nil { self?.\(mistake) } }",
    "Service.shared.load { [weak self] error in if error == nil { return }; self?.\(mistake) }",
    "button.addAction(UIAction { [weak self] _ in self?.\(mistake) }, for: .touchUpInside)",
    "Store.shared.changes.sink { [weak self] _ in self?.\(mistake) }.store(in: &bag)",
    "token = page.observe(\\.title) { [weak self] _, _ in self?.\(mistake) }",
    "token = NotificationCenter.default.addObserver("
      + "forName: UIApplication.userDidTakeScreenshotNotification, object: nil, queue: nil) "
      + "{ [weak self] _ in self?.\(mistake) }",
    "panel.onSelect = { [weak self] in self?.\(mistake) }",
  ]

  @Test(arguments: givenClosures)
  func givenClosuresAreCalled(_ statement: String) throws {
    let members = """
      private let button = UIButton()
      private let page = Page()
      private let panel = Panel()
      private var token: Any?
      private var bag = Set<AnyCancellable>()

      """
    let panel = "final class Panel: UIViewController { var onSelect: (() -> Void)? }"
    let code = Self.screen(members + Self.loading(statement), before: panel)
    #expect(try Self.findings(code).contains("direct-appearance-call"), "\(statement)")
    let sound = code.replacing(Self.mistake, with: "view.setNeedsLayout()")
    #expect(try !Self.findings(sound).contains("direct-appearance-call"), "\(statement)")
  }

  /// Statements in which code without a simulation throws.
  private static let errors = [
    "do { try Store.shared.open() } catch { \(mistake) }",
    "do { let file = try File(path: \"a\"); title = file.name } catch { \(mistake) }",
    "do { try open() } catch { \(mistake) }",
    "Task { do { _ = try await Store.shared.items() } catch { \(mistake) } }",
  ]

  @Test(arguments: errors)
  func unknownCodeMayThrow(_ statement: String) throws {
    let members = Self.loading(statement) + "private func open() throws { try Store.shared.open() }"
    #expect(try Self.findings(Self.screen(members)) == ["direct-appearance-call"], "\(statement)")
  }

  @Test func knownCodeThrowsOnlyWhereItSaysSo() throws {
    let members =
      Self.loading("do { try open() } catch { \(Self.mistake) }")
      + "private func open() throws { title = \"x\" }"
    #expect(try Self.findings(Self.screen(members)) == [])
  }

  @Test(arguments: [true, false])
  func aMethodMeetsWhatAnotherMethodLeft(_ isSound: Bool) throws {
    let members = """
      func attach(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      func detachAll() {
        for child in children {
          \(isSound ? "child.willMove(toParent: nil)" : "")
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
      }
      """
    #expect(try Self.findings(Self.screen(members)) == (isSound ? [] : ["reversed-removal"]))
  }

  // MARK: The lines that ran

  private static func lines(_ code: String) throws -> (note: String?, lines: ReachedLines?) {
    let checked = try #require(try CheckedFile(AppFile(Array(code.utf8))).classes.first)
    return (checked.notes.last, checked.lines)
  }

  @Test func aClassTellsTheLinesThatNoRunReached() throws {
    let code = """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          if view.window != nil {
            title = "a"
            view.alpha = 0
          }
          title = "b"
        }
      }
      """
    let (note, lines) = try Self.lines(code)
    #expect(lines?.others == [5, 6])
    #expect(
      note == "66 % of the lines of 'Screen' ran; no run reached lines 5–6")
  }

  @Test func aClassOfWhichAllLinesRanSaysNothing() throws {
    let code = """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "b"
        }
      }
      """
    let (note, lines) = try Self.lines(code)
    #expect(lines?.others == [])
    #expect(note == nil)
  }
}

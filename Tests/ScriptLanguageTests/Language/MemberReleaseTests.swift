import Scenarios
import Testing

/// Members and initializers that some releases and SDKs lack, beside the members of the classes that the
/// simulator models.
@Suite struct MemberReleaseTests {
  private func problems(_ source: String, _ info: String) throws -> [String] {
    outcome(of: source, try ScenarioAttributes(info: "scenario a \(info)")).problems
  }

  private static let button = "let b = UIButton()\n"
  private static let item =
    "let b = UIBarButtonItem(title: \"a\", style: .plain, target: nil, action: nil)\n"

  /// Code, the first release, and the name in the message.
  private static let members: [(code: String, first: Int, name: String)] = [
    ("\(button)b.addAction(UIAction { _ in }, for: .touchUpInside)", 14, "addAction"),
    ("let b = UIButton(primaryAction: UIAction { _ in })", 14, "UIButton(primaryAction:)"),
    (
      "let b = UIBarButtonItem(title: \"a\", primaryAction: UIAction { _ in })", 14,
      "UIBarButtonItem(primaryAction:)"
    ),
    ("\(button)b.configuration = .plain()", 15, "configuration"),
    ("\(item)b.isHidden = true", 16, "isHidden"),
    (
      "let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }", 10,
      "scheduledTimer(withTimeInterval:)"
    ),
    ("when \"a\" { Task { try? await Task.sleep(for: .seconds(1)) } }", 16, "sleep(for:)"),
    (
      "class M { @Published var n = 0 }\nlet m = M()", 13, "Published"
    ),
    ("let s = PassthroughSubject<Int, Never>()", 13, "PassthroughSubject"),
    ("@Observable class M { var n = 0 }\nlet m = M()", 17, "Observable"),
    (
      "let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene\nprint(scene?.keyWindow as Any)",
      15, "keyWindow"
    ),
    (
      "let v = UIView()\nwindow.addSubview(v)\nv.topAnchor.constraint(equalTo: window.topAnchor).isActive = true",
      9, "topAnchor"
    ),
    ("let v = UIView()\nv.backgroundColor = .systemBackground", 13, "systemBackground"),
    (
      "let n = UINavigationController()\nn.navigationBar.prefersLargeTitles = true", 11,
      "prefersLargeTitles"
    ),
  ]

  @Test(arguments: members.indices)
  func aMemberExistsFromItsReleaseOn(_ place: Int) throws {
    let (code, first, name) = Self.members[place]
    let before = try problems(code, "ios=\(first - 1)")
    #expect(before.count == 1)
    #expect(before.first?.contains("'\(name)' exists from iOS \(first)") == true, "\(before)")
    #expect(try problems(code, "ios=\(first)").isEmpty)
    #expect(try problems(code, "ios=26").isEmpty)
  }

  @Test func theSDKHasToHaveTheMember() throws {
    let code = "\(Self.button)b.addAction(UIAction { _ in }, for: .touchUpInside)"
    #expect(
      try problems(code, "ios=26 sdk=13") == [
        "2:1: 'addAction' is not in the SDK of iOS 13 [unavailable]"
      ])
    #expect(try problems(code, "ios=26 sdk=14").isEmpty)
    #expect(
      try problems("@Observable class M { var n = 0 }\nlet m = M()", "ios=26 sdk=16").first?
        .contains("'Observable' is not in the SDK of iOS 16") == true)
  }

  /// Tasks run on iOS 13, and no SDK before that of iOS 15 has them.
  @Test func tasksCameWithALaterSDK() throws {
    let code = "when \"a\" { Task { print(\"t\") } }\nrequire console contains \"t\""
    #expect(try problems(code, "ios=13").isEmpty)
    #expect(try problems(code, "ios=13 sdk=15").isEmpty)
    #expect(try problems(code, "ios=26 sdk=15").isEmpty)
    #expect(
      try problems(code, "ios=26 sdk=13").first?.contains("'Task' is not in the SDK of iOS 13")
        == true)
  }

  @Test func codeMayAskForTheRelease() throws {
    let code = """
      let b = UIButton()
      if #available(iOS 14, *) { b.addAction(UIAction { _ in }, for: .touchUpInside) }
      """
    #expect(try problems(code, "ios=9").isEmpty)
  }

  @Test func membersOfTheAuthorExistEverywhere() throws {
    let code = """
      class Card: UIButton {
          var configuration = 0
          func addAction(_ n: Int) { configuration = n }
      }
      let c = Card()
      when "a" { c.addAction(3) }
      require c.configuration == 3
      """
    #expect(try problems(code, "ios=9").isEmpty)
  }
}

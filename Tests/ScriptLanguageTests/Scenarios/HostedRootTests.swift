import Scenarios
import Testing

/// SwiftUI changes UIKit for the root view of a hosting controller. A view that is known changes nothing, and
/// for any other the engine does not know what is changed.
@Suite struct HostedRootTests {
  private static let sheet = """
    window.rootViewController = A
    A.present(B, animated: false)
    when "pulled down" {
        user.beginSheetSwipe()
        user.finishSwipe()
    }
    require A.presentedViewController == nil
    """
  private static let stack = """
    let nav = UINavigationController(A)
    window.rootViewController = nav
    nav.pushViewController(B, animated: false)
    when "back" { user.tapBack() }
    require nav.viewControllers == [A]
    """

  private func scenario(_ root: String, _ rest: String, _ types: String = "") -> String {
    types + "\nlet A = UIViewController()\nlet B = UIHostingController(rootView: \(root))\n" + rest
  }

  private func ids(_ source: String) -> Set<String> {
    Set(
      outcome(of: source).problems.map { problem in
        String(
          problem[(problem.lastIndex(of: "[") ?? problem.startIndex)...].dropFirst().dropLast())
      })
  }

  @Test(arguments: [
    ("Text(\"a\").font(.title).padding().foregroundColor(.red)", ""),
    ("VStack { Text(\"a\"); Image(systemName: \"x\").resizable(); Spacer() }", ""),
    ("AnyView(Color.red.ignoresSafeArea())", ""),
    ("Button(\"x\") { print(\"tapped\") }", ""),
    ("VStack { Button(action: { print(\"tapped\") }) { Text(\"a\").bold() }.padding() }", ""),
    (
      "Screen(title: \"x\")",
      """
      struct Screen: View {
          let title: String
          var body: some View {
              VStack(alignment: .leading) {
                  header
                  if title.isEmpty { Text("none") } else { ForEach(0..<3) { i in Text("\\(i)") } }
              }
              .onAppear { print("shown") }
          }
          var header: some View { Text(title).font(.headline) }
      }
      """
    ),
  ])
  func aKnownViewChangesNothing(root: String, types: String) {
    checkHolds(scenario(root, Self.sheet, types))
    checkHolds(scenario(root, Self.stack, types))
  }

  @Test(arguments: [
    "Text(\"a\").interactiveDismissDisabled()",
    "VStack { Text(\"a\").interactiveDismissDisabled() }",
    "AnyView(Text(\"a\").interactiveDismissDisabled(true).padding())",
    "Text(\"a\").modifier(Unknown())",
    "Text(\"a\").sheet(isPresented: .constant(true)) { Text(\"b\") }",
    "Screen()", "make()", "Text(\"a\").card()", "VStack { Unknown(\"a\") }", "Other()",
  ])
  func aSheetMayStay(root: String) {
    let types = """
      struct Screen: View {
          var header: some View { Text("a").interactiveDismissDisabled() }
          var body: some View { VStack { header } }
      }
      struct Other: View {
          var body: some View { ScrollView { VStack { Unknown { Text("a") } } } }
      }
      func make() -> some View { Text("a").interactiveDismissDisabled() }
      extension View {
          func card() -> some View { self.interactiveDismissDisabled() }
      }
      """
    #expect(
      !ids(scenario(root, Self.sheet, types)).isDisjoint(with: ["not-modelled", "not-simulated"]))
    #expect(!ids(scenario(root, Self.sheet, types)).contains("requirement-failed"))
  }

  @Test(arguments: [
    "Text(\"a\").navigationBarBackButtonHidden()",
    "Text(\"a\").toolbar(.hidden, for: .navigationBar)",
  ])
  func theWayBackMayBeGone(root: String) {
    #expect(ids(scenario(root, Self.stack)) == ["not-simulated"])
    // A title leaves the way back alone.
    checkHolds(scenario("Text(\"a\").navigationTitle(\"T\")", Self.stack))
  }

  @Test(arguments: [
    ("Text(\"a\").navigationTitle(\"T\")", "B.title == nil"),
    ("NavigationStack { Text(\"a\") }", "B.children.isEmpty"),
    ("TabView { Text(\"a\") }", "B.children.count == 0"),
    ("Group { VStack { NavigationStack { Text(\"a\") } } }", "B.children.isEmpty"),
    ("Text(\"a\").preferredColorScheme(.dark)", "B.traitCollection.userInterfaceStyle == .light"),
    ("Text(\"a\").statusBarHidden()", "B.view.safeAreaInsets.top > 0"),
    ("Text(\"a\").interactiveDismissDisabled()", "!B.isModalInPresentation"),
    (
      "Text(\"a\").alert(\"x\", isPresented: .constant(true)) {}",
      "B.presentedViewController == nil"
    ),
    ("Text(\"a\").fullScreenCover(isPresented: .constant(true)) {}", "B.view.window != nil"),
  ])
  func whatSwiftUIMayChangeIsUnknown(root: String, condition: String) {
    let shown = "when \"shown\" { window.rootViewController = B }\n"
    #expect(ids(scenario(root, shown + "require \(condition)")) == ["not-modelled"])
    let printed = """
      class Reader: UIViewController {
          func read() { print("is \\(\(condition))") }
      }
      let R = Reader()
      when "shown" { window.rootViewController = B }
      when "read" { R.read() }
      require console contains "is true"
      """
    #expect(ids(scenario(root, printed)) == ["not-modelled"])
    checkHolds(scenario("Text(\"a\")", shown + "require \(condition)"))
    checkHolds(scenario("Text(\"a\")", printed))
  }

  @Test func anotherRootViewMayChangeMore() {
    let source = """
      class Screen: UIHostingController<AnyView> {
          init() { super.init(rootView: AnyView(Text("a"))) }
          required init?(coder: NSCoder) { fatalError() }
      }
      let A = UIViewController()
      let B = Screen()

      """
    checkHolds(source + Self.sheet)
    let more = "B.rootView = AnyView(Text(\"b\").interactiveDismissDisabled())\n"
    #expect(ids(source + more + Self.sheet) == ["not-simulated"])
    let sized =
      "B.sizingOptions = .preferredContentSize\nwhen \"shown\" { window.rootViewController = B }\n"
    #expect(ids(source + sized + "require B.preferredContentSize == .zero") == ["not-modelled"])
  }

  @Test func theUnknownModifierIsNamed() {
    let source = scenario("Text(\"a\").searchable(text: .constant(\"\"))", Self.sheet)
    #expect(rendered(source).contains("uses 'searchable' of SwiftUI"))
  }

  @Test func aStateMayLayOutTheView() {
    let source = """
      class Model: ObservableObject { @Published var n = 0 }
      struct Screen: View {
          @ObservedObject var model: Model
          var body: some View { Text("\\(model.n)") }
      }
      let model = Model()
      let B = UIHostingController(rootView: Screen(model: model))
      window.rootViewController = B
      when "changed" { model.n = 5 }

      """
    #expect(ids(source + "require never B.viewWillLayoutSubviews") == ["not-modelled"])
    checkHolds(source + "require never B.viewWillDisappear")
  }

  @Test func theLoadingIsUnknownOnTheFirstReleases() {
    let source = """
      class Screen: UIHostingController<Text> {
          var isReady = false
          override func viewDidLoad() {
              super.viewDidLoad()
              title = "Vaults"
              isReady = true
              print("loaded")
          }
      }
      let B = Screen(rootView: Text("a"))
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      when "shown" { window.rootViewController = B }

      """
    let plain = """
      let A = UIViewController()
      let B = UIHostingController(rootView: Text("a"))
      when "shown" { window.rootViewController = B }

      """
    let checks = [
      (source, "count(B.viewDidLoad) == 1"), (source, "B.title == \"Vaults\""),
      (source, "B.isReady"),
      (source, "console contains \"loaded\""),
      (plain, "count(B.viewDidLoad) == 1"),
      (plain, "B.viewDidLoad < B.viewDidAppear"), (plain, "!A.isViewLoaded at B.viewDidLoad"),
    ]
    for (source, check) in checks {
      let script = source + "require \(check)"
      for release in [13, 14] {
        let problems = outcome(of: script, ScenarioAttributes(on: release)).problems
        #expect(problems.map { $0.suffix(14) } == ["[not-modelled]"], "\(check): \(problems)")
      }
      checkHolds(script, ScenarioAttributes(on: 15))
    }
    let early = "let B = UIHostingController(rootView: Text(\"a\"))\nwhen \"made\" {}\n"
    #expect(
      outcome(of: early + "require !B.isViewLoaded", ScenarioAttributes(on: 14)).problems
        .map { $0.suffix(14) } == ["[not-modelled]"])
    checkHolds(
      plain
        + "require count(B.viewDidAppear) == 1\nrequire B.isViewLoaded\nrequire !A.isViewLoaded",
      ScenarioAttributes(on: 14))
  }
}

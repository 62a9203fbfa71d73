import Testing

@testable import LanguageServer

@Suite struct ScriptPlaceTests {
  /// The place of the mark `|` in a script.
  private func place(_ marked: String) throws -> ScriptPlace {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    return ScriptPlace(parts.joined(), at: parts[0].utf8.count)
  }

  @Test func placesInChecksAreKnown() throws {
    #expect(try place("expect(.cl|) { }").kind == .expectHead)
    #expect(try place("expect(.classic) {\n  A.|\n}").kind == .expectation)
    #expect(try place("expect { A.| }").kind == .expectation)
    #expect(try place("require never A.vi|").kind == .requirement)
    #expect(try place("require never A.viewDidLoad\n|").kind == .statement)
    #expect(try place("expect { A.viewDidLoad }\n|").kind == .statement)
  }

  @Test func placesInClassesAreKnown() throws {
    #expect(try place("class Feed: UIViewController {\n  |\n}").kind == .type("Feed"))
    #expect(
      try place("class Feed: UIViewController {\n  override func vi|\n}").kind
        == .function("Feed"))
    #expect(try place("class F: X {\n  func a() {\n    |\n  }\n}").kind == .statement)
    #expect(try place("when \"a\" { nav.| }").kind == .statement)
  }

  @Test func receiversAreRead() throws {
    #expect(try place("A.view?.sub|").receiver == ["A", "view"])
    #expect(try place("A.view?.sub|").prefix == "sub")
    #expect(try place("expect(.cl|").receiver == [])
    #expect(try place("foo().b|").receiver == ["()"])
    #expect(try place("let x|").receiver == nil)
  }

  @Test func namesHaveTheTypesOfTheirDeclarations() {
    let names = ScriptNames(
      """
      class Feed: UITabBarController {}
      let A = UIViewController(), B = Feed()
      var nav: UINavigationController?
      let (x, y) = (1, 2)
      let copy = A
      let
      """)
    #expect(names.type(of: ["A"]) == "UIViewController")
    #expect(names.type(of: ["B"]).flatMap(names.base) == .tabBarController)
    #expect(names.type(of: ["nav"]) == "UINavigationController")
    #expect(names.type(of: ["copy"]) == "UIViewController")
    #expect(
      names.type(of: ["A", "navigationController", "topViewController"]) == "UIViewController")
    #expect(names.type(of: ["unknown"]) == nil)
  }

  @Test func callsOfSuperHaveTheArguments() {
    #expect(SuperCall(declaration: "viewDidLoad() ")?.text == "super.viewDidLoad()")
    #expect(
      SuperCall(declaration: "viewWillAppear(_ animated: Bool)")?.text
        == "super.viewWillAppear(animated)")
    #expect(
      SuperCall(
        declaration: "viewWillTransition(\n to size: CGSize,\n with coordinator: (A, B)) {")?.text
        == "super.viewWillTransition(to: size, with: coordinator)")
    #expect(
      SuperCall(declaration: "didMove(toParent: X?)")?.text == "super.didMove(toParent: toParent)")
    #expect(SuperCall(declaration: "x") == nil)
  }
}

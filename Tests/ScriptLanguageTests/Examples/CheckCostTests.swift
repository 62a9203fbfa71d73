import Testing

@testable import ExampleRuns

/// The cost of a file grows in proportion to its length. No search goes through everything, and the
/// arguments of a method do not double with each list around an argument.
@Suite struct CheckCostTests {
  private static func code(_ members: String) throws -> ExampleCode {
    try ExampleCode(file: Array("class Panes: UIViewController {\n\(members)\n}\n".utf8))
  }

  /// The helper made by the drives for the only method of a class.
  private static func helper(_ members: String) throws -> Helper {
    let helpers = try #require(code(members).subjects.first).helpers
    #expect(helpers.count == 1)
    return try #require(helpers.first)
  }

  private static func lists(_ depth: Int, of type: String) -> String {
    String(repeating: "[", count: depth) + type + String(repeating: "]", count: depth)
  }

  @Test func listsOfListsHaveTwoElementsEach() throws {
    let helper = try Self.helper("func show(_ panes: \(Self.lists(3, of: "UIViewController"))) { }")
    #expect(helper.others.count == 8)
    #expect(helper.others.last?.shown == "panes[1][1][1]")
  }

  @Test(arguments: [12, 60])
  func manyListsAroundEachOtherDoNotDouble(depth: Int) throws {
    let helper = try Self.helper(
      "func show(_ panes: \(Self.lists(depth, of: "UIViewController")), beside: UIViewController) { }"
    )
    #expect(helper.others.count == 65)
    #expect(helper.others.last?.shown == "beside")
  }

  @Test func listsOfValuesDoNotDoubleEither() throws {
    let helper = try Self.helper("func show(_ numbers: \(Self.lists(60, of: "Int"))) { }")
    #expect(helper.code.utf8.count < 10_000)
  }

  @Test func manyPropertiesOfManyPropertiesEndSomewhere() throws {
    func type(_ name: String, of other: String) -> String {
      "struct \(name) {\n"
        + (0..<40).map { "let p\($0): \(other)\n" }.joined() + "}\n"
    }
    let types =
      type("Leaf", of: "UIViewController") + type("Branch", of: "Leaf") + type("Tree", of: "Branch")
      + type("Stone", of: "Data") + type("Hill", of: "Stone") + type("Land", of: "Hill")
    let code = try ExampleCode(
      file: Array(
        (types + "class Panes: UIViewController { func show(_ land: Land, _ tree: Tree) {} }").utf8)
    )
    let helper = try #require(code.subjects.first?.helpers.first)
    #expect(helper.others.count == 512)
  }

  @Test func objectsMadeWithManyObjectsEndSomewhere() throws {
    func type(_ name: String, of other: String) -> String {
      let parameters = (0..<60).map { "p\($0): \(other)" }.joined(separator: ", ")
      return "class \(name) { init(\(parameters)) {} }\n"
    }
    let types = type("Leaf", of: "Int") + type("Branch", of: "Leaf") + type("Tree", of: "Branch")
    let code = try ExampleCode(
      file: Array((types + "class Panes: UIViewController { init(tree: Tree) {} }").utf8))
    let given = try #require(code.subjects.first?.givens.first)
    #expect(given.hasPrefix("Tree(p0: Branch(p0: Leaf(p0: 1, ") && given.utf8.count < 30_000)
  }

  // MARK: Keys

  private static func keys(_ members: String) throws -> [String?] {
    try helper(members).others.map { $0.shown }
  }

  @Test func allKeysThatAreLookedUnderAreThere() throws {
    let names = (0..<10).map { "\"key\($0)\"" }
    let lookups = names.map { "_ = panes[\($0)]" }.joined(separator: "\n")
    let shown = try Self.keys("func show(_ panes: [String: UIViewController]) {\n\(lookups)\n}")
    #expect(shown == names.map { "panes[\($0)]" })
  }

  @Test func whatIsLookedUnderGoesBeforeWhatIsOnlyNamed() throws {
    let shown = try Self.keys(
      """
      func show(_ panes: [String: UIViewController]) {
          print("a", "b", "c", "d", "e", "f", "g", panes["ninth", default: self], "h")
          _ = panes.first?.value
      }
      """)
    #expect(shown.count == 6 && shown.first == "panes[\"ninth\"]")
  }

  @Test func numbersAndCasesAreKeysAsWell() throws {
    let numbers = try Self.keys(
      "func show(_ panes: [Int: UIViewController]) { _ = panes[017]; _ = panes[23]!; _ = [9] }")
    #expect(numbers == ["panes[23]", "panes[0]", "panes[1]"])
    let cases = try Self.keys(
      """
      enum Kind { case a, b, c, d, e, f, g, h }
      func show(_ panes: [Kind: UIViewController]) { _ = panes[Kind.g]; _ = panes[.h] }
      """)
    #expect(cases.prefix(2) == ["panes[.g]", "panes[.h]"] && cases.count == 6)
  }

  @Test func constantsAreKeysByTheirValues() throws {
    let shown = try Self.keys(
      """
      enum Keys { static let side = "side", main = "main" }
      static let twice = "main"
      func show(_ panes: [String: UIViewController]) {
          print("a", "b", "c", "d", "e", "f", "g")
          _ = panes["main"]; _ = panes[Keys.side]; _ = panes[Panes.twice]; _ = panes["\\(self)"]
      }
      """)
    #expect(shown.prefix(3) == ["panes[\"main\"]", "panes[\"side\"]", "panes[\"a\"]"])
    #expect(shown.count == 6)
  }
}

import ScriptLanguage
import Testing

/// Other names of types, which mean what the full name means.
@Suite struct TypeAliasTests {
  @Test func anotherNameIsThatOfTheLibrarysType() {
    checkHolds(
      """
      typealias Detent = UISheetPresentationController.Detent
      typealias ID = Detent.Identifier
      typealias Screen = UIViewController
      extension ID { static let small = ID("small") }
      class Content: Screen { override func viewDidLoad() { super.viewDidLoad(); print("loaded") } }
      let a = Screen(), c: Screen = Content()
      let sheet = c.sheetPresentationController!
      let heights: [ID: Int] = [.small: 1, .large: 2]
      window.rootViewController = a
      sheet.detents = [Detent.custom(identifier: .small) { _ in 100 }, Detent.large()]
      sheet.selectedDetentIdentifier = ID.large
      func name() -> String {
          switch sheet.selectedDetentIdentifier {
          case ID.large: return "large"
          default: return "other"
          }
      }
      require name() == "large"
      require a is Screen
      require heights[ID.small] == 1
      when "it is presented" { a.present(c, animated: true) }
      require c.view.frame.height == 783
      require console contains "loaded"
      when "the user drags it" { user.dragSheet(to: ID("small")) }
      require sheet.selectedDetentIdentifier == .small
      require name() == "other"
      """)
  }

  @Test func anotherNameIsThatOfTheAuthorsType() {
    checkHolds(
      """
      typealias Thing = Item
      typealias Height = CGFloat
      protocol Named { var name: String { get } }
      protocol Counted { var count: Int { get } }
      typealias Both = Named & Counted
      struct Item: Both {
          let count: Int
          var name: String { "item" }
          static let one = Item(count: 1)
          enum State { case new, old }
      }
      extension Thing { var isOne: Bool { count == 1 } }
      let one: Thing = .one, two = Thing(count: 2), half: Height = 1 / 2
      let state: Thing.State = .new
      require one.isOne && !two.isOne
      require half == 0.5
      require (one as? Named)?.name == "item"
      require state == Thing.State.new
      """)
  }

  @Test func namesInACircleMeanNothing() {
    checkProblems(
      """
      typealias First = Second
      typealias Second = First
      let a: First = 3
      """)
  }

  @Test func aNearerDeclarationTakesTheName() {
    checkHolds(
      """
      typealias Kind = UIViewController
      struct Item {
          enum Kind { case plain, rich }
          let kind: Kind = .rich
          func isKind(_ value: Any) -> Bool { value is Kind }
      }
      require Item().isKind(Item.Kind.plain)
      require Item().kind == Item.Kind.rich
      """)
  }
}

import Scenarios
import Testing

/// An alias of a type has the same meaning as the full name.
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
      require half * CGFloat(two.count) == 1
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

  @Test func aNameInATypeComesBeforeOneAtTopLevel() {
    checkPrint(
      """
      struct Item { let name = "outer" }
      struct Other { let size = 2 }
      struct Wide { let size = 7 }
      class Base: UIViewController {
          typealias Item = Other
          typealias Inside = Deep
          typealias Mark = UIView
          struct Deep { let depth = 5 }
          enum State { case on(Deep), off(Item) }
      }
      class Screen: Base {
          let item = Item(), deep = Inside(), mark = Mark()
          var state = State.on(Deep())
          func show() {
              print(Item().size, item.size, deep.depth, mark.alpha)
              if case .on(let deep) = state { print(deep.depth) }
              if case .off(let item) = State.off(Item()) { print(item.size) }
          }
          class Part { let item = Item(); func show() { print(item.size, Item().size) } }
      }
      extension Screen { typealias Box = Wide; func box() -> Box { Box() } }
      let screen = Screen(), deep: Base.Inside = Base.Inside()
      screen.show()
      Screen.Part().show()
      print(screen.box().size, Screen.Item().size, Screen.Box().size, Item().name, deep.depth)
      """, "2 2 5 1.0", "5", "2", "2 2", "7 2 7 outer 5")
  }

  @Test func aNameThatStandsForTheLibrarysTypeOfItsName() {
    checkPrint("typealias Task = Swift.Task\nTask { print(\"runs\") }", "runs")
  }

  @Test func namesThatStandForThemselvesManyTimesOverEnd() {
    let wide = (0..<20).map { "typealias T\($0) = (T\($0 + 1), T\($0 + 1), T\($0 + 1))" }
    checkProblems(
      """
      \(wide.joined(separator: "\n"))
      typealias T20 = T0
      struct Box { typealias Box = Box; typealias Own = Own; var own: Own? }
      var wide: T0? = nil
      require Box().own == nil
      """)
  }

  @Test func aSlipInATypeWithNamesOfItsOwn() {
    checkProblems(
      """
      struct Item { let name = "outer" }
      struct Other { let size = 2 }
      struct List { typealias Item = Other; func show() { print(Item().name) } }
      List().show()
      """, "3:59: 'Other' has no member 'name' [unknown-member]")
  }
}

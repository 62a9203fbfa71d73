import Testing

/// A name near to a member of the author's own class is a misspelling, not a value without
/// simulation.
@Suite struct MemberSlipTests {
  /// A class of the author with some members, and a line in one of the methods.
  private static func source(_ line: String, inheriting parent: String) -> String {
    """
    class Base: \(parent) {
        var items = [1]
        weak var delegate: Base?
        func refreshContent() {}
    }
    class Screen: Base {
        var isPinned = false
        func work() {
            \(line)
        }
    }
    let s = Screen()
    """
  }

  @Test(arguments: [
    ("print(itmes)", 15, "itmes", "items"), ("itmes = []", 9, "itmes", "items"),
    ("itmes.append(2)", 9, "itmes", "items"), ("delegte?.work()", 9, "delegte", "delegate"),
    ("refreshContnet()", 9, "refreshContnet", "refreshContent"),
    ("let c = { [weak self] in print(itmes) }", 40, "itmes", "items"),
    ("if isPined { }", 12, "isPined", "isPinned"),
  ])
  func namesWithoutReceiver(_ line: String, _ column: Int, _ name: String, _ near: String) {
    for parent in ["UIViewController", "UIView", "NSObject", "Unknown"] {
      checkProblems(
        Self.source(line, inheriting: parent),
        "9:\(column): '\(name)' is not declared; did you mean '\(near)'? [unknown-name]")
    }
  }

  @Test(arguments: [
    ("self.delegte?.work()", 14, "member", "delegte", "delegate"),
    ("self.itmes = []", 14, "member", "itmes", "items"),
    ("self.itmes += [2]", 14, "member", "itmes", "items"),
    ("self.refreshContnet()", 14, "method", "refreshContnet", "refreshContent"),
    ("delegate?.refreshContnet()", 19, "method", "refreshContnet", "refreshContent"),
    ("let c = { [weak self] in self?.isPined = true }", 40, "member", "isPined", "isPinned"),
    ("let other = Screen(); print(other.itmes[0])", 43, "member", "itmes", "items"),
  ])
  func membersOfObjects(
    _ line: String, _ column: Int, _ noun: String, _ name: String, _ near: String
  ) {
    let owner = line.hasPrefix("delegate") ? "Base" : "Screen"
    for parent in ["UIViewController", "UIView", "NSObject", "Unknown"] {
      checkProblems(
        Self.source(line, inheriting: parent),
        "9:\(column): '\(owner)' has no \(noun) '\(name)'; did you mean '\(near)'? [unknown-member]"
      )
    }
  }

  /// If declarations do not tell the type of an object, the run tells the type.
  @Test func membersOfWhatOnlyARunTells() {
    checkProblems(
      Self.source("", inheriting: "UIViewController")
        + "\nfor x in [s, s].reversed() { x.itmes = [] }",
      "13:32: 'Screen' has no member 'itmes'; did you mean 'items'? [unknown-member]")
  }

  @Test(arguments: [
    "tableView.reloadData()", "navigationItem.title = nil", "_items = []", "item = 3",
    "self.item = 3", "NetworkService.shared.load()", "let c = { itemCount + 1 }",
    "self.view.backgroundColor = .red", "editButtonItem.tintColor = .red", "title = self.nibName",
    "fetch()", "self.coordinator?.finish()",
  ])
  func whatIsNotNearStaysUnknown(_ line: String) {
    checkProblems(Self.source(line, inheriting: "UIViewController") + "\ns.work()")
  }

  /// UIKit has members with names near to the author's names.
  @Test func inheritedNamesAreNoSlips() {
    for (own, inherited) in [("tableview", "tableView"), ("nibname", "nibName")] {
      checkProblems(
        """
        class Screen: UITableViewController {
            var \(own) = 3
            func work() {
                print(\(inherited))
                self.\(inherited).reloadData()
            }
        }
        Screen().work()
        """)
    }
    checkProblems(
      """
      class Bar: UIToolbar {
          var itens = 3
          func work() { items = [] }
      }
      """)
  }

  @Test func aTypeThatInheritsNothingOfUIKitIsWhollyKnown() {
    let store = """
      protocol Loading { func load() }
      class Store: Loading {
          static let shared = Store()
          var items = [1]
          func load() { print(self.cuont) }
      }
      let store = Store()
      """
    let plain = store.replacing("self.cuont", with: "items")
    checkProblems(store, "5:30: 'Store' has no member 'cuont' [unknown-member]")
    checkProblems(
      plain + "\nfunc f(_ s: Store) { s.metod() }",
      "8:24: 'Store' has no method 'metod' [unknown-member]")
    checkProblems(
      plain + "\nfunc f() { store.total = 3 }",
      "8:18: 'Store' has no member 'total' [unknown-member]")
    checkProblems(
      plain + "\nfunc f() { store.laod() }",
      "8:18: 'Store' has no method 'laod'; did you mean 'load'? [unknown-member]")
    checkProblems(
      plain + "\nclass A { let store = Store()\nfunc g() { store.laod() } }",
      "9:18: 'Store' has no method 'laod'; did you mean 'load'? [unknown-member]")
    checkProblems(plain + "\nfunc f() { service.metod(); store.load(); Store.shared.load() }")
    checkProblems(
      """
      class Model: NSObject { @objc func g() {} }
      func f(_ m: Model) {
          print(m.description, m.hash, m.isEqual(m)); m.perform(#selector(Model.g))
      }
      """)
  }

  @Test func membersThatExtensionsAddAreKnown() {
    checkProblems(
      """
      class Store { var items = [1] }
      extension Store { var total: Int { items.count } }
      extension NSObject { func tag(_ name: String) {} }
      class Model: NSObject {}
      protocol Named {}
      extension Named { func hello() {} }
      class Thing: Named {}
      func f() { print(Store().total); Model().tag("a"); Thing().hello() }
      """)
  }

  @Test func staticMembersAreThoseOfStaticCode() {
    checkProblems(
      """
      class Store {
          static var shared: Store?
          static func reset() { sharde = nil }
      }
      """, "3:27: 'sharde' is not declared; did you mean 'shared'? [unknown-name]")
  }
}

import Testing

/// Work items and groups of Grand Central Dispatch.
@Suite struct DispatchWorkTests {
  private static let debounce = """
    class Search: UIViewController {
        var pending: DispatchWorkItem?
        func changed() {
            pending?.cancel()
            let item = DispatchWorkItem { [weak self] in
                if self != nil { print("search") }
            }
            pending = item
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
        }
    }
    let A = Search()
    window.rootViewController = A
    when "typed" {
        A.changed()
        system.wait(PAUSE)
        A.changed()
        system.wait(1)
    }

    """

  private func typed(_ pause: String) -> String {
    Self.debounce.replacing("PAUSE", with: pause)
  }

  @Test func aDebouncedSearchRunsOnce() {
    checkHolds(typed("0.1") + "require count(console.print(\"search\")) == 1")
    checkHolds(typed("0.5") + "require count(console.print(\"search\")) == 2")
  }

  @Test func aWorkItemKeepsItsPlaceInTheQueue() {
    checkPrint(
      """
      when "given" {
          let item = DispatchWorkItem { print("item") }
          DispatchQueue.main.async { print("a") }
          DispatchQueue.main.async(execute: item)
          DispatchQueue.main.async { print("b") }
          item.perform()
          print("performed")
      }
      """, "item", "performed", "a", "item", "b")
  }

  @Test func aCancelledWorkItemDoesNothing() {
    checkPrint(
      """
      when "given" {
          let item = DispatchWorkItem { print("item") }
          DispatchQueue.main.async(execute: item)
          item.cancel()
          item.perform()
          print(item.isCancelled)
      }
      """, "true")
  }

  @Test func aWorkItemHoldsItsClosure() {
    func source(_ captures: String) -> String {
      """
      class Screen: UIViewController {
          var item: DispatchWorkItem?
          override func viewDidLoad() {
              super.viewDidLoad()
              item = DispatchWorkItem { \(captures) self.title = "x" }
          }
          deinit { print("gone") }
      }
      let nav = UINavigationController(UIViewController())
      window.rootViewController = nav
      nav.pushViewController(Screen(), animated: false)
      when "back" { user.tapBack() }

      """
    }
    checkHolds(source("") + "require never console.print(\"gone\")")
    checkHolds(source("[unowned self] in") + "require console contains \"gone\"")
  }

  @Test func anotherThreadMayHaveBegun() {
    let item = "let item = DispatchWorkItem { print(\"item\") }\n"
    #expect(
      outcome(of: item + "DispatchQueue.global().async(execute: item)\nitem.cancel()").problems
        .first?
        .hasSuffix("[not-simulated]") == true)
    checkPrint(
      item
        + "DispatchQueue.global().asyncAfter(deadline: .now() + 1, execute: item)\nitem.cancel()",
      lines: [])
  }

  @Test func aGroupWaitsForAll() {
    let group = """
      let group = DispatchGroup()
      for seconds in [1, 2] {
          group.enter()
          DispatchQueue.main.asyncAfter(deadline: .now() + Double(seconds)) {
              print(seconds)
              group.leave()
          }
      }
      group.notify(queue: .main) { print("all") }
      print("begun")
      when "later" { system.wait(3) }
      """
    checkPrint(group, "begun", "1", "2", "all")
    checkPrint(
      "let group = DispatchGroup()\ngroup.enter()\ngroup.notify(queue: .main) { print(\"all\") }",
      lines: [])
    checkPrint(
      "let group = DispatchGroup()\nwhen \"asked\" {\n group.notify(queue: .main) { print(\"all\") }\n print(\"first\") }",
      "first", "all")
  }

  @Test func nobodyKnowsWhenAnotherThreadLeaves() {
    let group = """
      when "begun" {
          let group = DispatchGroup()
          group.enter()
          DispatchQueue.global().async { group.leave() }
          group.notify(queue: .main) { print("all") }
          DispatchQueue.main.async { print("next") }
      }

      """
    checkHolds(group + "require console contains \"all\"")
    for check in [
      "print(\"next\") < console.print(\"all\")", "print(\"all\") < console.print(\"next\")",
    ] {
      let problems = outcome(of: group + "require console.\(check)").problems
      #expect(problems.first?.hasSuffix("[not-modelled]") != false)
    }
  }

  @Test func anEmptyGroupIsNotLeft() {
    checkProblems(
      "let group = DispatchGroup()\ngroup.leave()",
      "2:1: The app crashes here: a group is left more often than entered [fatal-error]")
  }
}

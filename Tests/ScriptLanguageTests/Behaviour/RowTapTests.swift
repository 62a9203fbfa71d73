import LifecycleEngine
import Testing

/// A tap on a row or an item calls the delegate of the table or collection view.
@Suite struct RowTapTests {
  private func table(_ members: String = "", _ setUp: String = "") -> String {
    """
    class List: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let tableView = UITableView()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(tableView)
            tableView.dataSource = self
            tableView.delegate = self
            \(setUp)
        }
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            section == 0 ? 2 : 1
        }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            print("selected", indexPath.section, indexPath.row)
        }
        \(members)
    }
    let A = List(), B = UIViewController()
    let nav = UINavigationController(rootViewController: A)
    window.rootViewController = nav

    """
  }

  private func line(after text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count
  }

  @Test func aTapTellsTheDelegateTheRow() {
    checkPrint(
      table() + "user.tap(A.tableView, row: 1)\nuser.tap(A.tableView, row: 0, section: 1)\n"
        + "print(A.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 1))\n"
        + "print(A.tableView.indexPathForSelectedRow?.item ?? -1)\n"
        + "A.tableView.deselectRow(at: IndexPath(row: 0, section: 1), animated: true)\n"
        + "print(A.tableView.indexPathForSelectedRow == nil)",
      "selected 0 1", "selected 1 0", "true", "0", "true")
  }

  @Test func aPushInDidSelectRowIsAPush() {
    checkPrint(
      table().replacing(
        "print(\"selected\", indexPath.section, indexPath.row)",
        with: "navigationController?.pushViewController(B, animated: true)")
        + "user.tap(A.tableView, row: 0)\nsystem.wait()\nprint(nav.topViewController === B)",
      "true")
  }

  @Test func willSelectMayChangeOrRefuseTheRow() {
    func check(_ answer: String, _ lines: String...) {
      let question = """
        func tableView(
            _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
        ) -> IndexPath? {
            print("asked")
            return \(answer)
        }
        """
      checkPrint(table(question) + "user.tap(A.tableView, row: 0)", lines: lines)
    }
    check("indexPath", "asked", "selected 0 0")
    check("IndexPath(row: 0, section: 1)", "asked", "selected 1 0")
    check("nil", "asked")
  }

  @Test func aTableThatAllowsNoSelectionCallsNothing() {
    checkPrint(
      table("", "tableView.allowsSelection = false")
        + "user.tap(A.tableView, row: 0)\nprint(A.tableView.indexPathForSelectedRow == nil)", "true"
    )
  }

  @Test func aMissingRowCannotBeTapped() {
    let place = line(after: table())
    func check(_ arguments: String, _ reason: String) {
      checkProblems(
        table() + "user.tap(A.tableView, \(arguments))",
        "\(place):1: 'user.tap(UITableView, \(arguments))' is impossible: \(reason) "
          + "[impossible-action]")
    }
    check("row: 2", "section 0 has 2 rows")
    check("row: 1, section: 1", "section 1 has 1 row")
    check("row: 0, section: 2", "the table has 2 sections")
    checkProblems(
      table() + "A.tableView.dataSource = nil\nuser.tap(A.tableView, row: 0)",
      "\(place + 1):1: 'user.tap(UITableView, row: 0)' is impossible: the table has no data source "
        + "[impossible-action]")
    checkProblems(
      table() + "A.present(B, animated: false)\nuser.tap(A.tableView, row: 0)",
      "\(place + 1):1: 'user.tap(UITableView, row: 0)' is impossible: what is presented over the "
        + "tapped view takes the touches [impossible-action]")
  }

  @Test func wrongTapsAreRefused() {
    let place = line(after: table())
    checkProblems(
      table() + "user.tap(A.tableView)",
      "\(place):1: A tap on the table names a row [wrong-argument]")
    checkProblems(
      table() + "user.tap(A.tableView, item: 0)",
      "\(place):1: Only a table has a 'row:' to tap, and only a collection view an 'item:' "
        + "[wrong-argument]")
    checkProblems(
      table() + "user.tap(A.tableView, row: 0)\nuser.tap(A.tableView, row: 0)",
      "\(place + 1):1: A tap on a row that is selected already is not simulated yet "
        + "[not-simulated]")
    let deselection = """
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { }
      """
    checkProblems(
      table(deselection) + "user.tap(A.tableView, row: 0)\nuser.tap(A.tableView, row: 1)",
      "\(line(after: table(deselection)) + 1):1: The call of 'tableView(_:didDeselectRowAt:)' in a "
        + "tap is not simulated yet [not-simulated]")
  }

  private func controller(_ setUp: String = "") -> String {
    """
    class List: UITableViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            \(setUp)
        }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
        override func tableView(
            _ t: UITableView, cellForRowAt path: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        override func tableView(_ t: UITableView, didSelectRowAt indexPath: IndexPath) {
            navigationController?.pushViewController(B, animated: true)
        }
    }
    let A = List(), B = UIViewController()
    let nav = UINavigationController(rootViewController: A)
    window.rootViewController = nav
    system.wait()
    user.tap(A.tableView, row: 1)
    system.wait()
    print(A.tableView.indexPathForSelectedRow != nil)

    """
  }

  @Test func aTableControllerClearsTheSelectionOnReturn() {
    let back = "user.tapBack()\nsystem.wait()\n"
    let read = "print(A.tableView.indexPathForSelectedRow == nil)"
    checkPrint(controller() + back + read, "true", "true")
    checkPrint(
      controller() + "A.clearsSelectionOnViewWillAppear = false\n" + back + read, "true", "false")
    checkPrint(
      controller() + "user.beginSwipeBack()\nuser.cancelSwipe()\nsystem.wait()\n" + read,
      "true", "false")
    checkPrint(
      controller() + "user.beginSwipeBack()\nuser.finishSwipe()\nsystem.wait()\n" + read,
      "true", "true")
  }

  @Test func theMomentOfTheClearingIsRefusedFromIOS17On() {
    let problems = outcome(
      of: controller("print(tableView.indexPathForSelectedRow == nil)") + "user.tapBack()"
    ).problems
    #expect(problems.contains { $0.contains("The moment at which a controller clears") })
  }

  private let collection = """
    class Grid: UICollectionViewController {
        override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 4 }
        override func collectionView(
            _ c: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            c.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
            return c.dequeueReusableCell(withReuseIdentifier: "c", for: path)
        }
        override func collectionView(
            _ c: UICollectionView, shouldSelectItemAt indexPath: IndexPath
        ) -> Bool {
            indexPath.item != 3
        }
        override func collectionView(_ c: UICollectionView, didSelectItemAt path: IndexPath) {
            print("item", path.item, c === collectionView)
        }
    }
    let A = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = A
    system.wait()

    """

  @Test func anItemIsSelectedIfTheDelegateAllows() {
    checkPrint(
      collection + "user.tap(A.collectionView, item: 2)\nuser.tap(A.collectionView, item: 3)\n"
        + "print(A.collectionView.indexPathsForSelectedItems?.count ?? 0)", "item 2 true", "1")
  }

  @Test func whatOnlyATapPrintsIsKnown() {
    checkHolds(
      table() + "user.tap(A.tableView, row: 1)\nrequire count(console.print(\"selected\")) == 1")
    let printing = table("func log() { print(\"selected\") }").replacing(
      "      UITableViewCell()\n", with: "      log(); return UITableViewCell()\n")
    let problems = outcome(
      of: printing + "require never console.print(\"selected\")"
    ).problems
    #expect(problems.contains { $0.contains("does not know if 'console.print(\"selected\")'") })
  }

  @Test func whatCellsChangeIsNotKnown() {
    let counting = table("var made = 0").replacing(
      "      UITableViewCell()\n", with: "      made += 1; return UITableViewCell()\n")
    let problems = outcome(of: counting + "require A.made == 0").problems
    #expect(problems.contains { $0.contains("The engine does not know 'made' here") })
  }

  @Test func cellsThatMayTakeNoTouchesAreRefused() {
    func check(_ value: String, _ isRefused: Bool) {
      let screen = table().replacing(
        "      UITableViewCell()\n",
        with: "      let c = UITableViewCell(); c.isUserInteractionEnabled = \(value); return c\n")
      let problems = outcome(of: screen + "user.tap(A.tableView, row: 1)").problems
      #expect(problems.contains { $0.contains("whose cell may have user") } == isRefused)
    }
    check("false", true)
    check("true", false)
    check("indexPath.row > 1", true)
  }

  @Test func aTableWithoutCellsIsRefused() {
    let problems = outcome(
      of: controller().replacing("cellForRowAt path", with: "indentationLevelForRowAt path")
        .replacing("-> UITableViewCell { UITableViewCell() }", with: "-> Int { 0 }")
    ).problems
    #expect(problems.contains { $0.contains("whose data source makes no cells") })
  }

  @Test func anItemOfTheToolbarNeedsAVisibleToolbar() {
    let screen = """
      class Screen: UIViewController {
          lazy var trash = UIBarButtonItem(
              title: "Trash", style: .plain, target: self, action: #selector(deleted))
          override func viewDidLoad() {
              super.viewDidLoad()
              toolbarItems = [trash]
          }
          @objc func deleted() { print("deleted") }
      }
      let A = Screen()
      let nav = UINavigationController(rootViewController: A)
      window.rootViewController = nav

      """
    let place = line(after: screen)
    checkPrint(screen + "nav.isToolbarHidden = false\nuser.tap(A.trash)", "deleted")
    checkPrint(
      screen + "A.setToolbarItems([A.trash], animated: true)\n"
        + "nav.setToolbarHidden(false, animated: true)\nuser.tap(A.trash)", "deleted")
    checkProblems(
      screen + "user.tap(A.trash)",
      "\(place):1: 'user.tap(UIBarButtonItem)' is impossible: it needs a toolbar with the item on "
        + "screen [impossible-action]")
  }
}

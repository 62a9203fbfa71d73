import Scenarios
import Testing

/// The code of cells ends a scenario where the code ends the app, and rows are those of the last load.
@Suite struct AskedCellTests {
  private func ids(_ source: String) throws -> [String] {
    outcome(of: source, try ScenarioAttributes(info: "scenario a ios=17")).problems.map {
      String($0[($0.lastIndex(of: "[") ?? $0.startIndex)...])
    }
  }

  private func list(_ rows: String, _ cell: String, _ rest: String = "") -> String {
    """
    class Cell: UITableViewCell {}
    class List: UITableViewController {
        var items = ["a", "b"]
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { \(rows) }
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { \(cell) }
        \(rest)
    }
    let list = List()
    window.rootViewController = list
    require count(list.viewDidAppear) == 1
    """
  }

  private func registering(_ type: String) -> String {
    """
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(\(type).self, forCellReuseIdentifier: "c")
    }
    """
  }

  private let dequeued = #"t.dequeueReusableCell(withIdentifier: "c", for: i)"#

  @Test func anOrdinaryTableIsShown() throws {
    let settings = """
      let cell = \(dequeued)
      cell.textLabel?.text = items[i.row]
      cell.accessoryType = .disclosureIndicator
      var content = cell.defaultContentConfiguration()
      content.text = items[i.row]
      cell.contentConfiguration = content
      return cell
      """
    #expect(try ids(list("items.count", settings, registering("UITableViewCell"))) == [])
    #expect(
      try ids(list("items.count", "\(dequeued) as! Cell", registering("Cell"))) == [])
    let header = """
      override func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? { UIView() }
      """
    #expect(try ids(list("items.count", "UITableViewCell()", header)) == [])
    // No row asks for a cell.
    #expect(try ids(list("0", "fatalError()")) == [])
  }

  @Test func codeOfCellsThatEndsTheAppEndsTheScenario() throws {
    #expect(
      try ids(list("items.count + 1", "_ = items[i.row]; return UITableViewCell()"))
        == ["[out-of-range]"])
    #expect(
      try ids(list("1", "\(dequeued) as! Cell", registering("UITableViewCell"))) == [
        "[cast-failed]"
      ])
    #expect(
      try ids(list("1", dequeued, registering("Cell").replacing("\"c\"", with: "\"d\""))) == [
        "[uncaught-exception]"
      ])
    #expect(try ids(list("1", "fatalError()")) == ["[fatal-error]"])
    let header = """
      override func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? {
          fatalError()
      }
      """
    #expect(try ids(list("1", "UITableViewCell()", header)) == ["[fatal-error]"])
    let initializer = """
      class Made: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
              super.init(style: style, reuseIdentifier: reuseIdentifier)
              fatalError()
          }
          required init?(coder: NSCoder) { fatalError() }
      }

      """
    #expect(try ids(initializer + list("1", dequeued, registering("Made"))) == ["[fatal-error]"])
  }

  @Test func aTableNeedsCells() throws {
    let without = """
      class List: UITableViewController {
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
      }
      let list = List()
      window.rootViewController = list
      require count(list.viewDidAppear) == 1
      """
    #expect(try ids(without) == ["[uncaught-exception]"])
    #expect(try ids(without.replacing("{ 3 }", with: "{ 0 }")) == [])
  }

  @Test func aCollectionViewDequeuesItsCells() throws {
    let grid = """
      class Grid: UICollectionViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
          }
          override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 3 }
          override func collectionView(
              _ c: UICollectionView, cellForItemAt i: IndexPath
          ) -> UICollectionViewCell { CELL }
      }
      let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
      window.rootViewController = grid
      require count(grid.viewDidAppear) == 1
      """
    let dequeued = #"c.dequeueReusableCell(withReuseIdentifier: "c", for: i)"#
    #expect(try ids(grid.replacing("CELL", with: dequeued)) == [])
    #expect(
      try ids(grid.replacing("CELL", with: dequeued.replacing("\"c\"", with: "\"d\"")))
        == ["[uncaught-exception]"])
    #expect(
      try ids(grid.replacing("CELL", with: "UICollectionViewCell()")) == ["[uncaught-exception]"])
  }

  private func changing(_ step: String) -> String {
    list("items.count", "UITableViewCell()") + "\nwhen \"then\" { \(step) }\n"
  }

  @Test func rowsAreThoseOfTheLastLoad() throws {
    let selected = "require list.tableView.indexPathForSelectedRow?.row == 2"
    #expect(
      try ids(changing("list.items.append(\"c\"); user.tap(list.tableView, row: 2)") + selected)
        == ["[not-simulated]"])
    #expect(
      try ids(
        changing(
          "list.items.append(\"c\"); list.tableView.reloadData(); user.tap(list.tableView, row: 2)")
          + selected) == [])
  }

  @Test func aRowWithoutHeightTakesNoTouch() throws {
    let height =
      "override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { H }"
    for (given, expected) in [("44", [String]()), ("0", ["[impossible-action]"])] {
      let script =
        list("2", "UITableViewCell()", height.replacing("H }", with: "\(given) }"))
        + "\nwhen \"tapped\" { user.tap(list.tableView, row: 1) }"
        + "\nrequire list.tableView.indexPathForSelectedRow?.row == 1"
      #expect(try ids(script) == expected)
    }
  }

  @Test func placesBeyondTheRowsAreRefused() throws {
    func at(_ row: Int) -> String { "at: IndexPath(row: \(row), section: 0)" }
    let check = "require list.isViewLoaded"
    let scrolled = "list.tableView.scrollToRow(ROW, at: .top, animated: false)"
    #expect(
      try ids(changing(scrolled.replacing("ROW", with: at(5))) + check) == ["[not-simulated]"])
    #expect(try ids(changing(scrolled.replacing("ROW", with: at(1))) + check) == [])
    let reloaded = "list.tableView.reloadRows(at: [IndexPath(row: ROW, section: 0)], with: .none)"
    #expect(try ids(changing(reloaded.replacing("ROW", with: "5")) + check) == ["[not-simulated]"])
    #expect(try ids(changing(reloaded.replacing("ROW", with: "1")) + check) == [])
    let batch = """
      list.tableView.performBatchUpdates({
          list.items.remove(at: 1)
          list.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      })
      """
    #expect(try ids(changing(batch) + check) == [])
    #expect(
      try ids(changing("list.items = []; " + reloaded.replacing("ROW", with: "1")) + check)
        == ["[not-simulated]"])
  }
}

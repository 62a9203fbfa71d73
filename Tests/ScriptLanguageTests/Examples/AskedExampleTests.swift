import Testing

@testable import ExampleRuns

/// UIKit asks the data sources of examples for each row and page, and the user goes to the ends.
@Suite struct AskedExampleTests {
  private static func told(_ code: String) throws -> Set<String> {
    Set(try ExampleVerdict(code, attributes: ExampleAttributes(.correct)).diagnostics.map(\.id))
  }

  private static func list(
    rows: String = "items.count", cell: String = "items[i.row]",
    items: String = "private let items = [\"a\", \"b\"]", _ rest: String = ""
  ) -> String {
    """
    class List: UITableViewController {
        \(items)
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { \(rows) }
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
            let cell = t.dequeueReusableCell(withIdentifier: "c", for: i)
            cell.textLabel?.text = \(cell)
            return cell
        }
        \(rest)
    }
    """
  }

  @Test func aCellBeyondTheDataIsACrash() throws {
    #expect(try Self.told(Self.list()) == [])
    #expect(try Self.told(Self.list(rows: "10")) == ["crashing-example"])
    #expect(try Self.told(Self.list(cell: "items[i.row + 1]")) == ["crashing-example"])
    // Other code may fill the list before the rows come on screen.
    let open = "var items: [String] = []"
    #expect(try Self.told(Self.list(rows: "1", items: open)) == ["runs-broke-off"])
    let filled = "private var items: [String] = []\nfunc fill() { items = [\"a\"] }"
    #expect(try Self.told(Self.list(rows: "1", items: filled)) == ["runs-broke-off"])
    let empty = "private var items: [String] = []"
    #expect(
      try Self.told(Self.list(rows: "max(items.count, 1)", items: empty)) == ["crashing-example"])
  }

  @Test(arguments: [true, false])
  func theLastRowIsSelected(_ isSound: Bool) throws {
    let select = """
      override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {
          title = items[i.row\(isSound ? "" : " + 1")]
      }
      """
    #expect(try Self.told(Self.list(select)) == (isSound ? [] : ["crashing-example"]))
  }

  @Test(arguments: [true, false])
  func pagesHaveEnds(_ guards: Bool) throws {
    let pages = """
      class Pages: UIPageViewController, UIPageViewControllerDataSource {
          private let pages = [UIViewController(), UIViewController()]
          override func viewDidLoad() {
              super.viewDidLoad()
              dataSource = self
              setViewControllers([pages[0]], direction: .forward, animated: false)
          }
          func pageViewController(
              _ p: UIPageViewController, viewControllerBefore v: UIViewController
          ) -> UIViewController? {
              guard let index = pages.firstIndex(of: v)\(guards ? ", index > 0" : "") else { return nil }
              return pages[index - 1]
          }
          func pageViewController(
              _ p: UIPageViewController, viewControllerAfter v: UIViewController
          ) -> UIViewController? {
              guard let index = pages.firstIndex(of: v)\(guards ? ", index < pages.count - 1" : "")
              else { return nil }
              return pages[index + 1]
          }
      }
      """
    #expect(try Self.told(pages) == (guards ? [] : ["crashing-example"]))
  }

  @Test func aRowCanBeRemoved() throws {
    let commit = """
      override func tableView(
          _ t: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt i: IndexPath
      ) {
          if style == .delete {
              items.remove(at: i.row)
              t.deleteRows(at: [i], with: .fade)
          }
      }
      override func tableView(_ t: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
          items.insert(items.remove(at: from.row), at: to.row)
      }
      """
    #expect(try Self.told(Self.list(items: "private var items = [\"a\", \"b\"]", commit)) == [])
  }

  @Test(arguments: ["AVPlayerViewController", "SFSafariViewController", "QLPreviewController"])
  func aControllerOfAFrameworkIsAScreen(_ base: String) throws {
    let player = """
      class Player: \(base) {
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
          }
      }
      """
    #expect(try Self.told(player) == [])
    let without = player.replacing("super.viewWillAppear(animated)", with: "print(animated)")
    #expect(try Self.told(without) == ["harmful-example"])
  }
}

import Testing

@testable import ExampleRuns

/// A verdict names the calls that no run followed, and no others.
@Suite struct UnfollowedCallTests {
  private static func names(_ code: String) throws -> [String] {
    let verdict = try ExampleVerdict(code, attributes: ExampleAttributes(.correct))
    #expect(verdict.diagnostics.isEmpty)
    return verdict.unfollowed.map(\.name)
  }

  private static func loading(_ body: String, _ members: String = "") -> String {
    "\(members)\noverride func viewDidLoad() {\nsuper.viewDidLoad()\n\(body)\n}\n"
  }

  @Test(arguments: [
    ("table.performBatchUpdates { print(1) }", ["performBatchUpdates"]),
    ("table.moveRow(at: first, to: second)", ["moveRow"]),
    ("source.apply(snapshot, animatingDifferences: true)", ["apply"]),
    ("loadRows()", ["loadRows"]),
    ("loadRows(); Store.shared.refresh()", ["loadRows", "refresh"]),
  ])
  func aCallThatNothingFollowsIsNamed(_ body: String, _ names: [String]) throws {
    #expect(try Self.names(Self.loading(body, "private let table = UITableView()")) == names)
  }

  @Test(arguments: [
    "view.addSubview(UILabel())",
    "let size = measure(table); print(size)",
    "table.register(UITableViewCell.self, forCellReuseIdentifier: \"cell\")",
    "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))",
    "NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 9)])",
    "[1, 2].forEach { print($0) }",
    "table.reloadData()",
  ])
  func aCallThatIsFollowedIsNotNamed(_ body: String) throws {
    #expect(try Self.names(Self.loading(body, "private let table = UITableView()")) == [])
  }

  @Test func aCallOfWhichNoSourceTellsTheEffectIsNamed() throws {
    let code = """
      @objc func replace() {
        guard let stack = navigationController else { return }
        stack.popViewController(animated: false)
        stack.pushViewController(UIViewController(), animated: true)
      }
      """
    #expect(try Self.names(code) == ["pushViewController"])
  }

  @Test func aCallThatOneRunJudgesIsNotNamed() throws {
    let code = """
      final class List: UITableViewController {
        private var names = ["Ada"]

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          names.count
        }

        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }

        @objc func add() {
          names.append("Grace")
          tableView.insertRows(
            at: [IndexPath(row: names.count - 1, section: 0)], with: .automatic)
        }
      }
      """
    #expect(try Self.names(code) == [])
  }
}

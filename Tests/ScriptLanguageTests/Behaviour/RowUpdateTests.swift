import Testing

/// An update of rows has to agree with the data source before and after.
@Suite struct RowUpdateTests {
  private func problems(_ update: String, _ members: String = "") -> [String] {
    outcome(
      of: """
        class List: UITableViewController {
            var items = [["a", "b", "c"]]
            override func numberOfSections(in t: UITableView) -> Int { items.count }
            override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { items[s].count }
            override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { UITableViewCell() }
            func row(_ n: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: n, section: section) }
            func update() {
                \(update)
            }
        }
        let list = List()
        window.rootViewController = list
        when "updated" { list.update() }
        require list.items.count < 9
        """
    ).problems
  }

  @Test(arguments: [
    "items[0].remove(at: 1); tableView.deleteRows(at: [row(1)], with: .fade)",
    "items[0].append(\"d\"); tableView.insertRows(at: [row(3)], with: .automatic)",
    "tableView.reloadRows(at: [row(1)], with: .none)",
    "items.append([]); tableView.insertSections([1], with: .fade)",
    "items = []; tableView.deleteSections(IndexSet(integer: 0), with: .fade)",
    "items[0].removeAll(); tableView.reloadSections([0], with: .fade)",
    "items[0].swapAt(0, 1); tableView.moveRow(at: row(0), to: row(1))",
    """
    tableView.beginUpdates()
    items[0].removeFirst()
    tableView.deleteRows(at: [row(0)], with: .fade)
    items[0].append("d")
    tableView.insertRows(at: [row(2)], with: .fade)
    tableView.endUpdates()
    """,
    """
    items[0].removeFirst()
    tableView.deleteRows(at: [row(0)], with: .fade)
    items[0].removeFirst()
    tableView.deleteRows(at: [row(0)], with: .fade)
    """,
    "items[0].removeFirst(); tableView.reloadData()",
    "items[0].removeFirst(); tableView.reloadData(); items[0].removeFirst(); tableView.reloadData()",
    "tableView.beginUpdates(); tableView.endUpdates()",
    "tableView.performBatchUpdates(nil)",
  ])
  func anUpdateThatAgreesIsRight(_ update: String) {
    #expect(problems(update) == [])
  }

  @Test(arguments: [
    ("tableView.deleteRows(at: [row(0)], with: .fade)", "section 0 has 3 places instead of 2"),
    ("tableView.insertRows(at: [row(3)], with: .fade)", "section 0 has 3 places instead of 4"),
    (
      "items[0].removeAll(); tableView.deleteRows(at: [row(0)], with: .fade)",
      "section 0 has 0 places instead of 2"
    ),
    (
      "tableView.beginUpdates(); items[0].removeLast(); tableView.endUpdates()",
      "section 0 has 2 places instead of 3"
    ),
    (
      "items[0].removeLast(); tableView.reloadRows(at: [row(0)], with: .fade)",
      "section 0 has 2 places instead of 3"
    ),
    ("tableView.insertSections([1], with: .fade)", "there are 1 sections instead of 2"),
    ("tableView.reloadSections([3], with: .fade)", "names a section that does not exist"),
    (
      "tableView.performBatchUpdates { tableView.deleteRows(at: [row(0)], with: .fade) }",
      "section 0 has 3 places instead of 2"
    ),
  ])
  func anUpdateThatDisagreesIsRefused(_ update: String, _ reason: String) {
    let found = problems(update)
    #expect(found.count == 1)
    #expect(found.first?.contains("The invalid update '") == true, "\(found)")
    #expect(found.first?.contains(reason) == true, "\(found)")
  }
}

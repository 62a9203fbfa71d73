// finding=none
// The table of a storyboard has its own cells.
final class Cell: UITableViewCell {}

final class Screen: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! Cell
    }
}

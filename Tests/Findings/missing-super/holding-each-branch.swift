// finding=none
// No single line covers all cases, but each case of the switch reaches super on its own.
enum LayoutMode { case list, grid, detail }

final class BrowserViewController: UIViewController {
    private var mode = LayoutMode.list

    override func viewWillDisappear(_ animated: Bool) {
        switch mode {
        case .list:
            super.viewWillDisappear(animated)
            mode = .grid
        case .grid:
            mode = .detail
            super.viewWillDisappear(animated)
        case .detail:
            if animated {
                super.viewWillDisappear(true)
            } else {
                super.viewWillDisappear(false)
            }
        }
    }
}

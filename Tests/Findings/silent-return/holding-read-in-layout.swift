// finding=none
// The sheet asks the presenter's view for a layout pass, and that is where the value is read.
final class GridScreen: UIViewController {
    var columns = 2
    private var laidOutColumns = 0
    private var asked = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        laidOutColumns = columns
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !asked else { return }
        asked = true
        let sheet = ColumnSheet()
        sheet.grid = self
        present(sheet, animated: true)
    }
}

final class ColumnSheet: UIViewController {
    weak var grid: GridScreen?

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { [weak self] in
            self?.grid?.columns = 4
            self?.grid?.view.setNeedsLayout()
        }
    }
}

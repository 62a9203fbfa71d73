// finding=none
// The sheet calls back when it has written, and the presenter then reads the model again.
final class Filter {
    var minimum = 0
}

final class OffersScreen: UIViewController {
    private let filter = Filter()
    private var applied = -1
    private var asked = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        apply()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !asked else { return }
        asked = true
        let sheet = FilterSheet()
        sheet.filter = filter
        sheet.onDone = { [weak self] in self?.apply() }
        present(sheet, animated: true)
    }

    private func apply() {
        applied = filter.minimum
    }
}

final class FilterSheet: UIViewController {
    var filter: Filter?
    var onDone: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { [weak self] in
            self?.filter?.minimum = 20
            self?.onDone?()
        }
    }
}

// finding=silent-return
// The base class reloads in viewWillAppear and nowhere else, so the subclass never hears of the new amount.
class ReloadingScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    func reload() {}
}

final class BudgetScreen: ReloadingScreen {
    var amount = 100
    private var shownAmount = 0
    private var asked = false

    override func reload() {
        super.reload()
        shownAmount = amount
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !asked else { return }
        asked = true
        let sheet = AmountSheet()
        sheet.budget = self
        present(sheet, animated: true)
    }
}

final class AmountSheet: UIViewController {
    weak var budget: BudgetScreen?

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { [weak self] in
            self?.budget?.amount = 250  // <- silent-return, launch, viewDidDisappear
        }
    }
}

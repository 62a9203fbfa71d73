// finding=retain-cycle
// No closure is written at all, yet a method handed over as a value brings its instance with it.
final class MenuModel {
    var onSelect: ((Int) -> Void)?
}

final class MenuScreen: UIViewController {
    private let menu = MenuModel()
    private var selected = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        menu.onSelect = select  // <- retain-cycle, launch, viewDidDisappear
    }

    private func select(_ index: Int) {
        selected = index
    }
}

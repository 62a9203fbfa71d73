// finding=none
// The closure lives no longer than its owner and refers to it without owning it.
final class ColorModel {
    var onPick: ((String) -> Void)?
}

final class ColorScreen: UIViewController {
    private let model = ColorModel()
    private var picked = "none"

    override func viewDidLoad() {
        super.viewDidLoad()
        model.onPick = { [unowned self] name in
            self.picked = name
        }
        model.onPick?("teal")
    }
}

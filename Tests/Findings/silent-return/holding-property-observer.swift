// finding=none
// The property's observer shows every new value at once, and viewIsAppearing merely repeats that.
final class BioScreen: UIViewController {
    private let label = UILabel()
    private var asked = false
    var bio = "" {
        didSet { show() }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        show()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !asked else { return }
        asked = true
        let sheet = BioSheet()
        sheet.screen = self
        present(sheet, animated: true)
    }

    private func show() {
        label.text = bio
    }
}

final class BioSheet: UIViewController {
    weak var screen: BioScreen?

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { [weak self] in
            self?.screen?.bio = "Likes trains"
        }
    }
}

// finding=silent-return
// The default style is a sheet, so the name that it writes back stays unread until the next real appearance.
final class ProfileScreen: UIViewController {
    var name = "Ada"
    private let nameLabel = UILabel()
    private var hasAsked = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(nameLabel)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        nameLabel.text = name
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasAsked else { return }
        hasAsked = true
        let sheet = NameSheet()
        sheet.owner = self
        present(sheet, animated: true)
    }
}

final class NameSheet: UIViewController {
    weak var owner: ProfileScreen?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.async { [weak self] in
            self?.save()
        }
    }

    private func save() {
        guard let owner = owner else { return }
        owner.name = "Grace"  // <- silent-return, launch, viewDidDisappear
        dismiss(animated: true)
    }
}

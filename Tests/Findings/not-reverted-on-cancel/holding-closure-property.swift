// finding=none
// What the card does when it is tapped is seen by nobody.
final class Card: UIView {
    var onTap: (() -> Void)?
}

final class CardScreen: UIViewController {
    private let card = Card()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        card.onTap = { [weak self] in self?.open() }
    }

    private func open() {}
}

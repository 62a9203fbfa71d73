// finding=not-reverted-on-cancel
// An object that is no controller flattens the card's layer before the screen leaves, and nothing lifts the card again.
final class CardStyler {
    func lift(_ card: UIView) {
        card.layer.shadowOpacity = 0.3
    }

    func flatten(_ card: UIView) {
        card.layer.shadowOpacity = 0  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
    }
}

final class LoyaltyViewController: UIViewController {
    private let styler = CardStyler()
    private let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        styler.lift(card)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        styler.flatten(card)
    }
}

// finding=none
// It is a subview that is invalidated and laid out here, which does not lead back to the controller's callback.
final class CardListViewController: UIViewController {
    private let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = CGRect(x: 16, y: 16, width: view.bounds.width - 32, height: 120)
        card.setNeedsLayout()
        card.layoutIfNeeded()
    }
}

// finding=none
// Super is the author's own base class, which assigns the view without UIKit's loadView, and the subclass only adds to it.
class CardScreen: UIViewController {
    let card = UIView()

    override func loadView() {
        view = UIView()
        view.addSubview(card)
    }
}

final class CouponScreen: CardScreen {
    private let code = UILabel()

    override func loadView() {
        super.loadView()
        code.text = "SPRING"
        card.addSubview(code)
    }
}

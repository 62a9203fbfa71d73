// finding=none
// The card follows the view, and what was put into it with the same sizes follows the card.
import UIKit
final class A: UIViewController {
    private let card = UIView()
    private let title = UILabel()
    private let close = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        card.frame = view.bounds.insetBy(dx: 16, dy: 40)
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(card)
        title.frame = CGRect(x: 8, y: 8, width: card.bounds.width - 16, height: 20)
        title.autoresizingMask = .flexibleWidth
        card.addSubview(title)
        close.frame = CGRect(x: view.bounds.width - 76, y: 8, width: 32, height: 32)
        close.autoresizingMask = .flexibleLeftMargin
        card.addSubview(close)
    }
}

// finding=none
// A badge in the corner keeps its distance to the right edge, a card both of its margins.
import UIKit
final class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let badge = UIView(frame: CGRect(x: view.bounds.width - 60, y: 20, width: 44, height: 44))
        badge.autoresizingMask = .flexibleLeftMargin
        view.addSubview(badge)
        let card = UIView(frame: CGRect(x: 16, y: 80, width: view.bounds.width - 32, height: 120))
        card.autoresizingMask = [.flexibleWidth]
        view.addSubview(card)
    }
}

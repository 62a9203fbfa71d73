// finding=early-geometry
// The mask moves the card; nothing brings the radius up to date that was made of the same read.
import UIKit
final class CardViewController: UIViewController {
    private let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let area = view.bounds  // <- early-geometry, sheet-cancel, viewDidLoad
        card.frame = area.insetBy(dx: 10, dy: 10)
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(card)
        card.layer.cornerRadius = area.height / 8
    }
}

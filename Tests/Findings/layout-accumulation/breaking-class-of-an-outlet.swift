// finding=layout-accumulation
// The view of an outlet adds a layer in each of its layouts.
final class CardView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.addSublayer(CALayer())  // <- layout-accumulation, rotate, viewDidLayoutSubviews
    }
}
final class CardViewController: UIViewController {
    @IBOutlet private var card: CardView!
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = view.bounds
    }
}

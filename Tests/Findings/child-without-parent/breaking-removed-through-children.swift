// finding=child-without-parent
// The children are taken out of the parent, and their views stay without a controller.
final class CardStack: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let card = UIViewController()
        addChild(card)
        view.addSubview(card.view)
        card.didMove(toParent: self)
    }

    func clear() {
        for child in children {
            child.willMove(toParent: nil)
            child.removeFromParent()  // <- child-without-parent, launch, viewDidLoad
        }
    }
}

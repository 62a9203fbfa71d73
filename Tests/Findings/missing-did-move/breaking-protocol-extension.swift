// finding=missing-did-move
// A protocol's extension has the helper, and nothing has the protocol.
protocol Embedding: UIViewController {}

extension Embedding {
    func embed(_ child: UIViewController) {
        addChild(child)  // <- missing-did-move, launch, willMove
        view.addSubview(child.view)
    }
}

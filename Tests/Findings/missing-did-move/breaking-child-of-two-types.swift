// finding=missing-did-move
// The child is a controller that also has a protocol.
protocol Page { var number: Int { get } }
final class BookViewController: UIViewController {
    func add(_ page: UIViewController & Page) {
        addChild(page)  // <- missing-did-move, launch, willMove
        view.addSubview(page.view)
    }
}

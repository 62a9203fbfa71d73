// finding=missing-did-move
// The child is any controller of a protocol.
protocol Page: UIViewController { var number: Int { get } }
final class BookViewController: UIViewController {
    func add(_ page: any Page) {
        addChild(page)  // <- missing-did-move, launch, willMove
        view.addSubview(page.view)
    }
}

// finding=unbalanced-observer
// The tokens of block observers pile up in an array that is emptied only in the deinitializer.
final class LedgerScreen: UIViewController {
    private var tokens: [NSObjectProtocol] = []
    private var entries = 0

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        let token = NotificationCenter.default.addObserver(  // <- unbalanced-observer, push, viewIsAppearing
            forName: Notification.Name("entryAdded"), object: nil, queue: .main
        ) { [weak self] _ in
            self?.entries += 1
        }
        tokens.append(token)
    }

    deinit {
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
    }
}

// finding=missing-did-move
// The call is there, but an early return for the unanimated case comes before it.
final class SheetHostScreen: UIViewController {
    private let tray = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        openTray(animated: false)
    }

    private func openTray(animated: Bool) {
        addChild(tray)  // <- missing-did-move, launch, willMove
        view.addSubview(tray.view)
        guard animated else { return }
        tray.view.alpha = 0
        UIView.animate(withDuration: 0.2, animations: {
            self.tray.view.alpha = 1
        }, completion: { _ in
            self.tray.didMove(toParent: self)
        })
    }
}

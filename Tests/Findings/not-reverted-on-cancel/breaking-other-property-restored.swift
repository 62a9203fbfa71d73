// finding=not-reverted-on-cancel
// Two properties are changed on the way out, and the way back in restores only one of them.
final class WalletViewController: UIViewController {
    private let balance = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        balance.text = "240.00"
        balance.alpha = 1
        view.addSubview(balance)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        balance.alpha = 1
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        balance.alpha = 0.2
        balance.text = "***"  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
    }
}

// finding=none
// The coordinator is let go of when the user dismisses what it has presented.
import UIKit
final class Flow: NSObject, UIAdaptivePresentationControllerDelegate {
    let presenter: UIViewController
    let nav = UINavigationController(rootViewController: UIViewController())
    var onFinish: (() -> Void)?
    init(_ p: UIViewController) { presenter = p }
    func start() {
        nav.presentationController?.delegate = self
        presenter.present(nav, animated: true)
    }
    func presentationControllerDidDismiss(_ p: UIPresentationController) { onFinish?() }
}
final class Shop: UIViewController {
    private var flow: Flow?
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Buy", style: .done, target: self, action: #selector(open))
    }
    @objc func open() {
        let flow = Flow(self)
        flow.onFinish = { [weak self] in self?.flow = nil }
        self.flow = flow
        flow.start()
    }
}

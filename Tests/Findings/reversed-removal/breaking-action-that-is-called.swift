// finding=reversed-removal
// The code calls the action once, and the user taps it again.
import UIKit
final class A: UIViewController {
    private var kids: [UIViewController] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        rebuild()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self, action: #selector(rebuild))
    }
    @objc private func rebuild() {
        for kid in kids { kid.view.removeFromSuperview(); kid.removeFromParent() }  // <- reversed-removal, launch, didMove
        kids = [UIViewController()]
        for kid in kids { addChild(kid); view.addSubview(kid.view); kid.didMove(toParent: self) }
    }
}

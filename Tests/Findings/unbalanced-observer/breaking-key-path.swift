// finding=unbalanced-observer
// The observer of a key path is removed when the screen has disappeared, which a cancelled swipe never makes it do.
import UIKit
final class Model: NSObject { @objc dynamic var fraction = 0.0 }
final class A: UIViewController {
    let model = Model()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        model.addObserver(self, forKeyPath: "fraction", options: [.new], context: nil)  // <- unbalanced-observer, swipe-cancel, viewWillAppear
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        model.removeObserver(self, forKeyPath: "fraction")
    }
    override func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) { title = k }
}

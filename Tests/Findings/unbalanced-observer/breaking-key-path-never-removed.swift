// finding=unbalanced-observer
// An observer of a key path is added at every appearance.
import UIKit
final class Model: NSObject { @objc dynamic var fraction = 0.0 }
final class A: UIViewController {
    let model = Model()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        model.addObserver(self, forKeyPath: #keyPath(Model.fraction), options: [.new], context: nil)  // <- unbalanced-observer, push, viewWillAppear
    }
}

// finding=none
// All operations of the queue are cancelled when the screen is about to go.
import UIKit
final class A: UIViewController {
    private let queue = OperationQueue()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        queue.addOperation { [weak self] in OperationQueue.main.addOperation { self?.title = "x" } }
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        queue.cancelAllOperations()
    }
}

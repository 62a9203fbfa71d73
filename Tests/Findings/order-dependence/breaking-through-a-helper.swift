// finding=order-dependence
// Reading and writing are two methods of a helper, so that neither callback names the value.
final class EditLock {
    private var holder: String?

    func release() {
        holder = nil
    }

    func acquire(for name: String) {
        holder = name
    }

    func isFree() -> Bool {
        holder == nil  // <- order-dependence, tabs, viewWillAppear
    }
}

let editLock = EditLock()

final class WriterScreen: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        editLock.release()
    }
}

final class ReviewerScreen: UIViewController {
    private var canEdit = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        canEdit = editLock.isFree()
    }
}

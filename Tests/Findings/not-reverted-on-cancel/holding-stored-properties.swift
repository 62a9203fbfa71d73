// finding=none
// What the way out changes are stored properties of the controller and its session, and no view follows them.
final class RecordingSession {
    var isHidden = false
    var alpha = 1.0
}

final class RecorderViewController: UIViewController {
    private let session = RecordingSession()
    private var isLeaving = false
    private var visits = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        visits += 1
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isLeaving = true
        session.isHidden = true
        session.alpha = 0
    }
}

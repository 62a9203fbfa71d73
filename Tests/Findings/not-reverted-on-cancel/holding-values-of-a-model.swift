// finding=none
// A model that is declared elsewhere remembers that the user was about to leave: nobody sees it.
final class ReaderViewController: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        position.value = 0.4
        position.progress = 12
        session.path = "chapter"
        session.width = 320
        session.size = 11
    }
}

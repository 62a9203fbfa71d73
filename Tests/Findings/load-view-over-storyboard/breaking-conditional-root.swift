// finding=load-view-over-storyboard drive=storyboard
// The override falls back to super most of the time, which does not make it allowed beside a storyboard.
final class CameraViewController: UIViewController {
    private var isSimulated = false

    override func loadView() {  // <- load-view-over-storyboard, storyboard, loadView
        guard isSimulated else {
            super.loadView()
            return
        }
        view = UIImageView()
    }
}

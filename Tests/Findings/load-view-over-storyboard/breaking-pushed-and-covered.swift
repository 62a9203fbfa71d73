// finding=load-view-over-storyboard drive=storyboard,push,cover
// The other drives make the controller in code, where the override is right, and the storyboard shows that it is wrong.
class CanvasController: UIViewController {
    let canvas = UIView()

    override func loadView() {  // <- load-view-over-storyboard, storyboard, loadView
        canvas.backgroundColor = .white
        view = canvas
    }
}

final class SignatureController: CanvasController {
    private var strokes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        strokes = 1
    }
}

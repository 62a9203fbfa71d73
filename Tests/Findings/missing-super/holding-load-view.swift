// finding=none
// A controller that makes its own view must not call super in loadView, so leaving it out is right.
final class CanvasView: UIView {
    var strokes: [Int] = []
}

final class SketchViewController: UIViewController {
    private var canvas: CanvasView { view as! CanvasView }

    override func loadView() {
        view = CanvasView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        canvas.strokes = [1, 2, 3]
    }
}

// finding=layout-accumulation
// The dots are added before each layout without removing those of the pass before.
final class DottedViewController: UIViewController {
    private let canvas = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(canvas)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        canvas.frame = view.bounds
        for index in 0..<3 {
            let dot = UIView(frame: CGRect(x: 20 * index, y: 0, width: 8, height: 8))
            canvas.addSubview(dot)  // <- layout-accumulation, cover, viewWillLayoutSubviews
        }
    }
}

// finding=none
// The views are added after the first layout, when their size is known, and a flag keeps later passes out.
final class ConfettiViewController: UIViewController {
    private let stage = UIView()
    private var isDecorated = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stage)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stage.frame = view.bounds
        decorateOnce()
    }

    private func decorateOnce() {
        guard !isDecorated else { return }
        isDecorated = true
        for index in 0..<12 {
            let piece = UIView(frame: CGRect(x: index * 10, y: 0, width: 6, height: 6))
            stage.addSubview(piece)
        }
    }
}

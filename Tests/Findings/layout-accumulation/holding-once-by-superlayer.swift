// finding=none
// The layer is made and inserted in a layout callback, but only while there is none.
final class HeaderViewController: UIViewController {
    private let header = UIView()
    private var fade: CAGradientLayer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 180)
        if fade == nil {
            let gradient = CAGradientLayer()
            header.layer.insertSublayer(gradient, at: 0)
            fade = gradient
        }
        fade?.frame = header.bounds
    }
}

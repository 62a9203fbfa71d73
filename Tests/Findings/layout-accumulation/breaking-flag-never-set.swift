// finding=layout-accumulation
// There is a flag that should make this happen once, but no line ever sets it.
final class TicketViewController: UIViewController {
    private let stub = UIView()
    private var didAddPerforation = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stub)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if !didAddPerforation {
            let perforation = CALayer()
            perforation.opacity = 0.3
            stub.layer.addSublayer(perforation)  // <- layout-accumulation, cover, viewDidLayoutSubviews
        }
    }
}

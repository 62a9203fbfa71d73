// finding=layout-accumulation
// The base class offers a hook after layout, and two generations down somebody adds a separator in it.
class LaidOutController: UIViewController {
    let bar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayOut()
    }

    func didLayOut() {}
}

class BarController: LaidOutController {
    override func didLayOut() {
        bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 50)
    }
}

final class SeparatedBarController: BarController {
    override func didLayOut() {
        super.didLayOut()
        let line = UIView(frame: CGRect(x: 0, y: 49, width: bar.bounds.width, height: 1))
        bar.addSubview(line)  // <- layout-accumulation, cover, viewDidLayoutSubviews
    }
}

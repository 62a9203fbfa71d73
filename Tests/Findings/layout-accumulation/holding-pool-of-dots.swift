// finding=none
// The loop adds dots until there are enough, and from the second pass on there are.
final class PagerViewController: UIViewController {
    private let strip = UIView()
    private var dots: [UIView] = []
    private let pageCount = 4

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(strip)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        while dots.count < pageCount {
            let dot = UIView()
            strip.addSubview(dot)
            dots.append(dot)
        }
        for (index, dot) in dots.enumerated() {
            dot.frame = CGRect(x: 14 * index, y: 0, width: 8, height: 8)
        }
    }
}

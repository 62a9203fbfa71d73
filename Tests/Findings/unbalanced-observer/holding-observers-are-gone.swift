// finding=none
// The row that observes is replaced, and the old one is gone.
final class Row: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: UIApplication.didBecomeActiveNotification, object: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc private func changed() {}
}
final class ListViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.subviews.forEach { $0.removeFromSuperview() }
        view.addSubview(Row(frame: .zero))
    }
}

// finding=none
// Each pass throws the ticks of the last one away before it adds its own, so their number stays the same.
private let scale = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scale)
}

override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scale.frame = CGRect(x: 0, y: 40, width: view.bounds.width, height: 16)
    for old in scale.subviews {
        old.removeFromSuperview()
    }
    for index in 0..<5 {
        let x = scale.bounds.width / 5 * CGFloat(index)
        scale.addSubview(UIView(frame: CGRect(x: x, y: 0, width: 1, height: 16)))
    }
}

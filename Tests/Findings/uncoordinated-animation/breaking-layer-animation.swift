// finding=uncoordinated-animation
// An animation that is added to a layer has its own clock too.
private let panel = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
}

override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 0.2
    panel.layer.add(fade, forKey: "fade")  // <- uncoordinated-animation, rotate, viewWillTransition
}

// finding=layout-accumulation
// Two layers are added in each pass and only one of them is removed in the next.
private let button = UIButton()
private var shine: CALayer?

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
}

override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shine?.removeFromSuperlayer()
    let edge = CALayer()
    let gloss = CALayer()
    button.layer.addSublayer(edge)  // <- layout-accumulation, cover, viewDidLayoutSubviews
    button.layer.addSublayer(gloss)
    shine = gloss
}

// finding=layout-accumulation
// Each layout pass lays one more border over the card, and none of them ever goes away.
private let card = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
}

override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = CGRect(x: 16, y: 100, width: view.bounds.width - 32, height: 160)
    let border = CAShapeLayer()
    border.frame = card.bounds
    border.lineWidth = 2
    card.layer.addSublayer(border)  // <- layout-accumulation, cover, viewDidLayoutSubviews
}

// finding=none
// A part of a frame is set, and nothing is read.
private let card = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.frame.origin = CGPoint(x: 20, y: 30)
    card.frame.size.height = 44
    card.frame.size.width = 120
}

override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame.size.width = view.bounds.width - 40
}

// finding=layout-accumulation
// The views go into a card that a property holds.
private var card: UIView?
override func viewDidLoad() {
    super.viewDidLoad()
    let card = UIView()
    view.addSubview(card)
    self.card = card
}
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    [UIView(), UIView()].forEach { card?.addSubview($0) }  // <- layout-accumulation, cover, viewDidLayoutSubviews
}

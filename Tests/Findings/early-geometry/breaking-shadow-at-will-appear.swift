// finding=early-geometry
// The card has no size before the first layout, and its shadow is an empty rectangle.
private let card = UIView()

override func viewDidLoad() {
  super.viewDidLoad()
  view.addSubview(card)
  card.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    card.topAnchor.constraint(equalTo: view.topAnchor),
    card.heightAnchor.constraint(equalToConstant: 120),
  ])
}

override func viewWillAppear(_ animated: Bool) {
  super.viewWillAppear(animated)
  card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath  // <- early-geometry, launch, viewWillAppear
}

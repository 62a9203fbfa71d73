// finding=none
// Helpers that other files declare place the views.
override func viewDidLoad() {
    super.viewDidLoad()
    let card = UIView(frame: view.bounds)
    view.addSubview(card)
    card.snp.makeConstraints { make in make.edges.equalToSuperview() }
    let shade = UIView(frame: view.bounds)
    view.addSubview(shade)
    shade.stick(to: view)
}

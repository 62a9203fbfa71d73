// finding=none
// Super has assigned the default view before the first read.
override func loadView() {
    super.loadView()
    let badge = UILabel()
    badge.text = "Beta"
    view.addSubview(badge)
    view.tintColor = .systemBrown
}

// finding=none
// The base layout callbacks do nothing and the documentation asks for no super call in them.
private let avatar = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(avatar)
}

override func viewWillLayoutSubviews() {
    avatar.frame = CGRect(x: 20, y: 100, width: 80, height: 80)
}

override func viewDidLayoutSubviews() {
    avatar.layer.cornerRadius = avatar.bounds.height / 2
}

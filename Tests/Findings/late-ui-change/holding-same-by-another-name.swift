// finding=none
// A colour by its short name and by its long one is one colour, and a font made twice is one font.
private let label = UILabel()

override func viewDidLoad() {
    super.viewDidLoad()
    label.textColor = .label
    label.font = .systemFont(ofSize: 12)
    view.addSubview(label)
}

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    label.textColor = UIColor.label
    label.font = UIFont.systemFont(ofSize: 12)
}

// finding=layout-accumulation
// A further width constraint is activated on the thumbnail in each pass, instead of changing the constant of one.
private let thumbnail = UIImageView()

override func viewDidLoad() {
    super.viewDidLoad()
    thumbnail.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(thumbnail)
}

override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    NSLayoutConstraint.activate([  // <- layout-accumulation, cover, viewWillLayoutSubviews
        thumbnail.widthAnchor.constraint(equalToConstant: 72),
        thumbnail.heightAnchor.constraint(equalToConstant: 72)
    ])
}

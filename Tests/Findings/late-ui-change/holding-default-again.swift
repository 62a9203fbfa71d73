// finding=none
// What is assigned is what UIKit has from the start.
private let label = UILabel()
private let picture = UIImageView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(picture)
}

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.alpha = 1
    label.text = nil
    label.isEnabled = true
    picture.transform = .identity
}

// finding=early-geometry
// Constraints give the picture its size in the first layout, so half of its height is zero here.
final class ProfileViewController: UIViewController {
  private let picture = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      picture.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      picture.widthAnchor.constraint(equalToConstant: 96),
      picture.heightAnchor.constraint(equalToConstant: 96),
    ])
    picture.clipsToBounds = true
    picture.layer.cornerRadius = picture.bounds.height / 2  // <- early-geometry, launch, viewDidLoad
  }
}

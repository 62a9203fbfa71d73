// finding=none
// The closure captures self strongly, but it belongs to a service that keeps nothing of the screen.
final class AvatarScreen: UIViewController {
    private var loadedImage: UIImage?

    override func viewDidLoad() {
        super.viewDidLoad()
        ImageLoader.shared.load("avatar") { image in
            self.loadedImage = image
        }
    }
}

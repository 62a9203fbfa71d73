// finding=order-dependence
// Here it is the new screen that writes and the old one that reads, which a switch of tabs turns round as well.
var activeSection: String?

final class MusicScreen: UIViewController {
    private var playsOn = true

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        playsOn = activeSection != "video"  // <- order-dependence, push, viewWillDisappear
    }
}

final class VideoScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        activeSection = "video"
    }
}

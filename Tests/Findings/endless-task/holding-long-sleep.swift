// finding=none
// Two minutes are long, but they end.
final class BannerScreen: UIViewController {
    private let banner = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(banner)
        Task {
            try? await Task.sleep(for: .seconds(120))
            banner.isHidden = true
        }
    }
}

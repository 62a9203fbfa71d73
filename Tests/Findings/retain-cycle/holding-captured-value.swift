// finding=none
// The stored closure uses a value that was read from self before, not self.
final class ShareScreen: UIViewController {
    private let link = "https://example.com/42"
    private var onShare: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        let link = self.link
        onShare = {
            print("sharing \(link)")
        }
        onShare?()
    }
}

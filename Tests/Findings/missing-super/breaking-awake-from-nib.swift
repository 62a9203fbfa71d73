// finding=missing-super drive=storyboard
// A controller from a storyboard configures itself in awakeFromNib and leaves out super.
final class OnboardingViewController: UIViewController {
    private var pageTitles: [String] = []

    override func awakeFromNib() {  // <- missing-super, storyboard, awakeFromNib
        pageTitles = ["Welcome", "Permissions", "Done"]
        modalPresentationStyle = .pageSheet
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print(pageTitles.count)
    }
}

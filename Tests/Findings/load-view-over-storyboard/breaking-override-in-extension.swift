// finding=load-view-over-storyboard drive=storyboard
// The override is tucked away in an extension, below a class that reads as storyboard code.
final class ArticleViewController: UIViewController {
    private var identifier = ""

    override func awakeFromNib() {
        super.awakeFromNib()
        identifier = "article"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded \(identifier)")
    }
}

extension ArticleViewController {
    override func loadView() {  // <- load-view-over-storyboard, storyboard, loadView
        self.view = makeBody()
    }

    private func makeBody() -> UIView {
        let body = UITextView()
        body.isEditable = false
        return body
    }
}

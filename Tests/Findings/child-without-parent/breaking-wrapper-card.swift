// finding=child-without-parent
// The view sits in a plain card view two levels down, but its controller never gets a parent.
final class ArticleScreen: UIViewController {
    private let card = UIView()
    private let comments = CommentsScreen()

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .secondarySystemBackground
        card.addSubview(comments.view)  // <- child-without-parent, launch, viewDidLoad
        view.addSubview(card)
    }
}

final class CommentsScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityLabel = "Comments"
    }
}

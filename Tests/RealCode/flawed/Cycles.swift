import Combine
import UIKit

protocol CommentInputDelegate: AnyObject {
    func commentInput(_ input: CommentInputViewController, didSubmit text: String)
}

final class CommentInputViewController: UIViewController {
    var delegate: CommentInputDelegate?
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Comment…"
        field.frame = view.bounds
        view.addSubview(field)
        field.addTarget(self, action: #selector(submit), for: .editingDidEndOnExit)
    }

    @objc private func submit() {
        guard let text = field.text, !text.isEmpty else { return }
        delegate?.commentInput(self, didSubmit: text)
        field.text = nil
    }
}

final class CommentsViewModel {
    @Published var comments: [String] = []
    let errors = PassthroughSubject<Error, Never>()
    func add(_ text: String) { comments.append(text) }
}

final class CommentsViewController: UIViewController, CommentInputDelegate {
    private let input = CommentInputViewController()
    private let viewModel = CommentsViewModel()
    private let tableView = UITableView()
    private var subscriptions = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        addChild(input)
        view.addSubview(input.view)
        input.didMove(toParent: self)
        input.delegate = self

        viewModel.$comments
            .dropFirst()
            .sink { _ in self.tableView.reloadData() }
            .store(in: &subscriptions)
        viewModel.errors
            .receive(on: RunLoop.main)
            .sink { [weak self] error in self?.title = error.localizedDescription }
            .store(in: &subscriptions)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bottom, top) = view.bounds.divided(atDistance: 44, from: .maxYEdge)
        tableView.frame = top
        input.view.frame = bottom
    }

    func commentInput(_ input: CommentInputViewController, didSubmit text: String) {
        viewModel.add(text)
    }
}

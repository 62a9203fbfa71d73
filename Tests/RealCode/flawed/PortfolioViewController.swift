import UIKit

enum PortfolioLayout {
    case list
    case board
}

final class PositionListViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)

    override func loadView() {
        tableView.rowHeight = 56
        view = tableView
    }
}

final class PositionBoardViewController: UIViewController {
    private let columns = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        columns.axis = .horizontal
        columns.distribution = .fillEqually
        columns.spacing = 16
        columns.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(columns)
        NSLayoutConstraint.activate([
            columns.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            columns.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
            columns.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            columns.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
    }
}

/// Shows positions as a list when narrow and as a board when there is room for columns.
final class PortfolioViewController: UIViewController {
    private let header = UILabel()
    private let stage = UIView()
    private var layout: PortfolioLayout = .list
    private var content: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Portfolio"
        view.backgroundColor = .systemBackground
        header.font = .preferredFont(forTextStyle: .largeTitle)
        header.text = "Portfolio"
        view.addSubview(stage)
        view.addSubview(header)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        arrange(for: view.bounds.width)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.arrange(for: size.width)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        let headerHeight: CGFloat = 52
        header.frame = CGRect(x: 20, y: top, width: view.bounds.width - 40, height: headerHeight)
        stage.frame = CGRect(
            x: 0,
            y: top + headerHeight,
            width: view.bounds.width,
            height: view.bounds.height - top - headerHeight
        )
        content?.view.frame = stage.bounds
    }

    // MARK: - Content

    private func arrange(for width: CGFloat) {
        let wanted: PortfolioLayout = width >= 600 ? .board : .list
        if content != nil && wanted == layout {
            return
        }
        layout = wanted
        if let old = content {
            remove(old)
        }
        install(makeContent())
    }

    private func makeContent() -> UIViewController {
        switch layout {
        case .list:
            return PositionListViewController()
        case .board:
            return PositionBoardViewController()
        }
    }

    private func install(_ child: UIViewController) {
        child.willMove(toParent: self)
        addChild(child)
        child.view.frame = stage.bounds
        stage.addSubview(child.view)
        child.didMove(toParent: self)
        content = child
    }

    private func remove(_ child: UIViewController) {
        child.removeFromParent()
        child.view.removeFromSuperview()
        child.willMove(toParent: nil)
        content = nil
    }
}

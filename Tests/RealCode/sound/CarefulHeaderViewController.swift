import UIKit

/// Keeps its gradient as large as itself.
final class CarefulGradientView: UIView {
    private let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
        layer.addSublayer(gradient)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
    }
}

/// A header over a row of tiles whose number follows the width.
final class CarefulHeaderViewController: UIViewController {
    private let header = CarefulGradientView(frame: .zero)
    private let badge = UILabel(frame: CGRect(x: 16, y: 100, width: 28, height: 28))
    private let shade = CALayer()
    private var tiles: [UIView] = []
    private var laidOutWidth: CGFloat = 0
    private var hasActivatedConstraints = false
    private var compactConstraints: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        header.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(header)
        view.addSubview(badge)
        // The badge has a fixed size: what is read here is what it has after layout, too.
        badge.layer.cornerRadius = badge.bounds.height / 2
        badge.text = "3"
        badge.clipsToBounds = true
        view.layer.addSublayer(shade)
        view.setNeedsUpdateConstraints()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        setCollapsed(view.bounds.height < 500)
    }

    override func updateViewConstraints() {
        if !hasActivatedConstraints {
            hasActivatedConstraints = true
            compactConstraints = [
                header.topAnchor.constraint(equalTo: view.topAnchor),
                header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                header.heightAnchor.constraint(equalToConstant: 180)
            ]
            NSLayoutConstraint.activate(compactConstraints)
        }
        super.updateViewConstraints()
    }

    // UIKit's own implementation does nothing, so there is no super to call.
    override func viewWillLayoutSubviews() {
        let width = view.bounds.width
        guard width != laidOutWidth else { return }
        laidOutWidth = width
        rebuildTiles(columns: width >= 600 ? 6 : 3)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        shade.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
        let top = view.safeAreaInsets.top + 200
        let width = bounds.width / CGFloat(tiles.count > 0 ? tiles.count : 1)
        for (index, tile) in tiles.enumerated() {
            tile.frame = CGRect(x: CGFloat(index) * width, y: top, width: width - 4, height: 80)
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let isLow = size.height < 500
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.setCollapsed(isLow)
        }, completion: { [weak self] _ in
            self?.settle()
        })
    }

    // MARK: - Tiles

    /// Replaces the tiles: never more than the width has room for.
    private func rebuildTiles(columns: Int) {
        for tile in tiles {
            tile.removeFromSuperview()
        }
        tiles = []
        for index in 0..<columns {
            let tile = UIView()
            tile.backgroundColor = index % 2 == 0 ? .systemGray5 : .systemGray4
            view.addSubview(tile)
            tiles.append(tile)
        }
    }

    private func setCollapsed(_ collapsed: Bool) {
        header.isHidden = collapsed
        badge.alpha = collapsed ? 0 : 1
    }

    private func settle() {
        UIView.animate(withDuration: 0.15) {
            self.view.layoutIfNeeded()
        }
    }
}

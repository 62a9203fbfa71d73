import UIKit

struct ReaderStyle {
    var fontSize: CGFloat = 17
    var maximumColumn: CGFloat = 640
    var minimumInset: CGFloat = 20
}

/// Shows one article in a readable column, with a footer that fades the text out above the toolbar.
final class ArticleReaderViewController: UIViewController {
    private let textView = UITextView()
    private let footer = UIView()
    private let progress = UIProgressView(progressViewStyle: .bar)
    private var style = ReaderStyle()
    private var isFooterVisible = true

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        buildHierarchy()
        activateConstraints()
        applyStyle()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if isFooterVisible {
            fadeOut(under: footer)
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.progress.alpha = 0
        }, completion: { [weak self] _ in
            self?.progress.alpha = 1
        })
    }

    // MARK: - Set-up

    private func buildHierarchy() {
        textView.isEditable = false
        textView.alwaysBounceVertical = true
        textView.text = "…"
        footer.isUserInteractionEnabled = false
        for subview in [textView, footer, progress] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            footer.heightAnchor.constraint(equalToConstant: 96),
            progress.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            progress.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            progress.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        ])
    }

    // MARK: - Style

    func increaseFontSize() {
        guard style.fontSize < 28 else { return }
        style.fontSize += 2
        applyStyle()
    }

    func setFooterVisible(_ visible: Bool) {
        isFooterVisible = visible
        footer.isHidden = !visible
    }

    private func applyStyle() {
        textView.font = .systemFont(ofSize: style.fontSize)
        textView.textContainerInset = columnInsets()
    }

    private func columnInsets() -> UIEdgeInsets {
        let spare = view.bounds.width - style.maximumColumn
        let side = spare / 2 > style.minimumInset ? spare / 2 : style.minimumInset
        let top = view.safeAreaInsets.top + 16
        return UIEdgeInsets(top: top, left: side, bottom: 96, right: side)
    }

    private func fadeOut(under target: UIView) {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.clear.cgColor, UIColor.systemBackground.cgColor]
        gradient.locations = [0, 0.8]
        gradient.frame = target.bounds
        target.layer.addSublayer(gradient)
    }
}

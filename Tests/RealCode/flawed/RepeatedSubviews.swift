import UIKit

final class PaywallViewController: UIViewController {
    private let titleLabel = UILabel()
    private let plans = ["Monthly", "Yearly", "Lifetime"]

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Go Pro"
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [UIColor.systemIndigo, .systemPurple].map(\.cgColor)
        view.layer.insertSublayer(gradient, at: 0)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        var last: UIView = titleLabel
        for plan in plans {
            let button = UIButton(type: .system)
            button.setTitle(plan, for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: last.bottomAnchor, constant: 12),
                button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            ])
            last = button
        }
    }
}

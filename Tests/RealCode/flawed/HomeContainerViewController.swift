import UIKit

extension UIViewController {
    /// Adds `child` and pins its view to the edges of `container`.
    func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: container.topAnchor),
            child.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            child.view.bottomAnchor.constraint(equalTo: container.bottomAnchor)
        ])
    }
}

class CardViewController: UIViewController {
    let headline = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        headline.font = .preferredFont(forTextStyle: .title2)
        headline.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(headline)
        NSLayoutConstraint.activate([
            headline.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            headline.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
        ])
    }
}

final class WeatherCardViewController: CardViewController {
    private let forecast = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        headline.text = "Weather"
        view.addSubview(forecast)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        forecast.reloadData()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        forecast.frame = CGRect(x: 0, y: 56, width: size.width, height: size.height - 56)
    }
}

final class AgendaCardViewController: CardViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        headline.text = "Agenda"
    }
}

/// The start screen: two cards, one above the other.
final class HomeContainerViewController: UIViewController {
    private let weather = WeatherCardViewController()
    private let agenda = AgendaCardViewController()
    private let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        view.backgroundColor = .systemBackground
        configureColumn()
        for card in [weather, agenda] {
            addCard(card)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refreshCards(animated: animated)
    }

    private func configureColumn() {
        column.axis = .vertical
        column.distribution = .fillEqually
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            column.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16)
        ])
    }

    private func addCard(_ card: CardViewController) {
        let slot = UIView()
        slot.layer.cornerRadius = 12
        slot.clipsToBounds = true
        column.addArrangedSubview(slot)
        embed(card, in: slot)
    }

    private func refreshCards(animated: Bool) {
        children.forEach { card in
            card.viewWillAppear(animated)
        }
    }
}

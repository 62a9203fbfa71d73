import UIKit

struct Theme {
    let background: UIColor
    let tint: UIColor

    static let standard = Theme(background: .systemGroupedBackground, tint: .systemIndigo)
}

final class ThemedRootView: UIView {
    var theme: Theme?
}

/// Base class of all screens which follow the theme.
class ThemedViewController: UIViewController {
    let theme = Theme.standard

    override func loadView() {
        super.loadView()
        let root = ThemedRootView(frame: .zero)
        root.theme = theme
        root.backgroundColor = theme.background
        root.tintColor = theme.tint
        view = root
    }

    func pin(_ subview: UIView) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
        NSLayoutConstraint.activate([
            subview.topAnchor.constraint(equalTo: view.topAnchor),
            subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            subview.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }
}

enum SettingsSection: Int {
    case account
    case notifications
    case about
}

final class SettingsViewController: ThemedViewController {
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let sections: [SettingsSection] = [.account, .notifications, .about]
    private var needsReload = true

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
        pin(tableView)
    }

    override func viewWillAppear(_ animated: Bool) {
        guard needsReload else { return }
        needsReload = false
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    func settingChanged() {
        needsReload = true
    }

    private func name(of section: SettingsSection) -> String {
        switch section {
        case .account:
            return "Account"
        case .notifications:
            return "Notifications"
        case .about:
            return "About"
        }
    }
}

extension SettingsViewController: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int {
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        cell.textLabel?.text = name(of: sections[indexPath.section])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        settingChanged()
    }
}

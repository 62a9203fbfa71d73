import UIKit

enum Theme: String, CaseIterable {
    case system
    case light
    case dark

    var title: String {
        switch self {
        case .system:
            return "Automatic"
        case .light:
            return "Light"
        case .dark:
            return "Dark"
        }
    }
}

protocol SettingsViewControllerDelegate: AnyObject {
    func settingsDidRequestSignOut(_ controller: SettingsViewController)
}

/// What screens need that have to say something now and then.
protocol MessagePresenting: UIViewController {}

extension MessagePresenting {

    /// Quietly does nothing when the screen is not in front, so a late answer never pops up somewhere else.
    func presentMessage(title: String, message: String? = nil) {
        guard viewIfLoaded?.window != nil, presentedViewController == nil else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

final class SettingsViewController: UIViewController, MessagePresenting {

    weak var delegate: SettingsViewControllerDelegate?

    private enum Row: Int, CaseIterable {
        case theme
        case notifications
        case clearCache
        case signOut
    }

    private let defaults = UserDefaults.standard
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let notificationSwitch = UISwitch()
    private let rows = Row.allCases
    private var defaultsToken: NSObjectProtocol?
    private var contentSizeToken: NSObjectProtocol?

    deinit {
        if let token = defaultsToken {
            NotificationCenter.default.removeObserver(token)
        }
        if let token = contentSizeToken {
            NotificationCenter.default.removeObserver(token)
        }
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.backgroundColor = .systemGroupedBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "SettingCell")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "SwitchCell")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        notificationSwitch.addTarget(self, action: #selector(notificationsSwitched), for: .valueChanged)
        observeChanges()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    private func observeChanges() {
        let center = NotificationCenter.default
        defaultsToken = center.addObserver(forName: UserDefaults.didChangeNotification, object: defaults, queue: .main) { [weak self] _ in
            self?.defaultsDidChange()
        }
        contentSizeToken = center.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main) { [weak self] _ in
            self?.tableView.reloadData()
        }
    }

    private func defaultsDidChange() {
        notificationSwitch.setOn(defaults.bool(forKey: "notificationsEnabled"), animated: true)
        tableView.reloadData()
    }

    // MARK: - Actions

    @objc private func notificationsSwitched() {
        defaults.set(notificationSwitch.isOn, forKey: "notificationsEnabled")
    }

    private func chooseTheme() {
        guard presentedViewController == nil else { return }
        let picker = ThemePickerViewController(selected: currentTheme)
        picker.onPick = { [weak self] theme in
            self?.apply(theme)
        }
        let navigation = UINavigationController(rootViewController: picker)
        navigation.modalPresentationStyle = .pageSheet
        navigation.sheetPresentationController?.detents = [.medium()]
        present(navigation, animated: true)
    }

    private var currentTheme: Theme {
        return Theme(rawValue: defaults.string(forKey: "theme") ?? "") ?? .system
    }

    private func apply(_ theme: Theme) {
        defaults.set(theme.rawValue, forKey: "theme")
        // The observer of the defaults refreshes the row: under a sheet there is no viewWillAppear.
        dismiss(animated: true)
    }

    private func confirmSignOut(from indexPath: IndexPath) {
        guard presentedViewController == nil else { return }
        let sheet = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Sign Out", style: .destructive) { [weak self] _ in
            guard let self else { return }
            self.delegate?.settingsDidRequestSignOut(self)
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = tableView
        sheet.popoverPresentationController?.sourceRect = tableView.rectForRow(at: indexPath)
        present(sheet, animated: true)
    }

    private func clearCache() {
        guard presentedViewController == nil else { return }
        let progress = UIAlertController(title: "Clearing Cache…", message: nil, preferredStyle: .alert)
        // The work starts when the alert is up, so that it can be taken down again however short the work is.
        present(progress, animated: true) { [weak self] in
            self?.clearCache(showing: progress)
        }
    }

    private func clearCache(showing progress: UIAlertController) {
        Task { [weak self] in
            let freed = await CacheService.shared.clear()
            progress.dismiss(animated: true) {
                self?.presentMessage(title: "Cache Cleared", message: "\(freed) have been freed.")
            }
        }
    }
}

// MARK: - Table

extension SettingsViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = rows[indexPath.row]
        // There is one switch, so its cell is never reused for another row.
        let identifier = row == .notifications ? "SwitchCell" : "SettingCell"
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        cell.accessoryType = row == .theme ? .disclosureIndicator : .none
        switch row {
        case .theme:
            content.text = "Appearance"
            content.secondaryText = currentTheme.title
        case .notifications:
            content.text = "Notifications"
            notificationSwitch.isOn = defaults.bool(forKey: "notificationsEnabled")
            cell.accessoryView = notificationSwitch
        case .clearCache:
            content.text = "Clear Cache"
        case .signOut:
            content.text = "Sign Out"
            content.textProperties.color = .systemRed
        }
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        return rows[indexPath.row] != .notifications
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch rows[indexPath.row] {
        case .theme:
            chooseTheme()
        case .notifications:
            break
        case .clearCache:
            clearCache()
        case .signOut:
            confirmSignOut(from: indexPath)
        }
    }
}

// MARK: - Theme picker

final class ThemePickerViewController: UIViewController {

    var onPick: ((Theme) -> Void)?

    private let selected: Theme
    private let stackView = UIStackView()

    init(selected: Theme) {
        self.selected = selected
        super.init(nibName: nil, bundle: nil)
        title = "Appearance"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stackView.axis = .vertical
        stackView.spacing = 8
        stackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
        for theme in Theme.allCases {
            stackView.addArrangedSubview(makeButton(for: theme))
        }
    }

    private func pick(_ theme: Theme) {
        let callback = onPick
        onPick = nil
        callback?(theme)
    }

    private func makeButton(for theme: Theme) -> UIButton {
        let action = UIAction { [weak self] _ in
            self?.pick(theme)
        }
        let button = UIButton(type: .system)
        button.setTitle(theme == selected ? "✓ \(theme.title)" : theme.title, for: .normal)
        button.addAction(action, for: .touchUpInside)
        return button
    }
}

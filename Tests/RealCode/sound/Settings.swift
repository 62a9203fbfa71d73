import UIKit
import StoreKit

final class SettingsViewController: UITableViewController {

    enum Theme: String, CaseIterable {
        case system, light, dark
        var style: UIUserInterfaceStyle {
            switch self {
            case .system: return .unspecified
            case .light: return .light
            case .dark: return .dark
            }
        }
    }

    private enum Row: Hashable {
        case theme
        case toggle(Toggle)
        case link(String, URL)
    }

    struct Toggle: Hashable {
        let title: String
        let keyPath: ReferenceWritableKeyPath<Preferences, Bool>
    }

    private struct Section {
        var header: String?
        var rows: [Row]
    }

    private var sections: [Section] {
        var result = [Section(header: "Appearance", rows: [.theme])]
        result.append(Section(header: "Privacy", rows: [
            .toggle(Toggle(title: "Analytics", keyPath: \.analytics)),
            .toggle(Toggle(title: "Crash reports", keyPath: \.crashReports)),
        ]))
        #if DEBUG
        result.append(Section(header: "Debug", rows: [.link("Reset", URL(string: "app://reset")!)]))
        #endif
        result += [Section(header: nil, rows: [.link("Imprint", URL(string: "https://example.com")!)])]
        return result
    }

    private let preferences: Preferences

    init(preferences: Preferences = .shared) {
        self.preferences = preferences
        super.init(style: .insetGrouped)
        title = NSLocalizedString("Settings", comment: "")
    }

    required init?(coder: NSCoder) {
        preferences = .shared
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "basic")
        clearsSelectionOnViewWillAppear = true
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
                self.tableView.reloadData()
            }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    // MARK: - Data source

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "basic", for: indexPath)
        cell.accessoryView = nil
        var content = cell.defaultContentConfiguration()
        switch sections[indexPath.section].rows[indexPath.row] {
        case .theme:
            content.text = "Theme"
            content.secondaryText = preferences.theme.rawValue.capitalized
        case .toggle(let toggle):
            content.text = toggle.title
            let control = UISwitch()
            control.isOn = preferences[keyPath: toggle.keyPath]
            control.addAction(UIAction { [preferences] action in
                guard let sender = action.sender as? UISwitch else { return }
                preferences[keyPath: toggle.keyPath] = sender.isOn
            }, for: .valueChanged)
            cell.accessoryView = control
        case let .link(title, _):
            content.text = title
            content.textProperties.color = .tintColor
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch sections[indexPath.section].rows[indexPath.row] {
        case .theme:
            let picker = ThemePickerViewController(preferences: preferences)
            navigationController?.pushViewController(picker, animated: true)
        case .toggle:
            tableView.deselectRow(at: indexPath, animated: true)
        case .link(_, let url):
            UIApplication.shared.open(url, options: [:]) { ok in
                if !ok { print("cannot open \(url)") }
            }
            tableView.deselectRow(at: indexPath, animated: true)
        }
    }
}

final class Preferences {
    static let shared = Preferences()
    var analytics: Bool {
        get { UserDefaults.standard.bool(forKey: #function) }
        set { UserDefaults.standard.set(newValue, forKey: #function) }
    }
    var crashReports = true
    var theme: SettingsViewController.Theme = .system {
        didSet {
            UIApplication.shared.connectedScenes
                .compactMap { $0 as? UIWindowScene }
                .flatMap(\.windows)
                .forEach { $0.overrideUserInterfaceStyle = theme.style }
        }
    }
}

private final class ThemePickerViewController: UITableViewController {
    private let preferences: Preferences
    private let themes = SettingsViewController.Theme.allCases

    init(preferences: Preferences) {
        self.preferences = preferences
        super.init(style: .grouped)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { themes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "theme") ?? UITableViewCell(style: .default, reuseIdentifier: "theme")
        let theme = themes[indexPath.row]
        cell.textLabel?.text = theme.rawValue
        cell.accessoryType = theme == preferences.theme ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        preferences.theme = themes[indexPath.row]
        navigationController?.popViewController(animated: true)
    }
}

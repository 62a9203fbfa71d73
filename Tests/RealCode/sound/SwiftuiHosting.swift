import SwiftUI
import UIKit

struct ProfileView: View {
    @ObservedObject var model: ProfileModel
    @State private var isEditing = false
    @Environment(\.dismiss) private var dismiss
    var onLogout: () -> Void = {}

    var body: some View {
        List {
            Section("Account") {
                TextField("Name", text: $model.name)
                    .disabled(!isEditing)
                if model.isPremium {
                    Label("Premium", systemImage: "star.fill")
                } else {
                    Button("Upgrade") { model.upgrade() }
                }
            }
            Section {
                Button("Log out", role: .destructive, action: onLogout)
            }
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
            }
        }
        .task { await model.load() }
    }
}

@MainActor
final class ProfileModel: ObservableObject {
    @Published var name = ""
    @Published private(set) var isPremium = false

    func load() async {
        try? await Task.sleep(nanoseconds: 300_000_000)
        name = "Jane"
    }

    func upgrade() { isPremium = true }
}

final class ProfileHostingController: UIHostingController<ProfileView> {
    private let model = ProfileModel()

    init() {
        super.init(rootView: ProfileView(model: model))
        rootView.onLogout = { [weak self] in self?.confirmLogout() }
    }

    @MainActor required dynamic init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func confirmLogout() {
        let sheet = UIAlertController(title: nil, message: "Log out?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Log out", style: .destructive) { [weak self] _ in
            self?.navigationController?.popToRootViewController(animated: true)
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
    }
}

final class DashboardViewController: UIViewController {
    private lazy var hosting = UIHostingController(rootView: SummaryCard(title: "Today", value: 3))
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        embed(hosting)
        if #available(iOS 16.0, *) {
            hosting.sizingOptions = .intrinsicContentSize
        }
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Profile") { [weak self] _ in
            self?.show(ProfileHostingController(), sender: self)
        })
        stack.addArrangedSubview(button)
    }

    private func embed(_ child: UIViewController) {
        addChild(child)
        stack.addArrangedSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hosting.rootView = SummaryCard(title: "Today", value: Int.random(in: 0...9))
    }
}

struct SummaryCard: View {
    let title: LocalizedStringKey
    var value: Int
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.headline)
            Text(value, format: .number).font(.largeTitle.monospacedDigit())
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview("Dashboard") {
    UINavigationController(rootViewController: DashboardViewController())
}

#if DEBUG
struct ProfileView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ProfileView(model: ProfileModel())
            ProfileView(model: ProfileModel()).preferredColorScheme(.dark)
        }
    }
}
#endif

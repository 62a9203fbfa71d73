import UIKit

final class PlaybackSession {
    static let shared = PlaybackSession()

    /// The preview in the library has let go of the audio route.
    var isPreviewStopped = false
}

/// The list of recordings, with an inline preview. Reopens what was playing when the app was left.
final class LibraryViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let recordings = ["Prelude", "Fugue", "Allemande", "Courante"]
    private var resumeTitle: String? = "Fugue"

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recording")
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        resumeIfNeeded()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        PlaybackSession.shared.isPreviewStopped = true
    }

    // MARK: - Navigation

    private func resumeIfNeeded() {
        guard presentingViewController == nil, let title = resumeTitle else { return }
        resumeTitle = nil
        open(title)
    }

    private func open(_ recording: String) {
        let player = NowPlayingViewController()
        player.recording = recording
        if let navigation = navigationController {
            navigation.pushViewController(player, animated: true)
        } else {
            player.modalPresentationStyle = .fullScreen
            present(player, animated: true)
        }
    }
}

extension LibraryViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return recordings.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "recording", for: indexPath)
        cell.textLabel?.text = recordings[indexPath.row]
        return cell
    }
}

final class NowPlayingViewController: UIViewController {
    var recording = ""

    private let titleLabel = UILabel()
    private let artwork = UIImageView()
    private var isPlaying = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = recording
        titleLabel.textAlignment = .center
        artwork.contentMode = .scaleAspectFit
        view.addSubview(artwork)
        view.addSubview(titleLabel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        let top = view.safeAreaInsets.top
        artwork.frame = CGRect(x: 32, y: top + 32, width: width - 64, height: width - 64)
        titleLabel.frame = CGRect(x: 32, y: top + width, width: width - 64, height: 32)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        startPlayback()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isPlaying = false
    }

    private func startPlayback() {
        guard PlaybackSession.shared.isPreviewStopped else { return }
        isPlaying = true
    }
}

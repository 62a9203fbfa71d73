import UIKit

final class DownloadsViewController: UIViewController {
    private var progressContext = 0
    private let downloader: Downloader
    private let bar = UIProgressView()
    private var items: [String] = []

    init(downloader: Downloader) {
        self.downloader = downloader
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        downloader.addObserver(self, forKeyPath: #keyPath(Downloader.fraction), options: [.new], context: &progressContext)
        loadItems()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        downloader.removeObserver(self, forKeyPath: #keyPath(Downloader.fraction), context: &progressContext)
    }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        guard context == &progressContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        bar.progress = Float(downloader.fraction)
    }

    private func loadItems() {
        URLSession.shared.dataTask(with: URL(string: "https://example.com/items")!) { data, _, _ in
            guard let data = data, let items = try? JSONDecoder().decode([String].self, from: data) else { return }
            DispatchQueue.main.async { self.items = items }
        }.resume()
    }
}

class Downloader: NSObject {
    @objc dynamic var fraction: Double = 0
}

import UIKit

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    var container: UserDefaults = .standard

    var wrappedValue: Value {
        get { container.object(forKey: key) as? Value ?? defaultValue }
        nonmutating set { container.set(newValue, forKey: key) }
    }
    var projectedValue: Self { self }
    func reset() { container.removeObject(forKey: key) }
}

nonisolated struct Photo: Hashable, Sendable { let id: Int; let url: URL }

final class PhotoCell: UICollectionViewCell {
    static let reuse = "PhotoCell"
    let imageView = UIImageView()
    var token: UUID?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
        token.map(ImageCache.shared.cancel)
        token = nil
    }
}

actor ImageStore {
    private var images: [URL: UIImage] = [:]
    subscript(url: URL) -> UIImage? { images[url] }
    func insert(_ image: UIImage, for url: URL) { images[url] = image }
}

final class ImageCache {
    static let shared = ImageCache()
    private init() {}
    private let cache = NSCache<NSURL, UIImage>()
    private var running: [UUID: URLSessionDataTask] = [:]

    @discardableResult
    func load(_ url: URL, completion: @escaping (Swift.Result<UIImage, Error>) -> Void) -> UUID? {
        if let image = cache.object(forKey: url as NSURL) {
            completion(.success(image))
            return nil
        }
        let id = UUID()
        let task = URLSession.shared.dataTask(with: url) { [weak self] data, _, error in
            defer { DispatchQueue.main.async { self?.running.removeValue(forKey: id) } }
            if let data, let image = UIImage(data: data) {
                self?.cache.setObject(image, forKey: url as NSURL)
                DispatchQueue.main.async { completion(.success(image)) }
            } else if let error {
                DispatchQueue.main.async { completion(.failure(error)) }
            }
        }
        running[id] = task
        task.resume()
        return id
    }

    func cancel(_ id: UUID) {
        running[id]?.cancel()
        running[id] = nil
    }
}

final class PhotosViewController: UICollectionViewController, UICollectionViewDataSourcePrefetching {
    @UserDefault(key: "photos.columns", defaultValue: 3) private var columns: Int

    private nonisolated enum Section: Sendable { case main }
    private lazy var source = UICollectionViewDiffableDataSource<Section, Photo>(collectionView: collectionView) { cv, ip, photo in
        let cell = cv.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuse, for: ip) as! PhotoCell
        cell.token = ImageCache.shared.load(photo.url) { [weak cell] in
            cell?.imageView.image = try? $0.get()
        }
        return cell
    }

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuse)
        collectionView.setCollectionViewLayout(makeLayout(), animated: false)
        collectionView.prefetchDataSource = self
        collectionView.dataSource = source
        var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
        snapshot.appendSections([.main])
        snapshot.appendItems((0..<100).map { Photo(id: $0, url: URL(string: "https://example.com/\($0).jpg")!) })
        source.apply(snapshot, animatingDifferences: false)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: nil, image: UIImage(systemName: "square.grid.2x2"), primaryAction: nil, menu: makeMenu())
    }

    private func makeMenu() -> UIMenu {
        UIMenu(title: "Columns", options: [.singleSelection], children: [2, 3, 4].map { n in
            UIAction(title: "\(n)", state: n == columns ? .on : .off) { [weak self] _ in
                guard let self else { return }
                columns = n
                collectionView.setCollectionViewLayout(makeLayout(), animated: true)
            }
        })
    }

    private func makeLayout() -> UICollectionViewLayout {
        let columns = self.columns
        return UICollectionViewCompositionalLayout { _, environment in
            let wide = environment.container.effectiveContentSize.width > 600
            let n = wide ? columns * 2 : columns
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(n)), heightDimension: .fractionalHeight(1)))
            item.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(n))), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let visible = collectionView.indexPathsForVisibleItems.min()
        coordinator.animate(alongsideTransition: { _ in
            self.collectionView.collectionViewLayout.invalidateLayout()
            if let visible { self.collectionView.scrollToItem(at: visible, at: .top, animated: false) }
        })
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        for photo in indexPaths.compactMap(source.itemIdentifier(for:)) {
            ImageCache.shared.load(photo.url) { _ in }
        }
    }

    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        guard let first = indexPaths.first, let photo = source.itemIdentifier(for: first) else { return nil }
        return UIContextMenuConfiguration(identifier: "\(photo.id)" as NSString, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
                self?.share(photo, from: first)
            }])
        }
    }

    private func share(_ photo: Photo, from indexPath: IndexPath) {
        let activity = UIActivityViewController(activityItems: [photo.url], applicationActivities: nil)
        activity.popoverPresentationController?.sourceView = collectionView.cellForItem(at: indexPath)
        present(activity, animated: true)
    }
}

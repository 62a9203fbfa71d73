import UIKit

struct Photo: Hashable {
    let id: String
    let url: URL
}

final class PhotoCell: UICollectionViewCell {

    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
    }
}

final class PhotoGalleryViewController: UIViewController {

    private let photos: [Photo]
    private let loader: ImageLoader
    private let initialIndex: Int

    private let layout = UICollectionViewFlowLayout()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    private var thumbnails: [String: UIImage] = [:]
    private var thumbnailTasks: [String: Task<Void, Never>] = [:]
    private var layoutWidth: CGFloat = 0
    private var hasScrolledToInitialPhoto = false

    init(photos: [Photo], initialIndex: Int, loader: ImageLoader) {
        self.photos = photos
        self.initialIndex = initialIndex
        self.loader = loader
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        for task in thumbnailTasks.values {
            task.cancel()
        }
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.minimumInteritemSpacing = 2
        layout.minimumLineSpacing = 2
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "PhotoCell")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Loads stopped when we were covered; cells still on screen do not ask again by themselves.
        for indexPath in collectionView.indexPathsForVisibleItems {
            loadThumbnail(at: indexPath)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        cancelAllLoads()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = view.bounds.width
        guard width > 0, width != layoutWidth else { return }
        layoutWidth = width
        let columns = max(3, floor(width / 130))
        let side = floor((width - (columns - 1) * layout.minimumInteritemSpacing) / columns)
        layout.itemSize = CGSize(width: side, height: side)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollToInitialPhotoIfNeeded()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        guard isViewLoaded, let anchor = collectionView.indexPathsForVisibleItems.min() else { return }
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.collectionView.scrollToItem(at: anchor, at: .top, animated: false)
        })
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        thumbnails.removeAll()
    }

    private func scrollToInitialPhotoIfNeeded() {
        guard !hasScrolledToInitialPhoto, collectionView.bounds.width > 0 else { return }
        hasScrolledToInitialPhoto = true
        guard initialIndex < photos.count else { return }
        collectionView.layoutIfNeeded()
        collectionView.scrollToItem(at: IndexPath(item: initialIndex, section: 0), at: .centeredVertically, animated: false)
    }

    // MARK: - Thumbnails

    private func loadThumbnail(at indexPath: IndexPath) {
        let photo = photos[indexPath.item]
        guard thumbnails[photo.id] == nil, thumbnailTasks[photo.id] == nil else { return }
        thumbnailTasks[photo.id] = Task { [weak self, loader] in
            let image = await loader.thumbnail(for: photo.url)
            guard !Task.isCancelled else { return }
            self?.didLoad(image, for: photo, at: indexPath)
        }
    }

    private func didLoad(_ image: UIImage?, for photo: Photo, at indexPath: IndexPath) {
        thumbnailTasks[photo.id] = nil
        guard let image = image else { return }
        thumbnails[photo.id] = image
        let cell = collectionView.cellForItem(at: indexPath) as? PhotoCell
        cell?.imageView.image = image
    }

    private func cancelLoad(of photo: Photo) {
        thumbnailTasks[photo.id]?.cancel()
        thumbnailTasks[photo.id] = nil
    }

    private func cancelAllLoads() {
        for task in thumbnailTasks.values {
            task.cancel()
        }
        thumbnailTasks.removeAll()
    }
}

// MARK: - Collection view

extension PhotoGalleryViewController: UICollectionViewDataSource, UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return photos.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PhotoCell", for: indexPath)
        if let photoCell = cell as? PhotoCell {
            photoCell.imageView.image = thumbnails[photos[indexPath.item].id]
        }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        loadThumbnail(at: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        cancelLoad(of: photos[indexPath.item])
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard presentedViewController == nil else { return }
        let photo = photos[indexPath.item]
        let viewer = PhotoViewerViewController(photo: photo, placeholder: thumbnails[photo.id], loader: loader)
        viewer.modalPresentationStyle = .fullScreen
        present(viewer, animated: true)
    }
}

// MARK: - One photo

final class PhotoViewerViewController: UIViewController, UIScrollViewDelegate {

    private let photo: Photo
    private let loader: ImageLoader
    private let scrollView = UIScrollView()
    private let imageView = UIImageView()
    private let closeButton = UIButton(type: .close)
    private var laidOutSize = CGSize.zero
    private var loadTask: Task<Void, Never>?

    init(photo: Photo, placeholder: UIImage?, loader: ImageLoader) {
        self.photo = photo
        self.loader = loader
        super.init(nibName: nil, bundle: nil)
        imageView.image = placeholder
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        loadTask?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scrollView.maximumZoomScale = 4
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        imageView.contentMode = .scaleAspectFit
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
        view.addSubview(closeButton)
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        loadFullImage()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        closeButton.frame = CGRect(x: insets.left + 12, y: insets.top + 12, width: 44, height: 44)

        // The frame of a zoomed image belongs to the scroll view; touch it only when there is a new size.
        let size = view.bounds.size
        guard size != laidOutSize else { return }
        laidOutSize = size
        scrollView.zoomScale = 1
        scrollView.frame = view.bounds
        scrollView.contentSize = size
        imageView.frame = CGRect(origin: .zero, size: size)
    }

    private func loadFullImage() {
        loadTask = Task { [weak self, loader, photo] in
            let image = await loader.image(for: photo.url)
            guard !Task.isCancelled, let image = image else { return }
            self?.imageView.image = image
        }
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return imageView
    }
}

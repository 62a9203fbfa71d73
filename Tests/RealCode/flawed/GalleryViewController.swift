import UIKit

struct Photo {
    let name: String
    let caption: String
}

final class PhotoPageViewController: UIViewController {
    let imageView = UIImageView()
    let captionLabel = UILabel()
    var photo: Photo? {
        didSet {
            captionLabel.text = photo?.caption
        }
    }

    override func loadView() {
        let root = UIView()
        root.backgroundColor = .black
        imageView.contentMode = .scaleAspectFit
        imageView.translatesAutoresizingMaskIntoConstraints = false
        captionLabel.textColor = .white
        captionLabel.numberOfLines = 0
        captionLabel.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(imageView)
        root.addSubview(captionLabel)
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: root.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            imageView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            captionLabel.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            captionLabel.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            captionLabel.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -32)
        ])
        view = root
    }
}

/// Photos side by side in a paging scroll view.
final class GalleryViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private var pages: [PhotoPageViewController] = []
    private let photos = [
        Photo(name: "harbour", caption: "The harbour at dawn"),
        Photo(name: "market", caption: "Fish market"),
        Photo(name: "bridge", caption: "The old bridge")
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        view.backgroundColor = .black
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        pageControl.numberOfPages = photos.count
        view.addSubview(scrollView)
        view.addSubview(pageControl)
        buildPages()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        scrollView.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        pageControl.frame = CGRect(x: 0, y: size.height - 60, width: size.width, height: 30)
        for (index, page) in pages.enumerated() {
            page.view.frame = CGRect(
                x: CGFloat(index) * size.width,
                y: 0,
                width: size.width,
                height: size.height
            )
        }
    }

    // MARK: - Pages

    private func buildPages() {
        for photo in photos {
            let page = PhotoPageViewController()
            page.photo = photo
            warmUp(page)
            scrollView.addSubview(page.view)
            pages.append(page)
        }
    }

    /// Builds the views ahead of the first scroll.
    private func warmUp(_ page: PhotoPageViewController) {
        page.loadView()
        page.imageView.image = UIImage(named: page.photo?.name ?? "placeholder")
    }
}

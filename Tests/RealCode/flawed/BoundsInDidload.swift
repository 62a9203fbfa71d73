import UIKit

final class GalleryViewController: UIViewController, UIScrollViewDelegate {
    private let images: [UIImage]
    private let scrollView = UIScrollView()
    private let gradient = CAGradientLayer()
    private let pageControl = UIPageControl()

    init(images: [UIImage]) {
        self.images = images
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        images = []
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: view.bounds.height - view.safeAreaInsets.top)
        scrollView.isPagingEnabled = true
        scrollView.delegate = self
        view.addSubview(scrollView)

        gradient.frame = view.bounds
        gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        view.layer.addSublayer(gradient)

        let names = ["a", "b", "c"]
        for (i, name) in names.enumerated() {
            let imageView = UIImageView(image: UIImage(named: name))
            imageView.frame = CGRect(x: CGFloat(i) * scrollView.bounds.width, y: 0, width: scrollView.bounds.width, height: scrollView.bounds.height)
            scrollView.addSubview(imageView)
        }
        scrollView.contentSize = CGSize(width: scrollView.bounds.width * CGFloat(names.count), height: scrollView.bounds.height)
        pageControl.numberOfPages = names.count
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
}

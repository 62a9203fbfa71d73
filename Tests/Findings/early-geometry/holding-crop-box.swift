// finding=none
// Bounds, frame and safeAreaInsets are the stored properties of a model value and no geometry of a view.
struct CropBox {
    var bounds = CGRect(x: 0, y: 0, width: 1200, height: 800)
    var frame = CGRect(x: 40, y: 40, width: 600, height: 400)
    var safeAreaInsets = 12
}

final class CropViewController: UIViewController {
    private var crop = CropBox()
    private var scale: CGFloat = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        scale = crop.frame.width / crop.bounds.width
        crop.safeAreaInsets += 4
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("crop at \(scale), inset \(crop.safeAreaInsets)")
    }
}

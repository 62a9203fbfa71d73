// finding=layout-accumulation
// A helper in an extension makes a new gradient and puts it to the bottom of the root view's layer in each pass.
final class SunsetViewController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        paintSky()
    }
}

extension SunsetViewController {
    private func paintSky() {
        let sky = CAGradientLayer()
        sky.colors = [UIColor.orange.cgColor, UIColor.purple.cgColor]
        sky.frame = view.layer.bounds
        view.layer.insertSublayer(sky, at: 0)  // <- layout-accumulation, cover, viewDidLayoutSubviews
    }
}

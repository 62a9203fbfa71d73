// finding=repeated-work
// A loader has a function with the name of one of UIKit's renderers, and nobody takes its result.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ImageLoader.shared.image(for: url) { [weak self] image in self?.show(image) }  // <- repeated-work, push, viewWillAppear
}

// finding=none
// The override is right, because none of the drives takes the controller from a storyboard or nib.
final class PaletteViewController: UIViewController {
    private let swatches = UIStackView()

    override func loadView() {
        swatches.axis = .vertical
        swatches.spacing = 4
        view = swatches
    }
}

// finding=none
// Of all the traits only light or dark is read before the appearance, and no drive changes that.
final class MapStyleViewController: UIViewController {
    private var tileSet = "day"

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        chooseTiles()
    }

    private func chooseTiles() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        tileSet = isDark ? "night" : "day"
    }
}

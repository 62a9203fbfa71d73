// finding=none
// The completion of the dismissal takes the place of the appearance callback that a sheet does not cause.
final class AlbumScreen: UIViewController {
    var cover = "plain"
    private var shownCover = ""
    private var asked = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shownCover = cover
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !asked else { return }
        asked = true
        let sheet = CoverSheet()
        sheet.album = self
        sheet.modalPresentationStyle = .pageSheet
        present(sheet, animated: true)
    }

    func finishSheet() {
        dismiss(animated: true) { [weak self] in
            guard let self = self else { return }
            self.shownCover = self.cover
        }
    }
}

final class CoverSheet: UIViewController {
    weak var album: AlbumScreen?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.async { [weak self] in
            self?.album?.cover = "sunset"
            self?.album?.finishSheet()
        }
    }
}

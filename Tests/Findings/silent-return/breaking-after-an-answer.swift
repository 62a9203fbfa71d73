// finding=silent-return
// The sheet writes when its service has answered, and by then the presenter has long since read.
final class TranslationScreen: UIViewController {
    var translation = ""
    private var requested = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("translation: \(translation)")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !requested else { return }
        requested = true
        let sheet = LanguageSheet()
        sheet.screen = self
        sheet.modalPresentationStyle = .pageSheet
        present(sheet, animated: true)
    }
}

final class LanguageSheet: UIViewController {
    weak var screen: TranslationScreen?

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { [weak self] in
            _ = await TranslationService.shared.prepare("nb")
            self?.screen?.translation = "God morgen"  // <- silent-return, launch, viewDidDisappear
        }
    }
}

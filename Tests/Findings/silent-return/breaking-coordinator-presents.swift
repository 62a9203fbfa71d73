// finding=silent-return
// A coordinator presents the sheet on the screen's behalf and hands it the settings that both work with.
final class AudioSettings {
    var volume = 3
}

final class AudioCoordinator {
    func openMixer(from screen: UIViewController, settings: AudioSettings) {
        let mixer = MixerSheet()
        mixer.settings = settings
        mixer.modalPresentationStyle = .formSheet
        screen.present(mixer, animated: true)
    }
}

final class AudioScreen: UIViewController {
    private let settings = AudioSettings()
    private let coordinator = AudioCoordinator()
    private var mixed = false
    private var volume = 0

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        volume = settings.volume
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !mixed { coordinator.openMixer(from: self, settings: settings) }
        mixed = true
    }
}

final class MixerSheet: UIViewController {
    var settings: AudioSettings?

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { [weak self] in self?.settings?.volume = 8 }  // <- silent-return, launch, viewDidDisappear
    }
}

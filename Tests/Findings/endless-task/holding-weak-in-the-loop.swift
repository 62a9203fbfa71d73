// finding=none
// The loop never ends, but it has the screen only between two values and not while it waits.
final class WeatherScreen: UIViewController {
    private var readings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let stations = WeatherService.shared.readings
        Task { [weak self] in
            for await _ in stations {
                guard let self = self else { return }
                self.readings += 1
            }
        }
    }
}

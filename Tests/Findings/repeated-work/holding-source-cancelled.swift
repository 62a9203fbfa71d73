// finding=none
// The source of events is cancelled when the screen is about to go.
import UIKit
final class W: UIViewController {
    private var autosave: DispatchSourceTimer?
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 10, repeating: 10)
        timer.setEventHandler { [weak self] in self?.title = "saved" }
        timer.resume()
        autosave = timer
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        autosave?.cancel()
        autosave = nil
    }
}

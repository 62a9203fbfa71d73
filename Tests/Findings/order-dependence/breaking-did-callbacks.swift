// finding=order-dependence
// The old screen's viewDidDisappear comes first in a push, and last when a tab fades in.
var recordingIsStopped = false

final class RecorderScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recordingIsStopped = false
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    recordingIsStopped = true
  }
}

final class PlaybackScreen: UIViewController {
  private var mayPlay = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    mayPlay = recordingIsStopped  // <- order-dependence, tabs, viewDidAppear
  }
}

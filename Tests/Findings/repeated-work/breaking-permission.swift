// finding=repeated-work
// The permission is asked for at every appearance, by a call that takes a closure.
import AVFoundation
import UIKit
final class Scan: UIViewController {
    private let session = AVCaptureSession()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        AVCaptureDevice.requestAccess(for: .video) { [weak self] ok in  // <- repeated-work, push, viewWillAppear
            if ok { self?.session.startRunning() }
        }
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        session.stopRunning()
    }
}

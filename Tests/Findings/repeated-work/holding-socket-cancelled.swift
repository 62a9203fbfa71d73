// finding=none
// The socket that receives is cancelled when the screen has gone.
import UIKit
final class Chat: UIViewController {
    private var socket: URLSessionWebSocketTask?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard socket == nil else { return }
        socket = URLSession.shared.webSocketTask(with: URL(string: "wss://a.b")!)
        socket?.resume()
        socket?.receive { [weak self] _ in self?.title = "got" }
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        socket?.cancel(with: .goingAway, reason: nil)
        socket = nil
    }
}

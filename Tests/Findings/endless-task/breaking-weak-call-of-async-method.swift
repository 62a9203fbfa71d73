// finding=endless-task
// The closure is weak, but the async method it calls is suspended inside the screen.
final class ChatScreen: UIViewController {
    private var messages = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { [weak self] in
            await self?.listen()
        }
    }

    private func listen() async {
        for await _ in ChatServer.shared.messages {  // <- endless-task, launch, viewDidDisappear
            messages += 1
        }
    }
}

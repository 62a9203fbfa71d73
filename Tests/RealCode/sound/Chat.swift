import UIKit

struct Message: Codable, Hashable {
    enum Kind: String, Codable { case text, image, system }
    enum CodingKeys: String, CodingKey {
        case id, text, kind
        case sentAt = "sent_at"
    }
    var id: String
    var text: String
    var kind: Kind
    var sentAt: Date
}

final class ChatService {
    private(set) var isConnected = false
    private var socket: URLSessionWebSocketTask?
    var onMessage: ((Message) -> Void)?

    func connect(room: String) {
        guard !isConnected else { return }
        isConnected = true
        socket = URLSession.shared.webSocketTask(with: URL(string: "wss://chat.example.com/\(room)")!)
        socket?.resume()
        receive()
    }

    private func receive() {
        socket?.receive { [weak self] result in
            switch result {
            case .success(.string(let text)):
                if let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)) {
                    DispatchQueue.main.async { self?.onMessage?(message) }
                }
                self?.receive()
            case .success:
                self?.receive()
            case .failure:
                self?.isConnected = false
            }
        }
    }

    func disconnect() {
        isConnected = false
        socket?.cancel(with: .goingAway, reason: nil)
        socket = nil
    }

    func send(_ text: String) async throws {
        try await socket?.send(.string(text))
    }
}

final class ChatViewController: UIViewController {
    private let room: String
    private let service: ChatService
    private var messages: [Message] = []

    private let tableView = UITableView()
    private let composer = ComposerView()
    private var typingTimer: Timer?

    init(room: String, service: ChatService) {
        self.room = room
        self.service = service
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    override var inputAccessoryView: UIView? { composer }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "#" + room
        tableView.dataSource = self
        tableView.keyboardDismissMode = .interactive
        tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)

        composer.onSend = { [weak self] text in self?.send(text) }
        service.onMessage = { [weak self] message in
            self?.insert(message)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        service.connect(room: room)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        typingTimer?.invalidate()
        typingTimer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in
            self?.refreshTypingIndicator()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        typingTimer?.invalidate()
        typingTimer = nil
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        service.disconnect()
    }

    private func refreshTypingIndicator() {
        navigationItem.prompt = messages.isEmpty ? nil : "…"
    }

    private func insert(_ message: Message) {
        messages.insert(message, at: 0)
        tableView.performBatchUpdates {
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
    }

    private func send(_ text: String) {
        Task { [weak self, service] in
            do {
                try await service.send(text)
            } catch {
                self?.present(error)
            }
        }
    }

    private func present(_ error: any Error) {
        let alert = UIAlertController(title: "Not sent", message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}

extension ChatViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let id = "message"
        let cell: UITableViewCell
        if let reused = tableView.dequeueReusableCell(withIdentifier: id) {
            cell = reused
        } else {
            cell = UITableViewCell(style: .subtitle, reuseIdentifier: id)
        }
        let message = messages[indexPath.row]
        cell.textLabel?.text = message.text
        let color: UIColor = if message.kind == .system { .secondaryLabel } else { .label }
        cell.textLabel?.textColor = color
        cell.transform = tableView.transform
        return cell
    }
}

final class ComposerView: UIView, UITextViewDelegate {
    var onSend: ((String) -> Void)?
    private let textView = UITextView()
    private let sendButton = UIButton(type: .system)

    convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        autoresizingMask = .flexibleHeight
        textView.delegate = self
        addSubview(textView)
        addSubview(sendButton)
        sendButton.addTarget(self, action: #selector(send), for: .primaryActionTriggered)
    }

    override var intrinsicContentSize: CGSize { .init(width: UIView.noIntrinsicMetric, height: 44) }

    @objc private func send() {
        guard let text = textView.text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return }
        textView.text = ""
        onSend?(text)
    }

    func textViewDidChange(_ textView: UITextView) {
        sendButton.isEnabled = !textView.text.isEmpty
    }
}

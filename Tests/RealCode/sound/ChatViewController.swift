import UIKit

struct ChatMessage: Hashable {
    let id: String
    let author: String
    let text: String
}

protocol ChatViewControllerDelegate: AnyObject {
    func chat(_ controller: ChatViewController, didReadConversation id: String)
}

final class ChatViewController: UIViewController {

    weak var delegate: ChatViewControllerDelegate?

    private let conversationID: String
    private let service: ChatService
    private let drafts: DraftStore

    private var messages: [ChatMessage] = []
    private var updatesTask: Task<Void, Never>?
    private var sendTask: Task<Void, Never>?

    private let tableView = UITableView()
    private let inputBar = UIView()
    private let inputField = UITextField()
    private let sendButton = UIButton(type: .system)
    private var inputBarBottom: NSLayoutConstraint?
    private var dataSource: UITableViewDiffableDataSource<Int, ChatMessage>?

    init(conversationID: String, service: ChatService, drafts: DraftStore) {
        self.conversationID = conversationID
        self.service = service
        self.drafts = drafts
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        updatesTask?.cancel()
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpTable()
        setUpInputBar()
        inputField.text = drafts.text(for: conversationID)
        updateSendButton()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillHideNotification, object: nil)
        if !inputField.isFirstResponder {
            // It may have gone while we were not listening.
            inputBarBottom?.constant = 0
        }
        startUpdates()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.chat(self, didReadConversation: conversationID)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let center = NotificationCenter.default
        center.removeObserver(self, name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.removeObserver(self, name: UIResponder.keyboardWillHideNotification, object: nil)
        drafts.save(inputField.text ?? "", for: conversationID)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stopUpdates()
    }

    // MARK: - Messages

    /// Still running after a swipe back that was given up, hence the guard.
    private func startUpdates() {
        guard updatesTask == nil else { return }
        let updates = service.messageUpdates(in: conversationID)
        updatesTask = Task { [weak self] in
            for await messages in updates {
                self?.show(messages)
            }
        }
    }

    private func stopUpdates() {
        updatesTask?.cancel()
        updatesTask = nil
    }

    private func show(_ newMessages: [ChatMessage]) {
        let wasAtBottom = isScrolledToBottom
        messages = newMessages
        var snapshot = NSDiffableDataSourceSnapshot<Int, ChatMessage>()
        snapshot.appendSections([0])
        snapshot.appendItems(newMessages, toSection: 0)
        dataSource?.apply(snapshot, animatingDifferences: view.window != nil) { [weak self] in
            if wasAtBottom {
                self?.scrollToBottom()
            }
        }
    }

    private var isScrolledToBottom: Bool {
        let visibleBottom = tableView.contentOffset.y + tableView.bounds.height - tableView.adjustedContentInset.bottom
        return visibleBottom >= tableView.contentSize.height - 20
    }

    private func scrollToBottom() {
        guard !messages.isEmpty else { return }
        tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: true)
    }

    // MARK: - Sending

    @objc private func sendTapped() {
        guard sendTask == nil, let text = inputField.text, !text.isEmpty else { return }
        inputField.text = ""
        updateSendButton()
        // Not cancelled with this screen: what has been sent is delivered, or kept as a draft.
        sendTask = Task { [weak self, service, drafts, conversationID] in
            do {
                try await service.send(text, to: conversationID)
                self?.didSend()
            } catch {
                guard let self else {
                    drafts.save(text, for: conversationID)
                    return
                }
                self.didFail(toSend: text)
            }
        }
    }

    private func didSend() {
        sendTask = nil
        updateSendButton()
    }

    private func didFail(toSend text: String) {
        sendTask = nil
        let typed = inputField.text ?? ""
        if typed.isEmpty {
            inputField.text = text
        }
        updateSendButton()
        guard viewIfLoaded?.window != nil, presentedViewController == nil else {
            drafts.save(inputField.text ?? "", for: conversationID)
            return
        }
        let alert = UIAlertController(title: "Message Not Sent", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    @objc private func updateSendButton() {
        let text = inputField.text ?? ""
        sendButton.isEnabled = sendTask == nil && !text.isEmpty
    }

    // MARK: - Keyboard

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let window = view.window,
              let userInfo = notification.userInfo,
              let frame = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let local = view.convert(frame, from: window.screen.coordinateSpace)
        let overlap = max(0, view.bounds.maxY - local.minY - view.safeAreaInsets.bottom)
        let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
        inputBarBottom?.constant = -overlap
        UIView.animate(withDuration: duration) {
            self.view.layoutIfNeeded()
        }
    }

    // MARK: - Setup

    private func setUpTable() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "MessageCell")
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.keyboardDismissMode = .onDrag
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)

        dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, message in
            let cell = tableView.dequeueReusableCell(withIdentifier: "MessageCell", for: indexPath)
            var content = UIListContentConfiguration.subtitleCell()
            content.text = message.text
            content.secondaryText = message.author
            cell.contentConfiguration = content
            return cell
        }
    }

    private func setUpInputBar() {
        inputField.borderStyle = .roundedRect
        inputField.placeholder = "Message"
        inputField.returnKeyType = .send
        inputField.delegate = self
        inputField.addTarget(self, action: #selector(updateSendButton), for: .editingChanged)
        sendButton.setTitle("Send", for: .normal)
        sendButton.addTarget(self, action: #selector(sendTapped), for: .touchUpInside)

        let bottom = inputBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        inputBarBottom = bottom
        view.addSubview(inputBar)
        inputBar.addSubview(inputField)
        inputBar.addSubview(sendButton)
        for subview in [inputBar, inputField, sendButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            inputBar.heightAnchor.constraint(equalToConstant: 52),
            inputField.leadingAnchor.constraint(equalTo: inputBar.leadingAnchor, constant: 12),
            inputField.centerYAnchor.constraint(equalTo: inputBar.centerYAnchor),
            sendButton.leadingAnchor.constraint(equalTo: inputField.trailingAnchor, constant: 8),
            sendButton.trailingAnchor.constraint(equalTo: inputBar.trailingAnchor, constant: -12),
            sendButton.centerYAnchor.constraint(equalTo: inputBar.centerYAnchor),
            bottom
        ])
    }
}

// MARK: - UITextFieldDelegate

extension ChatViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        sendTapped()
        return false
    }
}

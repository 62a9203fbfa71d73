// finding=endless-task
// A flag starts a single task on the first appearance, and nothing ever ends it.
private var isListening = false
private var reactions = 0

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isListening else { return }
    isListening = true
    let live = LiveStream.shared.reactions
    Task { @MainActor in
        for await _ in live {  // <- endless-task, launch, viewDidDisappear
            self.reactions += 1
        }
    }
}

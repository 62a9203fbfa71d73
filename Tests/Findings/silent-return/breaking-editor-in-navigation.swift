// finding=silent-return
// What is presented as a sheet is a navigation controller, and the editor in it writes the title back.
final class Note {
    var title = "Untitled"
}

final class NoteScreen: UIViewController {
    private let note = Note()
    private var opened = false

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        print("note: \(note.title)")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !opened else { return }
        opened = true
        let editor = NoteEditor()
        editor.note = note
        present(UINavigationController(rootViewController: editor), animated: true)
    }
}

final class NoteEditor: UIViewController {
    var note: Note?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.async { [weak self] in
            guard let note = self?.note else { return }
            note.title = "Groceries"  // <- silent-return, launch, viewDidDisappear
            self?.navigationController?.dismiss(animated: true)
        }
    }
}

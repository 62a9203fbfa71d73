import UIKit
import UniformTypeIdentifiers

final class BoardViewController: UIViewController {
    fileprivate struct Card: Equatable, Codable {
        var title: String
        var column: Column
        enum Column: Int, Codable, CaseIterable, Comparable {
            case todo, doing, done
            static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
        }
    }

    fileprivate var cards: [Card] = [] {
        didSet {
            guard cards != oldValue else { return }
            undoManager?.registerUndo(withTarget: self) { target in target.cards = oldValue }
            collectionView.reloadData()
            save()
        }
    }

    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let layout = { () -> UICollectionViewFlowLayout in
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 8
        return layout
    }()

    private var fileURL: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("board.json")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        collectionView.dragInteractionEnabled = true
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "card")
        view.addSubview(collectionView)
        load()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds.inset(by: view.safeAreaInsets)
        let size = CGSize(width: 240, height: collectionView.bounds.height)
        if layout.itemSize != size {
            layout.itemSize = size
            layout.invalidateLayout()
        }
    }

    override var canBecomeFirstResponder: Bool { return true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        resignFirstResponder()
        super.viewWillDisappear(animated)
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "New", action: #selector(addCard), input: "n", modifierFlags: [.command, .shift])]
    }

    @objc private func addCard() {
        cards.append(Card(title: "New \(cards.count &+ 1)", column: .todo))
    }

    private func load() {
        DispatchQueue.global(qos: .utility).async { [url = fileURL, weak self] in
            let loaded = (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode([Card].self, from: $0) } ?? []
            DispatchQueue.main.async {
                self?.cards = loaded.sorted { $0.column < $1.column }
            }
        }
    }

    private func save() {
        let snapshot = cards
        let url = fileURL
        DispatchQueue.global().async {
            do {
                try JSONEncoder().encode(snapshot).write(to: url, options: [.atomic])
            } catch let error as NSError where error.domain == NSCocoaErrorDomain {
                print("disk:", error.code)
            } catch {
                print(error)
            }
        }
    }
}

extension BoardViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cards.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) as! UICollectionViewListCell
        var content = UIListContentConfiguration.cell()
        content.text = cards[indexPath.item].title
        cell.contentConfiguration = content
        return cell
    }
}

extension BoardViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        let provider = NSItemProvider(object: cards[indexPath.item].title as NSString)
        let item = UIDragItem(itemProvider: provider)
        item.localObject = cards[indexPath.item]
        return [item]
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal {
        .init(operation: collectionView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        let destination = coordinator.destinationIndexPath ?? IndexPath(item: cards.count, section: 0)
        for case let (offset, item) in coordinator.items.enumerated() {
            guard let source = item.sourceIndexPath else { continue }
            let card = cards[source.item]
            cards.remove(at: source.item)
            cards.insert(card, at: min(destination.item + offset, cards.endIndex))
            coordinator.drop(item.dragItem, toItemAt: destination)
        }
    }
}

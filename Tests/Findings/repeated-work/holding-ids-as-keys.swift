// finding=none
// Two ids are never the same, so that the dictionary has two keys.
struct Item: Hashable { let id = UUID(); var name = "" }
final class A: UIViewController {
  var byID: [UUID: Item] = [:]
  override func viewDidLoad() {
    super.viewDidLoad()
    let items = [Item(name: "a"), Item(name: "b")]
    byID = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
    let s: Set<UUID> = [UUID(), UUID()]
    print(s.count, byID.count, items[0] == items[1], items[0] == items[0], UUID() == UUID())
  }
}

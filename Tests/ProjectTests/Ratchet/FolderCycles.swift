/// The cycles in the use of folders of a target.
///
/// The folders of a cycle have an order in which few uses point upward, from a lower folder to a higher
/// folder. Without the upward uses there is no cycle.
struct FolderCycles {
  /// Groups of folders in which each folder uses each other folder, directly or through others.
  let groups: [[String]]
  private let use: FolderUse

  var target: String { use.target }

  init(_ use: FolderUse) {
    self.use = use
    var reached: [String: Set<String>] = [:]
    for item in use.uses { reached[item.folder, default: []].insert(item.used) }
    let folders = reached.keys.sorted()
    for middle in folders {
      for folder in folders where reached[folder]?.contains(middle) == true {
        let further = reached[middle] ?? []
        reached[folder]?.formUnion(further)
      }
    }
    var groups: [[String]] = []
    for folder in folders where reached[folder]?.contains(folder) == true {
      guard !groups.joined().contains(folder) else { continue }
      groups.append(
        folders.filter {
          reached[folder]?.contains($0) == true && reached[$0]?.contains(folder) == true
        })
    }
    self.groups = groups
  }

  /// An order of the folders in cycles in which few uses point upward, the lowest folder first. The search
  /// begins with an earlier order, so that only a better order replaces the earlier order.
  func order(from earlier: [String]) -> [String] {
    groups.flatMap { group in
      order(of: earlier.filter(group.contains) + group.filter { !earlier.contains($0) })
    }
  }

  /// Moves folders one by one as long as fewer uses point upward.
  private func order(of group: [String]) -> [String] {
    let counts = group.map { folder in
      group.map { used in use.uses.count { $0.folder == folder && $0.used == used } }
    }
    func upward(_ order: [Int]) -> Int {
      order.indices.reduce(0) { sum, place in
        order[(place + 1)...].reduce(sum) { $0 + counts[order[place]][$1] }
      }
    }
    var order = Array(group.indices)
    var isBetter = true
    while isBetter {
      isBetter = false
      for folder in group.indices {
        for place in group.indices {
          var moved = order.filter { $0 != folder }
          moved.insert(folder, at: place)
          guard upward(moved) < upward(order) else { continue }
          order = moved
          isBetter = true
        }
      }
    }
    return order.map { group[$0] }
  }

  /// The uses within cycles that point upward in an order. A folder that is not in the order stands last.
  func upward(_ order: [String]) -> [FolderUse.Use] {
    let places = Dictionary(
      order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return use.uses.filter { item in
      guard let group = groups.first(where: { $0.contains(item.folder) }),
        group.contains(item.used)
      else { return false }
      return (places[item.folder] ?? .max, item.folder) < (places[item.used] ?? .max, item.used)
    }
  }

  func measures(order: [String]) -> [Measure] {
    guard !groups.isEmpty else { return [] }
    let advice = "let the upper folder use the lower folder, or move the declaration"
    var pairs: [String: [FolderUse.Use]] = [:]
    for item in upward(order) { pairs["\(item.folder) → \(item.used)", default: []].append(item) }
    return [
      Measure(
        key: "cycle \(use.target)", value: groups.joined().count,
        advice: "break the cycle of folders: \(advice)",
        places: groups.map { $0.joined(separator: " ") })
    ]
      + pairs.keys.sorted().map { pair in
        let items = pairs[pair] ?? []
        return Measure(
          key: "upward \(use.target) \(pair)", value: items.count, advice: advice,
          places: items.map { "\($0.path):\($0.line) \($0.name)" })
      }
  }
}

extension Sequence {
  /// The elements in groups, in the order in which each group first occurs.
  /// - Parameter key: The common value of a group.
  func grouped<Key: Equatable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let own = key(element)
      if let place = groups.firstIndex(where: { $0.key == own }) {
        groups[place].elements.append(element)
      } else {
        groups.append((own, [element]))
      }
    }
    return groups
  }

  /// The first element of each key.
  func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The first of equal elements each.
  func unique() -> [Element] { unique { $0 } }
}

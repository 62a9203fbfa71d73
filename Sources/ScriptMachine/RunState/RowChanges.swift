/// The changes that code tells a table or a collection view in one update.
struct RowChanges {
  /// The numbers of rows before the update; `nil` if unknown.
  let before: [Int64]?
  /// The number of open calls of `beginUpdates`.
  var depth = 1
  /// True if the places are not known.
  var isOpen = false
  /// The numbers of rows that go, by the sections before, and that come, by the sections behind.
  var deleted: [Int64: Int64] = [:]
  var inserted: [Int64: Int64] = [:]
  var deletedSections: Set<Int64> = []
  var insertedSections: Set<Int64> = []
  var reloadedSections: Set<Int64> = []

  /// The fault of the update, as the end of a sentence; `nil` for an update that agrees with the data.
  func fault(_ after: [Int64]) -> String? {
    guard let before, !isOpen else { return nil }
    let expected = before.count - deletedSections.count + insertedSections.count
    guard after.count == expected else {
      return "after which there are \(after.count) sections instead of \(expected)"
    }
    guard deletedSections.union(reloadedSections).allSatisfy({ $0 < before.count }),
      insertedSections.allSatisfy({ $0 < after.count })
    else { return "which names a section that does not exist" }
    let old = before.indices.map { Int64($0) }.filter { !deletedSections.contains($0) }
    let new = after.indices.map { Int64($0) }.filter { !insertedSections.contains($0) }
    for (one, other) in zip(old, new) where !reloadedSections.contains(one) {
      let rows = before[Int(one)] - (deleted[one] ?? 0) + (inserted[other] ?? 0)
      guard after[Int(other)] != rows else { continue }
      return "after which section \(other) has \(after[Int(other)]) places instead of \(rows)"
    }
    return nil
  }
}

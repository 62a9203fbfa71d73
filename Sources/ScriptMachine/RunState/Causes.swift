import Diagnostics

/// The transitions and later work that the author's code has begun since the turn of a statement or
/// step began. If the run loop finds no end, the most frequent cause tells why.
package struct Causes {
  /// A place in the code that began a transition or work for later.
  package struct Place {
    package let range: SourceRange
    let function: Int
    fileprivate(set) var count: Int
  }

  private var places: [Place] = []
  /// The index in `places` for each source place. The table is only looked up, never listed.
  private var indices: [SourcePlace: Int] = [:]

  /// The least count at which a place is blamed for an endless run.
  private static let least = 20

  package init() {}

  mutating func note(_ range: SourceRange, in function: Int) {
    if let index = indices[range.place] {
      places[index].count += 1
    } else {
      indices[range.place] = places.count
      places.append(Place(range: range, function: function, count: 1))
    }
  }

  /// The place that began something most often. Of several such places, the last.
  package var mostFrequent: Place? {
    var result: Place?
    for place in places where place.count >= result?.count ?? Causes.least { result = place }
    return result
  }
}

/// The inheritance between types, computed once for all types, the superclasses first.
struct Ancestry {
  /// The types in an order that puts each type behind its superclass and protocols.
  private(set) var order: [Int] = []
  /// The topmost class of the author above each type, or the type itself without superclass.
  private(set) var tops: [Int] = []
  /// All protocols of the author that each type conforms to.
  private var protocols: [[Int]] = []
  private var superclasses: [Int?] = []
  private var depths: [Int] = []
  /// The numbers of a class and its subclasses go from the class's own number to its last number.
  private var numbers: [Int] = []
  private var lastNumbers: [Int] = []

  init() {}

  /// - Throws: The first type that inherits from itself, directly or through others.
  init(_ types: [TypeCode]) throws(Circle) {
    order = try Ancestry.sorted(types)
    tops = Array(types.indices)
    protocols = types.map { $0.protocols }
    superclasses = types.map { $0.superclass }
    depths = Array(repeating: 0, count: types.count)
    for index in order {
      var all = protocols[index]
      if let parent = types[index].superclass {
        depths[index] = depths[parent] + 1
        if types[parent].role == .class { tops[index] = tops[parent] }
        // Most classes add no protocols and share the protocols of their superclass.
        all = all.isEmpty ? protocols[parent] : all + protocols[parent]
      }
      for own in types[index].protocols {
        for inherited in protocols[own] where !all.contains(inherited) { all.append(inherited) }
      }
      protocols[index] = all
    }
    number(types)
  }

  /// Returns true if a candidate fulfils a condition and is the type, a type above or a protocol of
  /// the type. The candidates are in order.
  ///
  /// The shorter list is searched: the candidates or the types above. Near types come first.
  func hasAny(_ candidates: [Int], above type: Int, where isMeant: (Int) -> Bool) -> Bool {
    guard type < depths.count, candidates.count > depths[type] + protocols[type].count else {
      for upper in candidates.reversed() where isAbove(upper, type) && isMeant(upper) {
        return true
      }
      return false
    }
    var current: Int? = type
    while let upper = current {
      if Ancestry.contains(candidates, upper), isMeant(upper) { return true }
      current = superclasses[upper]
    }
    for upper in protocols[type] where Ancestry.contains(candidates, upper) && isMeant(upper) {
      return true
    }
    return false
  }

  private static func contains(_ ordered: [Int], _ number: Int) -> Bool {
    var low = 0
    var high = ordered.count
    while low < high {
      let middle = (low + high) / 2
      if ordered[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < ordered.count && ordered[low] == number
  }

  /// Returns true if the lower type is the upper type, inherits from it or conforms to it.
  private func isAbove(_ upper: Int, _ lower: Int) -> Bool {
    guard lower < numbers.count, upper < numbers.count else { return upper == lower }
    return numbers[upper] <= numbers[lower] && numbers[lower] <= lastNumbers[upper]
      || protocols[lower].contains(upper)
  }

  /// A type that inherits from itself.
  struct Circle: Error {
    let type: Int
    // The compiler passes on errors of fewer than five words wrongly.
    private let padding = (0, 0, 0, 0)

    init(_ type: Int) { self.type = type }
  }

  private static func parents(of type: TypeCode) -> [Int] {
    type.protocols + (type.superclass.map { [$0] } ?? [])
  }

  private static func sorted(_ types: [TypeCode]) throws(Circle) -> [Int] {
    enum Mark { case new, open, done }
    var marks = Array(repeating: Mark.new, count: types.count)
    var result: [Int] = []
    for root in types.indices where marks[root] == .new {
      var path = [(type: root, next: 0)]
      marks[root] = .open
      while let (type, next) = path.last {
        let parents = parents(of: types[type])
        guard next < parents.count else {
          marks[type] = .done
          result.append(type)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        switch marks[parents[next]] {
        case .done: break
        case .new:
          marks[parents[next]] = .open
          path.append((parents[next], 0))
        case .open:
          let start = path.firstIndex { $0.type == parents[next] } ?? 0
          throw Circle(path[start...].map { $0.type }.min() ?? type)
        }
      }
    }
    return result
  }

  /// Numbers the types so that the subclasses of a class follow the class without a gap.
  private mutating func number(_ types: [TypeCode]) {
    var sizes = Array(repeating: 1, count: types.count)
    for index in order.reversed() {
      if let parent = types[index].superclass { sizes[parent] += sizes[index] }
    }
    numbers = Array(repeating: 0, count: types.count)
    lastNumbers = numbers
    // The next free number below each type, and at the top.
    var free = numbers
    var freeAtTop = 0
    for index in order {
      if let parent = types[index].superclass {
        numbers[index] = free[parent]
        free[parent] += sizes[index]
      } else {
        numbers[index] = freeAtTop
        freeAtTop += sizes[index]
      }
      free[index] = numbers[index] + 1
      lastNumbers[index] = numbers[index] + sizes[index] - 1
    }
  }
}

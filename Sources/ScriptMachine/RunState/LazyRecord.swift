import LifecycleEngine

/// A lazy sequence: a base, and the steps for each element that is asked for.
package struct LazyRecord {
  enum Step {
    case map(ObjectID)
    case filter(ObjectID)
    case compactMap(ObjectID)

    var closure: ObjectID {
      switch self {
      case .map(let closure), .filter(let closure), .compactMap(let closure): closure
      }
    }
  }

  /// An array, or a range of whole numbers.
  let base: Value
  /// The places of the elements in the base. An endless range goes on for ever.
  var places: Range<Int>
  var isEndless = false
  var steps: [Step] = []
  /// The most elements of an endless range.
  var limit: Int?
  /// The number of elements that an iterator has yielded.
  var given = 0

  var references: [Value] { [base] + steps.map { .object($0.closure) } }
}

extension LazyRecord {
  /// True if each element of the base yields exactly one element.
  var isMapped: Bool {
    steps.allSatisfy { step in
      if case .map = step { true } else { false }
    }
  }
}

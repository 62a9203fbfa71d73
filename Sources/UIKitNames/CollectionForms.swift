import LifecycleEngine

/// The forms of the simulated methods of arrays, dictionaries, texts and ranges.
package enum CollectionForms {
  package enum Kind { case array, dictionary, text, range }

  package static func forms(of name: String, on kind: Kind) -> [MethodForm] {
    let own =
      switch kind {
      case .array: arrays[name]
      case .dictionary: dictionaries[name]
      case .text: texts[name]
      case .range: ranges[name]
      }
    return (own ?? []) + (sequences[name] ?? [])
  }

  /// The forms of the methods that every sequence has.
  package static func sequenceForms(of name: String) -> [MethodForm] { sequences[name] ?? [] }

  /// The types of parameters that stand for an element of the collection, or for more elements.
  package static let elementTypes = ["Element", "Equatable", "Result", "S", "C", "Value"]

  private static func table(_ text: String) -> [String: [MethodForm]] {
    Dictionary(grouping: MethodForm.list(text)) { $0.baseName }
  }

  private static let sequences = table(
    """
    contains(_ element: Equatable)
    contains(where predicate: (Element) -> Bool)
    first(where predicate: (Element) -> Bool)
    firstIndex(of element: Equatable)
    firstIndex(where predicate: (Element) -> Bool)
    last(where predicate: (Element) -> Bool)
    lastIndex(of element: Equatable)
    lastIndex(where predicate: (Element) -> Bool)
    randomElement()
    shuffled()
    makeIterator()
    allSatisfy(_ predicate: (Element) -> Bool)
    count(where predicate: (Element) -> Bool)
    reversed()
    enumerated()
    dropFirst(_ k: Int = 1)
    dropLast(_ k: Int = 1)
    drop(while predicate: (Element) -> Bool)
    prefix(_ maxLength: Int)
    prefix(while predicate: (Element) -> Bool)
    suffix(_ maxLength: Int)
    joined(separator: String = "")
    sorted()
    sorted(by areInIncreasingOrder: (Element, Element) -> Bool)
    min()
    min(by areInIncreasingOrder: (Element, Element) -> Bool)
    max()
    max(by areInIncreasingOrder: (Element, Element) -> Bool)
    forEach(_ body: (Element) -> Void)
    map(_ transform: (Element) -> T)
    compactMap(_ transform: (Element) -> T?)
    flatMap(_ transform: (Element) -> T)
    filter(_ isIncluded: (Element) -> Bool)
    reduce(_ initialResult: Result, _ nextPartialResult: (Result, Element) -> Result)
    reduce(into initialResult: Result, _ updateAccumulatingResult: (Result, Element) -> Void)
    """)

  private static let arrays = table(
    """
    append(_ newElement: Element)
    append(contentsOf newElements: S)
    insert(_ newElement: Element, at i: Int)
    insert(contentsOf newElements: C, at i: Int)
    remove(at index: Int)
    removeAll(keepingCapacity: Bool = false)
    removeAll(where shouldBeRemoved: (Element) -> Bool)
    removeFirst()
    removeFirst(_ k: Int)
    removeLast()
    removeLast(_ k: Int)
    removeSubrange(_ bounds: Range)
    replaceSubrange(_ subrange: Range, with newElements: C)
    reserveCapacity(_ n: Int)
    popLast()
    reverse()
    sort()
    sort(by areInIncreasingOrder: (Element, Element) -> Bool)
    swapAt(_ i: Int, _ j: Int)
    prefix(upTo end: Int)
    prefix(through position: Int)
    suffix(from start: Int)
    """)

  private static let dictionaries = table(
    """
    removeAll(keepingCapacity: Bool = false)
    removeValue(forKey key: Key)
    updateValue(_ value: Value, forKey key: Key)
    merge(_ other: S, uniquingKeysWith combine: (Value, Value) -> Value)
    merging(_ other: S, uniquingKeysWith combine: (Value, Value) -> Value)
    mapValues(_ transform: (Value) -> T)
    compactMapValues(_ transform: (Value) -> T?)
    popFirst()
    reserveCapacity(_ n: Int)
    """)

  private static let texts = table(
    """
    hasPrefix(_ prefix: String)
    hasSuffix(_ suffix: String)
    uppercased()
    lowercased()
    split(separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
    split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator \
    isSeparator: (Character) -> Bool)
    components(separatedBy separator: String)
    trimmingCharacters(in set: CharacterSet)
    replacingOccurrences(of target: String, with replacement: String)
    replacingOccurrences(of target: String, with replacement: String, options: Options = [], range \
    searchRange: Range? = nil)
    prefix(upTo end: Index)
    prefix(through position: Index)
    suffix(from start: Index)
    insert(_ newElement: Character, at i: Index)
    remove(at i: Index)
    removeAll(where shouldBeRemoved: (Character) -> Bool)
    removeFirst(_ k: Int)
    removeLast(_ k: Int)
    append(_ other: String)
    append(contentsOf newElements: String)
    removeAll(keepingCapacity: Bool = false)
    removeFirst()
    removeLast()
    popLast()
    """)

  /// Forms that Swift has and the simulator lacks.
  package static let notSimulated = [
    "replacingOccurrences(of:with:options:range:)", "replacingOccurrences(of:with:options:)",
  ]

  /// A range has indices of its own.
  private static let ranges = table(
    """
    contains(_ element: Bound)
    """)
}

/// The work that an example has begun in opaque code.
struct WorkLog {
  /// The turn in which each call began work.
  private var begun: [Int32: Int] = [:]
  /// The timers that fire again and again as soon as a run loop has them.
  var repeating: Set<Int32> = []
  /// The work that each collection keeps, by the collection's name.
  private var kept: [String: [Int32]] = [:]

  /// Notes work. A task of a session goes on when nobody keeps it.
  mutating func begin(_ number: Int32, _ name: String, turn: Int) {
    if !Self.lasting.contains(name) { begun[number] = turn }
  }

  private static let lasting = ["dataTask", "uploadTask", "downloadTask"]

  /// Returns true if a call has begun work in an earlier turn.
  func hasBegun(_ number: Int32, before turn: Int) -> Bool {
    begun[number].map { $0 < turn } ?? false
  }

  mutating func keep(_ number: Int32, in place: String) { kept[place, default: []].append(number) }

  /// Removes and returns the work that a collection keeps.
  mutating func letGo(of place: String) -> [Int32] { kept.removeValue(forKey: place) ?? [] }
}

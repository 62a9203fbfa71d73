/// The records of one kind of object, each found by the identity of the object.
struct Records<Record: Equatable>: Equatable {
  private var records: [Record] = []
  /// The place of each object's record, by the object's index; -1 without a record.
  private var places: [Int32] = []

  /// Adds the record of an object that has no record yet.
  mutating func add(_ record: Record, of id: ObjectID) {
    let index = Int(id.index)
    while places.count <= index { places.append(-1) }
    places[index] = Int32(records.count)
    records.append(record)
  }

  /// The record of an object, changed in place. The object must have a record.
  subscript(id: ObjectID) -> Record {
    _read { yield records[Int(places[Int(id.index)])] }
    _modify { yield &records[Int(places[Int(id.index)])] }
  }

  /// Returns true if an object has a record.
  func contains(_ id: ObjectID) -> Bool {
    let index = Int(id.index)
    return places.indices.contains(index) && places[index] >= 0
  }

  /// The record of an object; `nil` for an object of another kind.
  func record(of id: ObjectID) -> Record? { contains(id) ? self[id] : nil }
}

extension Records: Sendable where Record: Sendable {}

/// The records in the order in which the objects were made.
extension Records: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { records.count }
  subscript(position: Int) -> Record { records[position] }
}

/// The record of every object.
private struct ObjectRecord: Equatable {
  var kind: ObjectKind
  /// A number that the owner of a foreign object chose.
  var slot: Int32
  var `class`: ClassID
  var strongCount: Int32
  var isDeallocated: Bool
  /// False while the initializers of the object run.
  var isWhole = true
}

/// The objects of a world with counted references, and their classes.
///
/// Embedded Swift has no `weak`, and a copied world needs copied objects. A weak reference is an
/// identity that is checked at each read. No identity is used twice.
struct ObjectTable: Equatable {
  private var records: [ObjectRecord] = []
  /// UIKit's classes, then the author's classes in the order of registration.
  private(set) var classes: [ClassRecord]
  /// The callbacks that at least one class implements.
  private var implemented = CallbackSet()
  /// The objects that are kept until the end of the turn.
  private var autoreleasePool: [ObjectID] = []
  /// True while a deallocated object releases its references.
  private var isLettingGo = false
  /// The objects that lost the last reference in the meantime.
  private var doomed: [ObjectID] = []

  init() {
    classes = UIKitClass.allCases.map {
      ClassRecord(name: $0.name, base: $0, implements: CallbackSet(), isDeclaredByAuthor: false)
    }
  }

  // MARK: Classes

  mutating func register(_ record: ClassRecord) -> ClassID {
    classes.append(record)
    implemented.formUnion(record.implements)
    return ClassID(index: Int32(classes.count - 1))
  }

  /// Gives a class of UIKit's the callbacks that an extension of the author's implements.
  mutating func extend(_ class: ClassID, by callbacks: CallbackSet) {
    classes[Int(`class`.index)].implements.formUnion(callbacks)
    implemented.formUnion(callbacks)
  }

  /// The library class with this name that was registered last.
  func libraryClass(named name: String) -> ClassID? {
    for index in classes.indices.reversed()
    where classes[index].name == name && !classes[index].isDeclaredByAuthor {
      return ClassID(index: Int32(index))
    }
    return nil
  }

  func record(of class: ClassID) -> ClassRecord { classes[Int(`class`.index)] }

  /// Returns true if code of the author's implements a callback for an object.
  func implements(_ callback: Callback, _ id: ObjectID) -> Bool {
    classes[Int(records[Int(id.index)].class.index)].implements.contains(callback)
  }

  /// Returns true if any class implements a callback.
  func isImplemented(_ callback: Callback) -> Bool {
    implemented.contains(callback)
  }

  // MARK: Objects

  /// Makes an object with one reference.
  mutating func make(_ kind: ObjectKind, of class: ClassID, slot: Int = 0) -> ObjectID {
    records.append(
      ObjectRecord(
        kind: kind, slot: Int32(slot), class: `class`, strongCount: 1, isDeallocated: false))
    return ObjectID(index: Int32(records.count - 1))
  }

  var count: Int { records.count }
  func kind(of id: ObjectID) -> ObjectKind { records[Int(id.index)].kind }
  func classID(of id: ObjectID) -> ClassID { records[Int(id.index)].class }
  func classRecord(of id: ObjectID) -> ClassRecord { record(of: classID(of: id)) }
  func slot(of id: ObjectID) -> Int { Int(records[Int(id.index)].slot) }
  func strongCount(of id: ObjectID) -> Int { Int(records[Int(id.index)].strongCount) }

  /// The text that UIKit prints for an object: the class and an address, made from the identity.
  func describe(_ id: ObjectID) -> String {
    "<\(classRecord(of: id).name): 0x\(String(0x6000_0000 + Int(id.index) * 16, radix: 16))>"
  }

  /// Returns true if the last strong reference to an object is gone.
  func isDeallocated(_ id: ObjectID) -> Bool {
    records[Int(id.index)].isDeallocated || records[Int(id.index)].strongCount == 0
  }

  func isWhole(_ id: ObjectID) -> Bool { records[Int(id.index)].isWhole }

  mutating func setWhole(_ isWhole: Bool, _ id: ObjectID) {
    records[Int(id.index)].isWhole = isWhole
  }

  /// Every living object of a kind, in order of creation.
  func all(_ kind: ObjectKind) -> [ObjectID] {
    var result: [ObjectID] = []
    for (index, record) in records.enumerated() where record.kind == kind && !record.isDeallocated {
      result.append(ObjectID(index: Int32(index)))
    }
    return result
  }

  // MARK: References

  mutating func retain(_ id: ObjectID) { records[Int(id.index)].strongCount += 1 }

  /// Releases a strong reference.
  /// - Returns: True if the reference was the last and the object is to be deallocated now. Objects
  ///   that go together with another object wait for `endLettingGo()`.
  mutating func release(_ id: ObjectID) -> Bool {
    let index = Int(id.index)
    guard records[index].strongCount > 0 else { return false }
    records[index].strongCount -= 1
    guard records[index].strongCount == 0 else { return false }
    if isLettingGo { doomed.append(id) }
    return !isLettingGo
  }

  mutating func autorelease(_ id: ObjectID) { autoreleasePool.append(id) }

  /// Empties the autorelease pool. Returns the objects in the pool, or `nil` if the pool is empty.
  mutating func takeAutoreleased() -> [ObjectID]? {
    guard !autoreleasePool.isEmpty else { return nil }
    let pool = autoreleasePool
    autoreleasePool = []
    return pool
  }

  // MARK: Deallocation

  /// Keeps an object while `deinit` runs, because the body may use the object.
  /// - Returns: False if the object was deallocated before.
  mutating func beginDeallocation(of id: ObjectID) -> Bool {
    guard !records[Int(id.index)].isDeallocated else { return false }
    records[Int(id.index)].strongCount = 1
    return true
  }

  mutating func endDeallocation(of id: ObjectID) {
    records[Int(id.index)].isDeallocated = true
    records[Int(id.index)].strongCount = 0
  }

  /// From here on, objects that lose the last reference are kept for `endLettingGo()`.
  mutating func beginLettingGo() { isLettingGo = true }

  mutating func endLettingGo() -> [ObjectID] {
    isLettingGo = false
    let found = doomed
    doomed = []
    return found
  }
}

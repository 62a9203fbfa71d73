import LifecycleEngine

/// A value of the script language.
///
/// Whoever keeps a value owns one reference to the object in it; `Machine` counts them by hand,
/// because objects live in the world and are copied with it.
enum Value {
  case void
  case null
  case boolean(Bool)
  case integer(Int64)
  case double(Double)
  case string(String)
  /// An object of the world: a controller, a view, an instance, a closure or a collection.
  case object(ObjectID)
  /// A reference that keeps nothing alive; reading it gives the object or nil.
  case weak(ObjectID)
  /// `.pageSheet`: a member whose type the place it is used in decides.
  case symbol(String)
  /// The name of a notification: as UIKit's constant is called, or what the author's code made it of.
  case notificationName(String)
  /// What identifies a height of a sheet, as its `rawValue` is.
  case detentIdentifier(String)
  /// A type the author declared.
  case type(Int)
  /// A case without payload of an enumeration the author declared: the type and the case.
  case enumCase(Int, Int)
  /// A type of UIKit or the standard library, by name.
  case builtInType(String)
  case actor(ActionMark.Actor)
  case mainQueue
  case system(SystemObject)
  indirect case rect(Rect)
  case size(Size)
  case point(x: Double, y: Double)
  indirect case insets(Insets)
  indirect case traits(TraitCollection)
  /// A trait collection of the author's, with some traits only.
  indirect case traitOverrides(TraitOverrides)
  indirect case range(RangeBounds)
  /// Something the simulator does not model: it can be called, read and assigned, and does nothing.
  /// The number tells it from others of its name.
  case opaque(String, Int32)
}

/// An object of the system that every app has one of.
enum SystemObject {
  case application, scene, notificationCenter
}

extension Value {
  /// What a constant or variable holds that has no value yet. No script can write it.
  static let unset = Value.symbol("")

  var isUnset: Bool {
    if case .symbol("") = self { return true }
    return false
  }

  var objectID: ObjectID? {
    if case .object(let id) = self { return id }
    return nil
  }

  var isNull: Bool {
    if case .null = self { return true }
    return false
  }

  /// Whether it is something that the simulator does not model.
  var isOpaque: Bool {
    if case .opaque = self { return true }
    return false
  }

  /// A number of elements, characters or objects.
  static func integer(_ count: Int) -> Value { .integer(Int64(count)) }

  /// A range from one place of a collection to before another one.
  static func range(_ first: Int, _ end: Int) -> Value {
    .range(RangeBounds(lower: Int64(first), upper: Int64(end)))
  }

  /// The value as a number, if it is one.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// How a diagnostic names the kind of value.
  var typeName: String {
    switch self {
    case .void: "Void"
    case .null: "nil"
    case .boolean: "Bool"
    case .integer: "Int"
    case .double: "Double"
    case .string: "String"
    case .object, .weak: "an object"
    case .symbol(let name): "'.\(name)'"
    case .notificationName: "Notification.Name"
    case .detentIdentifier: "an identifier of a detent"
    case .type, .builtInType: "a type"
    case .enumCase: "an enumeration"
    case .actor, .mainQueue, .system: "a built-in object"
    case .rect: "CGRect"
    case .size: "CGSize"
    case .point: "CGPoint"
    case .insets: "UIEdgeInsets"
    case .traits, .traitOverrides: "UITraitCollection"
    case .range: "a range"
    case .opaque(let name, _): "'\(name)', which is not simulated"
    }
  }
}

/// What the machine keeps for the objects that only the script knows. Those that are values in Swift
/// are never changed in place: a change makes a new object.
enum ForeignObject {
  /// An instance of a class that is neither a controller nor a view.
  case instance
  case array([Value])
  /// Keys and their values, in the order of insertion.
  case dictionary(keys: [Value], values: [Value])
  /// In the order of insertion.
  case set([Value])
  /// An iterator of the library's: the only one of these that is changed in place.
  case iterator([Value], position: Int)
  /// A range of numbers with a fraction or of texts; either end may be missing.
  case interval(Value?, Value?, isClosed: Bool)
  case tuple([Value], labels: Int)
  /// A structure of the author: its type and its stored properties.
  case structure(Int, [Value])
  case payload(PayloadRecord)
  case closure(ClosureRecord)
  case timer(TimerRecord)
  case task(TaskRecord)
  /// What `Task.sleep` returns: a wait that `await` does.
  case pause(Duration?)
  case lazy(LazyRecord)
  case continuation(ContinuationRecord)
  case notifications(NotificationSequence)
  /// A variable shared by a function and the closures that capture it.
  case cell(Value)
}

/// A case of an enumeration with its payload.
struct PayloadRecord {
  /// The enumeration, `nil` until the place it is used in decides.
  var type: Int?
  var name: String
  var values: [Value]
  /// The call that made it, which may turn out to mean a static method.
  var site: CallSite?
}

/// A closure, or a method bound to an object.
struct ClosureRecord {
  var function: Int
  var captures: [Value]
  /// The first argument of a bound method.
  var boundSelf: Value?
  /// What the type of the variable or parameter that it was given to makes of its result.
  var result: Coercion?
  /// Whether an iterator was made of it, whose next element it gives.
  var isIterator = false
}

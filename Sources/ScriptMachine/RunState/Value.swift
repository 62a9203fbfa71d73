import LifecycleEngine
import ScriptCompiler

/// A value of the script language.
///
/// The keeper of a value owns one reference to its object. `Machine` counts references itself,
/// because objects live in the world and are copied with the world.
package enum Value {
  case void
  case null
  case boolean(Bool)
  case integer(Int64)
  case double(Double)
  case string(String)
  /// An object of the world: a controller, a view, an instance, a closure or a collection.
  case object(ObjectID)
  /// A reference that keeps nothing alive. A read gives the object or nil.
  case weak(ObjectID)
  /// A member such as `.pageSheet`. The place of use decides its type.
  case symbol(String)
  /// The name of a notification: the name of UIKit's constant, or the text in the author's code.
  case notificationName(String)
  /// The `rawValue` of a detent identifier, which names a height of a sheet.
  case detentIdentifier(String)
  /// A type that the author declared.
  case type(Int)
  /// A case without payload of an author's enumeration: the type and the case.
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
  /// The place of a row or an item.
  case indexPath(section: Int64, item: Int64)
  indirect case traits(TraitCollection)
  /// An author's trait collection with only some traits.
  indirect case traitOverrides(TraitOverrides)
  indirect case range(RangeBounds)
  /// A value that the simulator does not model. The value can be called, read and assigned, and
  /// does nothing. The number distinguishes values of the same name.
  case opaque(String, Int32)
}

/// An object of the system that exists once in every app.
package enum SystemObject {
  case application, scene, notificationCenter
}

extension Value {
  /// The content of a variable without a value. No script can write this symbol.
  static let unset = Value.symbol("")

  var isUnset: Bool {
    if case .symbol("") = self { return true }
    return false
  }

  package var objectID: ObjectID? {
    if case .object(let id) = self { return id }
    return nil
  }

  package var isNull: Bool {
    if case .null = self { return true }
    return false
  }

  /// True if the simulator does not model the value.
  package var isOpaque: Bool {
    if case .opaque = self { return true }
    return false
  }

  /// A number of elements, characters or objects.
  static func integer(_ count: Int) -> Value { .integer(Int64(count)) }

  /// A range from one place of a collection up to another, without the end.
  static func range(_ first: Int, _ end: Int) -> Value {
    .range(RangeBounds(lower: Int64(first), upper: Int64(end)))
  }

  /// The value as a number, if it is one.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// The kind of the value, as diagnostics write it.
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
    case .indexPath: "IndexPath"
    case .traits, .traitOverrides: "UITraitCollection"
    case .range: "a range"
    case .opaque(let name, _): "'\(name)', which is not simulated"
    }
  }
}

/// The contents of objects that only the script knows. Objects that are values in Swift are not
/// changed in place unless nobody can tell.
package enum ForeignObject {
  /// An instance of a class that is neither a controller nor a view.
  case instance
  case array([Value])
  /// Keys and their values, in the order of insertion.
  case dictionary(keys: [Value], values: [Value])
  /// Elements in the order of insertion.
  case set([Value])
  /// A library iterator, which is changed in place.
  case iterator([Value], position: Int)
  /// A range of anything but whole numbers. Either end may be missing.
  case interval(Value?, Value?, isClosed: Bool)
  case tuple([Value], labels: Int)
  /// An author's structure: its type and its stored properties.
  case structure(Int, [Value])
  case payload(PayloadRecord)
  case closure(ClosureRecord)
  case timer(TimerRecord)
  case dispatch(WorkRecord)
  case animator(AnimatorRecord)
  case task(TaskRecord)
  /// The result of `Task.sleep` or `Task.yield`. `await` performs the wait.
  case pause(Duration?)
  case lazy(LazyRecord)
  case continuation(ContinuationRecord)
  case notifications(NotificationSequence)
  /// A variable shared by a function and the closures that capture it.
  case cell(Value)
}

/// A case of an enumeration with its payload.
package struct PayloadRecord {
  /// The enumeration, or `nil` until the place of use decides.
  package var type: Int?
  var name: String
  var values: [Value]
  /// The call that made the case. The call may turn out to mean a static method.
  var site: CallSite?
}

/// A closure, or a method bound to an object.
package struct ClosureRecord {
  package var function: Int
  var captures: [Value]
  /// The first argument of a bound method.
  var boundSelf: Value?
  /// The coercion of the result to the type with which the closure was passed.
  var result: Coercion?
  /// True if the closure is an iterator that returns the next element.
  var isIterator = false
}

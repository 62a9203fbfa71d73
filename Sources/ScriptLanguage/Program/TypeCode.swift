import LifecycleEngine
import SwiftSubset

/// A type that the author declared, or a library type that the author extended.
struct TypeCode {
  /// The kind of a type.
  enum Role { case `class`, structure, enumeration, protocolType, builtInExtension }

  var role: Role
  /// The name without the enclosing types.
  var name: String
  /// The name with the enclosing types: `Screen.State`.
  var qualifiedName: String
  /// The author's superclass, or the extension of the UIKit class above.
  var superclass: Int?
  /// The nearest UIKit class.
  var base = UIKitClass.object
  /// True if the type descends from an undeclared class, which may have any members.
  var isOpen = false
  /// The names after the colon.
  var inherited: [String] = []
  /// The author's protocols that the type conforms to.
  var protocols: [Int] = []
  /// The stored properties that the type declares itself.
  var fields: [FieldCode] = []
  var methods: [MethodCode] = []
  var computed: [ComputedCode] = []
  var staticMethods: [MethodCode] = []
  var staticComputed: [ComputedCode] = []
  var cases: [CaseCode] = []
  /// The names of the requirements of a protocol.
  var requirements: [String] = []
  /// The function of each callback, inherited functions included, or -1 for none.
  var callbacks: [Int] = []
  var implements = CallbackSet()
  var initializers: [InitializerCode] = []
  var deinitializer: Int?
  /// The number of stored properties of the superclasses, which come first.
  var inheritedFieldCount = 0

  /// True if instances are values, which are copied in assignments.
  var isValue: Bool { role == .structure || role == .enumeration }
}

/// A stored property.
struct FieldCode {
  var name: String
  var initializer: Int?
  /// True if the property is declared with `let`.
  var isConstant = false
  var isLazy = false
  var isWeak = false
  /// True if the property is `unowned`: a read after the deallocation of the object fails.
  var isUnowned = false
  /// True if a nib or storyboard connects the property.
  var isOutlet = false
  var type: TypeSyntax?
  var coercion: Int?
  var willSet: Int?
  var didSet: Int?
  /// True if the memberwise initialiser may leave the property out.
  var hasDefault: Bool
}

/// An initialiser.
struct InitializerCode {
  var function: Int
  var isConvenience: Bool
  /// True if an extension declares the initialiser, which leaves a memberwise initialiser in place.
  var isOfExtension = false
}

/// A method.
struct MethodCode {
  var name: String
  var function: Int
  var isMutating = false
  var labels: [String?] = []
  var resultType: TypeSyntax?
  /// True if another method has the same name and labels but other parameter types.
  var isOverloaded = false
  /// True if UIKit has a method of the same name and labels with other parameter types.
  var isBesideLibrary = false
}

/// A computed property.
struct ComputedCode {
  var name: String
  var getter: Int
  var setter: Int?
  var type: TypeSyntax?
  /// The observers of an override that only observes.
  var observers: Observers?
}

/// The observers of a superclass's property.
struct Observers {
  /// The type that overrides the property.
  var type: Int
  var willSet: Int?
  var didSet: Int?
}

/// A case of an enumeration.
struct CaseCode {
  var name: String
  var payloadLabels: [String?]
  var rawValue: RawValue?
  /// The coercions of the payload values to the declared types.
  var coercions: [Int?] = []
  /// The declared types of the payload, which decide how the values are described.
  var payloadTypes: [TypeSyntax] = []
  /// The functions that compute the default values of the payload.
  var defaults: [Int?] = []

  /// The value after `=`, or the value that Swift gives a case without one.
  enum RawValue {
    case integer(Int64)
    case text(String)
  }
}

extension FieldCode {
  /// True if other code sets the property before the screen is used: an outlet, or a property that
  /// is declared with `!`.
  var isGivenFromOutside: Bool {
    if isOutlet { return true }
    if case .implicitlyUnwrapped = type { return initializer == nil }
    return false
  }
}

import LifecycleEngine
import SwiftSubset

/// A type the author declared, or one of UIKit that the author extended.
struct TypeCode {
  /// What kind of type it is.
  enum Role { case `class`, structure, enumeration, protocolType, builtInExtension }

  var role: Role
  /// The name without the types around it.
  var name: String
  /// With the types around it: `Screen.State`.
  var qualifiedName: String
  /// The author's superclass, or the extension of the UIKit class it descends from.
  var superclass: Int?
  /// The nearest UIKit class.
  var base = UIKitClass.object
  /// Whether it descends from a class nobody declares, which may have any members.
  var isOpen = false
  /// The names after the colon.
  var inherited: [String] = []
  /// The protocols of the author it conforms to.
  var protocols: [Int] = []
  /// The stored properties it declares itself.
  var fields: [FieldCode] = []
  var methods: [MethodCode] = []
  var computed: [ComputedCode] = []
  var staticMethods: [MethodCode] = []
  var staticComputed: [ComputedCode] = []
  var cases: [CaseCode] = []
  /// What a protocol demands by name.
  var requirements: [String] = []
  /// The function that runs each callback, inherited ones included; -1 for none.
  var callbacks: [Int] = []
  var implements = CallbackSet()
  var initializers: [InitializerCode] = []
  var deinitializer: Int?
  /// How many stored properties its superclasses have, which come before its own.
  var inheritedFieldCount = 0

  /// Whether its instances are values, which are copied when they are assigned.
  var isValue: Bool { role == .structure || role == .enumeration }
}

/// A stored property.
struct FieldCode {
  var name: String
  var initializer: Int?
  /// Whether it is declared with `let`.
  var isConstant = false
  var isLazy = false
  var isWeak = false
  /// Whether it may not be read once its object is gone.
  var isUnowned = false
  /// Whether a nib or storyboard connects it.
  var isOutlet = false
  var type: TypeSyntax?
  var coercion: Int?
  var willSet: Int?
  var didSet: Int?
  /// Whether a memberwise initialiser may leave it out.
  var hasDefault: Bool
}

/// An initialiser.
struct InitializerCode {
  var function: Int
  var isConvenience: Bool
  /// Whether an extension declares it: a structure keeps its memberwise initialiser beside it.
  var isOfExtension = false
}

/// A method.
struct MethodCode {
  var name: String
  var function: Int
  var isMutating = false
  var labels: [String?] = []
  var resultType: TypeSyntax?
  /// Whether another one has its name and its labels, and parameters of other types.
  var isOverloaded = false
  /// Whether such a one is UIKit's.
  var isBesideLibrary = false
}

/// A computed property.
struct ComputedCode {
  var name: String
  var getter: Int
  var setter: Int?
  var type: TypeSyntax?
  /// What an override calls that only observes.
  var observers: Observers?
}

/// The observers of a property that a superclass has.
struct Observers {
  /// The type that overrides it.
  var type: Int
  var willSet: Int?
  var didSet: Int?
}

/// A case of an enumeration.
struct CaseCode {
  var name: String
  var payloadLabels: [String?]
  var rawValue: RawValue?
  /// What the declared types make of the values of the payload.
  var coercions: [Int?] = []
  /// Those types, by which the values are shown.
  var payloadTypes: [TypeSyntax] = []
  /// The functions that compute the default values of the payload.
  var defaults: [Int?] = []

  /// The value after `=`, or the one Swift gives a case without.
  enum RawValue {
    case integer(Int64)
    case text(String)
  }
}

extension FieldCode {
  /// True if somebody else sets the property before the screen is used: an outlet, or a property that is
  /// declared with `!`.
  var isGivenFromOutside: Bool {
    if isOutlet { return true }
    if case .implicitlyUnwrapped = type { return initializer == nil }
    return false
  }
}

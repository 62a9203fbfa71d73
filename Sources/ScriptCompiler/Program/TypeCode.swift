import LifecycleEngine
import SwiftSubset

/// A type that the author declared, or a library type that the author extended.
package struct TypeCode {
  /// The kind of a type.
  package enum Role { case `class`, structure, enumeration, protocolType, builtInExtension }

  package var role: Role
  /// The name without the enclosing types.
  package var name: String
  /// The name with the enclosing types: `Screen.State`.
  package var qualifiedName: String
  /// The author's superclass, or the extension of the UIKit class above.
  package var superclass: Int?
  /// The nearest UIKit class.
  package var base = UIKitClass.object
  /// True if the type descends from an undeclared class, which may have any members.
  package var isOpen = false
  /// True for an actor, whose methods run on a thread of its own.
  package var isActor = false
  /// True for a type with the attribute `@MainActor`.
  package var isOfMainActor = false
  /// The names after the colon.
  package var inherited: [String] = []
  /// The author's protocols that the type conforms to.
  package var protocols: [Int] = []
  /// The stored properties that the type declares itself.
  package var fields: [FieldCode] = []
  package var methods: [MethodCode] = []
  package var computed: [ComputedCode] = []
  package var staticMethods: [MethodCode] = []
  package var staticComputed: [ComputedCode] = []
  package var cases: [CaseCode] = []
  /// The names of the requirements of a protocol.
  var requirements: [String] = []
  /// The function of each callback, inherited functions included, or -1 for none.
  package var callbacks: [Int] = []
  package var implements = CallbackSet()
  package var initializers: [InitializerCode] = []
  package var deinitializer: Int?
  /// The number of stored properties of the superclasses, which come first.
  package var inheritedFieldCount = 0

  /// True if instances are values, which are copied in assignments.
  package var isValue: Bool { role == .structure || role == .enumeration }
}

/// A stored property.
package struct FieldCode {
  package var name: String
  package var initializer: Int?
  /// True if the property is declared with `let`.
  package var isConstant = false
  package var isLazy = false
  package var isWeak = false
  /// True if the property is `unowned`: a read after the deallocation of the object fails.
  package var isUnowned = false
  /// True if a nib or storyboard connects the property.
  package var isOutlet = false
  /// True if only the file sets the property.
  package var isPrivate = false
  package var type: TypeSyntax?
  package var coercion: Int?
  package var willSet: Int?
  package var didSet: Int?
  /// True if the memberwise initialiser may leave the property out.
  package var hasDefault: Bool
}

/// An initialiser.
package struct InitializerCode {
  package var function: Int
  package var isConvenience: Bool
  /// True if an extension declares the initialiser, which leaves a memberwise initialiser in place.
  package var isOfExtension = false
}

/// A method.
package struct MethodCode {
  package var name: String
  package var function: Int
  package var isMutating = false
  package var isOverride = false
  package var labels: [String?] = []
  var resultType: TypeSyntax?
  /// True if another method has the same name and labels but other parameter types.
  package var isOverloaded = false
  /// True if UIKit has a method of the same name and labels with other parameter types.
  var isBesideLibrary = false
}

/// A computed property.
package struct ComputedCode {
  package var name: String
  package var getter: Int
  package var setter: Int?
  var type: TypeSyntax?
  /// The observers of an override that only observes.
  package var observers: Observers?
}

/// The observers of a superclass's property.
package struct Observers {
  /// The type that overrides the property.
  package var type: Int
  package var willSet: Int?
  package var didSet: Int?
}

/// A case of an enumeration.
package struct CaseCode {
  package var name: String
  package var payloadLabels: [String?]
  package var rawValue: RawValue?
  /// The coercions of the payload values to the declared types.
  package var coercions: [Int?] = []
  /// The declared types of the payload, which decide how the values are described.
  package var payloadTypes: [TypeSyntax] = []
  /// The functions that compute the default values of the payload.
  package var defaults: [Int?] = []

  /// The value after `=`, or the value that Swift gives a case without one.
  package enum RawValue {
    case integer(Int64)
    case text(String)
  }
}

extension FieldCode {
  /// True if other code sets the property before the screen is used: an outlet, or a property that
  /// is declared with `!`.
  package var isGivenFromOutside: Bool {
    if isOutlet { return true }
    if case .implicitlyUnwrapped = type { return initializer == nil }
    return false
  }
}

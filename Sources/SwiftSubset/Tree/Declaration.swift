import Diagnostics

/// `let a = 1, b: Int?` or `var x = 0 { didSet { … } }`: one entry for each comma.
package struct VariableDeclaration: Sendable {
  /// True for `let`, false for `var`.
  package let isConstant: Bool
  /// The attributes and modifiers in front of the keyword.
  package let modifiers: Modifiers
  /// The variables, one for each comma.
  package let entries: [Entry]
  /// Creates a declaration.
  package init(isConstant: Bool, modifiers: Modifiers, entries: [Entry]) {
    self.isConstant = isConstant
    self.modifiers = modifiers
    self.entries = entries
  }

  /// One variable, or a tuple pattern.
  package struct Entry: Sendable {
    /// A `binding`, or a `tuple` of bindings and wildcards.
    package let pattern: Pattern
    /// The type as written, if there is one.
    package let type: TypeSyntax?
    /// The value after `=`.
    package let initialValue: Expression?
    /// The accessors or observers in braces.
    package let accessors: Accessors?
    /// The place in the source text.
    package let range: SourceRange
    /// Creates an entry.
    package init(
      pattern: Pattern, type: TypeSyntax?, initialValue: Expression?, accessors: Accessors?,
      range: SourceRange
    ) {
      self.pattern = pattern
      self.type = type
      self.initialValue = initialValue
      self.accessors = accessors
      self.range = range
    }
  }
}

/// The braces after a variable: a computed property or observers.
package struct Accessors: Sendable {
  /// The body of the getter; set for every computed property.
  package let getter: [Statement]?
  /// The setter of a computed property.
  package let setter: Accessor?
  /// The observer that runs before the change.
  package let willSet: Accessor?
  /// The observer that runs after the change.
  package let didSet: Accessor?
  /// Creates accessors.
  package init(getter: [Statement]?, setter: Accessor?, willSet: Accessor?, didSet: Accessor?) {
    self.getter = getter
    self.setter = setter
    self.willSet = willSet
    self.didSet = didSet
  }
}

/// A setter or observer with the name of its parameter (`newValue`, `oldValue` unless written).
package struct Accessor: Sendable {
  /// The name of the new or old value in the body.
  package let parameterName: String
  /// The statements in the braces.
  package let body: [Statement]
  /// Creates an accessor.
  package init(parameterName: String, body: [Statement]) {
    self.parameterName = parameterName
    self.body = body
  }
}

/// Modifiers and attributes that change the effect of a declaration, and the names of the rest.
package struct Modifiers: Sendable {
  /// True if `override` is written.
  package var isOverride = false
  /// True if `static` or `class` is written.
  package var isStatic = false
  /// True if `lazy` is written.
  package var isLazy = false
  /// True if `mutating` is written.
  package var isMutating = false
  /// True if `convenience` is written.
  package var isConvenience = false
  /// True if `final` is written.
  package var isFinal = false
  /// True if the modified type is an actor.
  package var isActor = false
  /// True if `private` is written, and does not only mean the setter.
  package var isPrivate = false
  /// True for `private(set)`.
  package var isPrivatelySet = false
  /// True if `nonisolated` is written.
  package var isNonisolated = false
  /// The way in which the object is held.
  package var strength: ReferenceStrength = .strong
  /// Names of attributes without `@`: `objc`, `MainActor`, `IBOutlet`.
  package var attributes: [String] = []
  /// True if the attribute `@MainActor` is written.
  package var isOfMainActor: Bool { attributes.contains("MainActor") }
  /// The arguments of the last attribute that may name a property wrapper.
  package var wrapperArguments: [Argument] = []
  /// Creates modifiers with nothing set.
  package init() {}
}

/// A parameter of a function, initialiser or closure.
package struct Parameter: Sendable {
  /// The argument label; `nil` for `_`.
  package let label: String?
  /// The name as written, without backticks.
  package let name: String
  /// The type as written, if there is one.
  package let type: TypeSyntax?
  /// The value after `=`.
  package let defaultValue: Expression?
  /// True if marked `inout`.
  package let isInOut: Bool
  /// True if any expression given as the argument becomes a closure.
  package var isAutoclosure = false
  /// True if marked `@escaping`.
  package var isEscaping = false
  /// Names of attributes without `@`, such as the name of a result builder.
  package var attributes: [String] = []
  /// True if the parameter takes any number of arguments: `Int...`.
  package let isVariadic: Bool
  /// The place in the source text.
  package let range: SourceRange
  /// Creates a parameter.
  package init(
    label: String?, name: String, type: TypeSyntax?, defaultValue: Expression?, isInOut: Bool,
    isVariadic: Bool, range: SourceRange
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isInOut = isInOut
    self.isVariadic = isVariadic
    self.range = range
  }
}

/// A `func`, `init`, `deinit` or `subscript`.
package struct FunctionDeclaration: Sendable {
  /// The kind of function.
  package enum Role: Sendable {
    case function
    case initializer(isFailable: Bool)
    case deinitializer
  }
  /// The keyword of the declaration.
  package let role: Role
  /// The base name; `init` for an initializer, `deinit` for a deinitializer.
  package let name: String
  /// The place of the name in the source text.
  package let nameRange: SourceRange
  /// The attributes and modifiers in front of the keyword.
  package let modifiers: Modifiers
  /// True if there are parameters for types.
  package let isGeneric: Bool
  /// The parameters in order.
  package let parameters: [Parameter]
  /// True if marked `async`.
  package let isAsync: Bool
  /// True if marked `throws`.
  package let isThrowing: Bool
  /// The type after the arrow.
  package let returnType: TypeSyntax?
  /// `nil` in a protocol.
  package let body: [Statement]?
  /// The setter of a `subscript`.
  package var setter: Accessor?
  /// Creates a function.
  package init(
    role: Role, name: String, nameRange: SourceRange, modifiers: Modifiers,
    isGeneric: Bool = false, parameters: [Parameter], isAsync: Bool, isThrowing: Bool,
    returnType: TypeSyntax?, body: [Statement]?
  ) {
    self.isGeneric = isGeneric
    self.role = role
    self.name = name
    self.nameRange = nameRange
    self.modifiers = modifiers
    self.parameters = parameters
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.returnType = returnType
    self.body = body
  }
}

/// A `class`, `struct`, `enum`, `actor`, `protocol` or `extension`.
package struct TypeDeclaration: Sendable {
  /// The keywords that declare types; an `actor` is a class.
  package enum Role: Sendable { case `class`, `struct`, `enum`, `protocol`, `extension` }
  /// The keyword of the declaration.
  package let role: Role
  /// Dotted for `extension Notification.Name`.
  package let name: String
  /// The place of the name in the source text.
  package let nameRange: SourceRange
  /// The attributes and modifiers in front of the keyword.
  package let modifiers: Modifiers
  /// True if there are parameters for types.
  package let isGeneric: Bool
  /// Superclass and protocols in order, as written.
  package let inherited: [TypeSyntax]
  /// The bounds that an extension gives to `Self` behind `where`.
  package let selfBounds: [TypeSyntax]
  /// `variable`, `function` and `type` statements.
  package let members: [Statement]
  /// The cases of an enumeration.
  package let cases: [EnumCase]
  /// Creates a type declaration.
  package init(
    role: Role, name: String, nameRange: SourceRange, modifiers: Modifiers,
    isGeneric: Bool = false, inherited: [TypeSyntax], selfBounds: [TypeSyntax] = [],
    members: [Statement], cases: [EnumCase]
  ) {
    self.isGeneric = isGeneric
    self.role = role
    self.name = name
    self.nameRange = nameRange
    self.modifiers = modifiers
    self.inherited = inherited
    self.selfBounds = selfBounds
    self.members = members
    self.cases = cases
  }
}

/// A `case` of an `enum`.
package struct EnumCase: Sendable {
  /// The name as written, without backticks.
  package let name: String
  /// The payload's labels (`nil` where there is none); empty without payload.
  package let payloadLabels: [String?]
  /// The default value of each part of the payload.
  package var payloadDefaults: [Expression?] = []
  /// The types of the payload.
  package var payloadTypes: [TypeSyntax] = []
  /// The value after `=`.
  package let rawValue: Expression?
  /// Creates a case.
  package init(name: String, payloadLabels: [String?], rawValue: Expression?) {
    self.name = name
    self.payloadLabels = payloadLabels
    self.rawValue = rawValue
  }
}

import Diagnostics

/// `let a = 1, b: Int?` or `var x = 0 { didSet { … } }`: one entry for each comma.
public struct VariableDeclaration: Sendable {
  /// True for `let`, false for `var`.
  public let isConstant: Bool
  /// The attributes and modifiers in front of the keyword.
  public let modifiers: Modifiers
  /// The variables, one for each comma.
  public let entries: [Entry]
  /// Creates a declaration.
  public init(isConstant: Bool, modifiers: Modifiers, entries: [Entry]) {
    self.isConstant = isConstant
    self.modifiers = modifiers
    self.entries = entries
  }

  /// One variable, or a tuple pattern.
  public struct Entry: Sendable {
    /// A `binding`, or a `tuple` of bindings and wildcards.
    public let pattern: Pattern
    /// The type as written, if there is one.
    public let type: TypeSyntax?
    /// The value after `=`.
    public let initialValue: Expression?
    /// The accessors or observers in braces.
    public let accessors: Accessors?
    /// The place in the source text.
    public let range: SourceRange
    /// Creates an entry.
    public init(
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
public struct Accessors: Sendable {
  /// The body of the getter; set for every computed property.
  public let getter: [Statement]?
  /// The setter of a computed property.
  public let setter: Accessor?
  /// The observer that runs before the change.
  public let willSet: Accessor?
  /// The observer that runs after the change.
  public let didSet: Accessor?
  /// Creates accessors.
  public init(getter: [Statement]?, setter: Accessor?, willSet: Accessor?, didSet: Accessor?) {
    self.getter = getter
    self.setter = setter
    self.willSet = willSet
    self.didSet = didSet
  }
}

/// A setter or observer with the name of its parameter (`newValue`, `oldValue` unless written).
public struct Accessor: Sendable {
  /// The name of the new or old value in the body.
  public let parameterName: String
  /// The statements in its braces.
  public let body: [Statement]
  /// Creates an accessor.
  public init(parameterName: String, body: [Statement]) {
    self.parameterName = parameterName
    self.body = body
  }
}

/// Modifiers and attributes that change what a declaration does, and the names of the rest.
public struct Modifiers: Sendable {
  /// True if `override` is written.
  public var isOverride = false
  /// True if `static` or `class` is written.
  public var isStatic = false
  /// True if `lazy` is written.
  public var isLazy = false
  /// True if `mutating` is written.
  public var isMutating = false
  /// True if `convenience` is written.
  public var isConvenience = false
  /// The way in which the object is held.
  public var strength: ReferenceStrength = .strong
  /// Names of attributes without `@`: `objc`, `MainActor`, `IBOutlet`.
  public var attributes: [String] = []
  /// The arguments of the last attribute that may name a property wrapper.
  public var wrapperArguments: [Argument] = []
  /// Creates modifiers with nothing set.
  public init() {}
}

/// A parameter of a function, initialiser or closure.
public struct Parameter: Sendable {
  /// The argument label; `nil` for `_`.
  public let label: String?
  /// The name as written, without backticks.
  public let name: String
  /// The type as written, if there is one.
  public let type: TypeSyntax?
  /// The value after `=`.
  public let defaultValue: Expression?
  /// True if marked `inout`.
  public let isInOut: Bool
  /// True if any expression given as the argument becomes a closure.
  public var isAutoclosure = false
  /// Names of attributes without `@`, such as that of a result builder.
  public var attributes: [String] = []
  /// True if the parameter takes any number of arguments: `Int...`.
  public let isVariadic: Bool
  /// The place in the source text.
  public let range: SourceRange
  /// Creates a parameter.
  public init(
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
public struct FunctionDeclaration: Sendable {
  /// The kind of function.
  public enum Role: Sendable {
    case function
    case initializer(isFailable: Bool)
    case deinitializer
  }
  /// The keyword of the declaration.
  public let role: Role
  /// The base name; `init` or `deinit` for those.
  public let name: String
  /// The place of the name in the source text.
  public let nameRange: SourceRange
  /// The attributes and modifiers in front of the keyword.
  public let modifiers: Modifiers
  /// True if there are parameters for types.
  public let isGeneric: Bool
  /// Its parameters in order.
  public let parameters: [Parameter]
  /// True if marked `async`.
  public let isAsync: Bool
  /// True if marked `throws`.
  public let isThrowing: Bool
  /// The type after the arrow.
  public let returnType: TypeSyntax?
  /// `nil` in a protocol.
  public let body: [Statement]?
  /// The setter of a `subscript`.
  public var setter: Accessor?
  /// Creates a function.
  public init(
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
public struct TypeDeclaration: Sendable {
  /// The keywords that declare types; an `actor` is a class.
  public enum Role: Sendable { case `class`, `struct`, `enum`, `protocol`, `extension` }
  /// The keyword of the declaration.
  public let role: Role
  /// Dotted for `extension Notification.Name`.
  public let name: String
  /// The place of the name in the source text.
  public let nameRange: SourceRange
  /// The attributes and modifiers in front of the keyword.
  public let modifiers: Modifiers
  /// True if there are parameters for types.
  public let isGeneric: Bool
  /// Superclass and protocols in order, as written.
  public let inherited: [TypeSyntax]
  /// The bounds that an extension gives to `Self` behind `where`.
  public let selfBounds: [TypeSyntax]
  /// `variable`, `function` and `type` statements.
  public let members: [Statement]
  /// The cases of an enumeration.
  public let cases: [EnumCase]
  /// Creates a type declaration.
  public init(
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
public struct EnumCase: Sendable {
  /// The name as written, without backticks.
  public let name: String
  /// The payload's labels (`nil` where there is none); empty without payload.
  public let payloadLabels: [String?]
  /// The default value of each part of the payload.
  public var payloadDefaults: [Expression?] = []
  /// The types of its payload.
  public var payloadTypes: [TypeSyntax] = []
  /// The value after `=`.
  public let rawValue: Expression?
  /// Creates a case.
  public init(name: String, payloadLabels: [String?], rawValue: Expression?) {
    self.name = name
    self.payloadLabels = payloadLabels
    self.rawValue = rawValue
  }
}

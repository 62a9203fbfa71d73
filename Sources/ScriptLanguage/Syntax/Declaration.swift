/// `let a = 1, b: Int?` or `var x = 0 { didSet { … } }`: one entry for each comma.
public struct VariableDeclaration: Sendable {
  public let isConstant: Bool
  public let modifiers: Modifiers
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
    public let type: TypeSyntax?
    public let initialValue: Expression?
    public let accessors: Accessors?
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
  public let setter: Accessor?
  public let willSet: Accessor?
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
  public let parameterName: String
  public let body: [Statement]
  /// Creates an accessor.
  public init(parameterName: String, body: [Statement]) {
    self.parameterName = parameterName
    self.body = body
  }
}

/// Modifiers and attributes that change what a declaration does, and the names of the rest.
public struct Modifiers: Sendable {
  public var isOverride = false
  public var isStatic = false
  public var isLazy = false
  public var isMutating = false
  public var isConvenience = false
  public var strength: ReferenceStrength = .strong
  /// Names of attributes without `@`: `objc`, `MainActor`, `IBOutlet`.
  public var attributes: [String] = []
  /// Creates modifiers with nothing set.
  public init() {}
}

/// A parameter of a function, initialiser or closure.
public struct Parameter: Sendable {
  /// The argument label; `nil` for `_`.
  public let label: String?
  public let name: String
  public let type: TypeSyntax?
  public let defaultValue: Expression?
  public let isInOut: Bool
  public let isVariadic: Bool
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
  /// What was declared.
  public enum Role: Sendable {
    case function
    case initializer(isFailable: Bool)
    case deinitializer
  }
  public let role: Role
  /// The base name; `init` or `deinit` for those.
  public let name: String
  public let nameRange: SourceRange
  public let modifiers: Modifiers
  public let parameters: [Parameter]
  public let isAsync: Bool
  public let isThrowing: Bool
  public let returnType: TypeSyntax?
  /// `nil` in a protocol.
  public let body: [Statement]?
  /// Creates a function.
  public init(
    role: Role, name: String, nameRange: SourceRange, modifiers: Modifiers,
    parameters: [Parameter], isAsync: Bool, isThrowing: Bool, returnType: TypeSyntax?,
    body: [Statement]?
  ) {
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
  /// Which keyword declared it; an `actor` is a class.
  public enum Role: Sendable { case `class`, `struct`, `enum`, `protocol`, `extension` }
  public let role: Role
  /// Dotted for `extension Notification.Name`.
  public let name: String
  public let nameRange: SourceRange
  public let modifiers: Modifiers
  /// Superclass and protocols in order, as written.
  public let inherited: [TypeSyntax]
  /// `variable`, `function` and `type` statements.
  public let members: [Statement]
  public let cases: [EnumCase]
  /// Creates a type declaration.
  public init(
    role: Role, name: String, nameRange: SourceRange, modifiers: Modifiers,
    inherited: [TypeSyntax], members: [Statement], cases: [EnumCase]
  ) {
    self.role = role
    self.name = name
    self.nameRange = nameRange
    self.modifiers = modifiers
    self.inherited = inherited
    self.members = members
    self.cases = cases
  }
}

/// A `case` of an `enum`.
public struct EnumCase: Sendable {
  public let name: String
  /// The payload's labels (`nil` where there is none); empty without payload.
  public let payloadLabels: [String?]
  public let rawValue: Expression?
  /// Creates a case.
  public init(name: String, payloadLabels: [String?], rawValue: Expression?) {
    self.name = name
    self.payloadLabels = payloadLabels
    self.rawValue = rawValue
  }
}

import SwiftSubset

/// `@Observable` classes: each stored variable gets a wrapper that tells the simulator of reads and changes.
/// UIKit repeats the callbacks of updating and layout that have read a changed variable.
enum ObservationLibrary {
  private static let attribute = "Observable"
  private static let ignoring = "ObservationIgnored"
  private static let wrapper = "Observation_Tracked"

  private static let text = """
    @propertyWrapper
    class Observation_Tracked {
      private var current: Any
      init(wrappedValue: Any) { current = wrappedValue }
      var wrappedValue: Any {
        get {
          Observation_read(self)
          return current
        }
        set {
          current = newValue
          Observation_change(self)
        }
      }
    }
    """

  /// The declaration of the wrapper, for scripts with tracked variables.
  static func declarations(beside own: [Statement]) -> [Statement] {
    own.contains { observable($0) != nil } ? CombineLibrary.parsed(text) : []
  }

  /// A statement of a script, with tracked variables in an `@Observable` class.
  static func tracking(_ statement: Statement) -> Statement {
    guard let type = observable(statement) else { return statement }
    return Statement(.type(tracked(type)), at: statement.range)
  }

  private static func observable(_ statement: Statement) -> TypeDeclaration? {
    guard case .type(let type) = statement.kind, type.role == .class,
      type.modifiers.attributes.contains(attribute), type.members.allSatisfy(isPlain)
    else { return nil }
    return type
  }

  /// True unless a stored variable has observers, which the wrapper would lose.
  private static func isPlain(_ member: Statement) -> Bool {
    guard case .variable(let variable) = member.kind else { return true }
    return variable.entries.allSatisfy {
      $0.accessors?.willSet == nil && $0.accessors?.didSet == nil
    }
  }

  private static func tracked(_ type: TypeDeclaration) -> TypeDeclaration {
    var modifiers = type.modifiers
    modifiers.attributes.removeAll { $0 == attribute }
    return TypeDeclaration(
      role: type.role, name: type.name, nameRange: type.nameRange, modifiers: modifiers,
      isGeneric: type.isGeneric, inherited: type.inherited, selfBounds: type.selfBounds,
      members: type.members.map(tracked), cases: type.cases)
  }

  private static func tracked(_ member: Statement) -> Statement {
    guard case .variable(let variable) = member.kind, !variable.isConstant,
      !variable.modifiers.isStatic, !variable.modifiers.isLazy,
      variable.modifiers.strength == .strong,
      !variable.modifiers.attributes.contains(ignoring),
      variable.entries.allSatisfy({ $0.accessors == nil })
    else { return member }
    var modifiers = variable.modifiers
    modifiers.attributes.append(wrapper)
    return Statement(
      .variable(
        VariableDeclaration(isConstant: false, modifiers: modifiers, entries: variable.entries)),
      at: member.range)
  }
}

// The variables that syntax declares.

extension Statement {
  /// The variables that the statement declares at top level.
  package var topLevelVariables: [String] {
    if case .variable(let declaration) = kind {
      return declaration.entries.flatMap { $0.pattern.boundNames }
    }
    if case .guard(let conditions, _) = kind { return conditions.flatMap { $0.boundNames } }
    return []
  }
}

extension Pattern {
  /// The name, if the pattern is just a name.
  package var ownName: String? {
    switch self {
    case .binding(let name), .variable(let name): name
    case .wildcard, .expression, .enumCase, .tuple, .isType, .asType, .some: nil
    }
  }

  /// The variables that the pattern declares.
  package var boundNames: [String] {
    switch self {
    case .binding(let name), .variable(let name): [name]
    case .tuple(let elements), .enumCase(_, let elements, _, _): elements.flatMap { $0.boundNames }
    case .some(let inner), .asType(let inner, _): inner.boundNames
    case .wildcard, .expression, .isType: []
    }
  }
}

extension Condition {
  /// The variables that the condition declares.
  package var boundNames: [String] {
    switch self {
    case .binding(let name, _, _): [name]
    case .pattern(let pattern, _): pattern.boundNames
    case .expression, .availability: []
    }
  }
}

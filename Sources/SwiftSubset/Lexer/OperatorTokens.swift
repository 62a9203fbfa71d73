extension Token.Kind {
  /// True if the operator can be the name of a function.
  var isFunctionName: Bool {
    switch self {
    case .comparison, .less, .greater, .plus, .minus, .additive, .multiplicative, .shift,
      .logicalAnd, .logicalOr, .nilCoalescing, .compoundAssignment, .exclamation, .tilde,
      .ampersand, .customOperator:
      true
    default: false
    }
  }

  /// True if the operator could be a part of a longer operator.
  var isJoined: Bool {
    switch self {
    case .equal, .compoundAssignment, .arrow, .comparison, .less, .greater, .plus, .additive,
      .multiplicative, .shift, .logicalAnd, .logicalOr, .customOperator:
      true
    default: false
    }
  }
}

extension Token {
  /// True if the token behind `<…>` shows that the list has types, as it could not continue a
  /// comparison.
  var endsGenericArguments: Bool {
    switch kind {
    case .leftParen, .leftBracket: !isOnNewLine
    case .question, .exclamation: !hasSpaceBefore
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .colon,
      .endOfFile, .interpolationEnd:
      true
    default: false
    }
  }
}

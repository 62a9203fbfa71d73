import Diagnostics

/// The reason why a run cannot go on. The raw value is the id of the diagnostic.
package enum RunReason: String, CaseIterable {
  case actionOutsideStep = "action-outside-step"
  case arithmeticOverflow = "arithmetic-overflow"
  case awaitOutsideTask = "await-outside-task"
  case budgetExceeded = "budget-exceeded"
  case castFailed = "cast-failed"
  case checkWithEffect = "check-with-effect"
  case divisionByZero = "division-by-zero"
  case duplicateKey = "duplicate-key"
  case emptyRange = "empty-range"
  case endlessCode = "endless-code"
  case endlessRecursion = "endless-recursion"
  case endlessSequence = "endless-sequence"
  case fatalError = "fatal-error"
  case foundNil = "found-nil"
  case impossibleAction = "impossible-action"
  case nestedTooDeep = "nested-too-deep"
  case noInitializer = "no-initializer"
  case noSubscript = "no-subscript"
  case notACondition = "not-a-condition"
  case notAFunction = "not-a-function"
  case notASequence = "not-a-sequence"
  case notAssignable = "not-assignable"
  case notInitialized = "not-initialized"
  case notSimulated = "not-simulated"
  case offMainThread = "off-main-thread"
  case opaqueCondition = "opaque-condition"
  case outOfRange = "out-of-range"
  case referenceInDeinit = "reference-in-deinit"
  case switchNotExhaustive = "switch-not-exhaustive"
  case typeMismatch = "type-mismatch"
  case unavailable
  case uncaughtError = "uncaught-error"
  case uncaughtException = "uncaught-exception"
  case unknownAction = "unknown-action"
  case unknownMember = "unknown-member"
  case unknownName = "unknown-name"
  case unknownScene = "unknown-scene"
  case wrongArgument = "wrong-argument"
}

extension RunReason {
  /// True if the simulator lacks a feature or cannot decide a condition.
  package var isOfSimulator: Bool {
    switch self {
    case .notSimulated, .offMainThread, .opaqueCondition, .unknownScene: true
    default: false
    }
  }

  /// True if a use that a compiler accepts needs more knowledge than the machine has.
  package var isOfLackingKnowledge: Bool {
    switch self {
    case .noInitializer, .noSubscript, .notAFunction, .unknownName: true
    default: isOfSimulator
    }
  }

  /// True if a value does not suit its use.
  package var isOfUnfitValue: Bool {
    switch self {
    case .wrongArgument, .typeMismatch, .notAssignable, .unknownMember: true
    default: false
    }
  }

  /// True if code runs for ever, or for longer than a run may.
  package var isEndless: Bool {
    switch self {
    case .endlessCode, .endlessRecursion, .nestedTooDeep, .budgetExceeded: true
    default: false
    }
  }

  /// True if the reason crashes an app without the author's intent. `fatalError` is no such reason,
  /// because authors write `fatalError` to forbid calls and to demand overrides.
  package var isCrash: Bool {
    switch self {
    case .arithmeticOverflow, .castFailed, .divisionByZero, .duplicateKey, .emptyRange, .foundNil,
      .outOfRange, .referenceInDeinit, .uncaughtError, .uncaughtException:
      true
    default: false
    }
  }
}

extension RunReason {
  /// The help of all diagnostics with this reason that have no better help.
  fileprivate var advice: String? {
    switch self {
    case .castFailed: "write 'as?', which gives nil where the type does not fit"
    case .checkWithEffect: "put the change into a step, and look at its result in the check"
    case .divisionByZero: "test first that the divisor is not 0"
    case .duplicateKey: "give each value a key of its own"
    case .emptyRange: "compare the two ends first, or count down with 'stride(from:to:by:)'"
    case .fatalError: "remove the call, or put it where no run gets to"
    case .foundNil: "write '?' after the value, or unwrap the value with 'if let'"
    case .impossibleAction: "first do what the action needs, or remove the action"
    case .noInitializer: "make a value of a class or structure that conforms to the protocol"
    case .noSubscript: "subscripts are for arrays and dictionaries, with an index or a key"
    case .notACondition: "write 'true' or 'false', or a comparison such as 'count > 0'"
    case .notAFunction: "remove the parentheses, or name a function"
    case .notASequence: "write an array, or a range such as '0..<3'"
    case .typeMismatch:
      "write a value of the type that is needed, or convert this one, as in 'String(count)'"
    case .unknownMember: "write the name of a member that exists, or declare this one"
    default: nil
    }
  }
}

extension Diagnostic {
  /// The reason of the diagnostic, or `nil` if the diagnostic is not about the end of a run.
  package var reason: RunReason? { RunReason(rawValue: id) }

  package init(
    _ reason: RunReason, _ summary: String, at range: SourceRange, notes: [String] = [],
    help: [String] = []
  ) {
    let advice = help.isEmpty ? reason.advice.map { [$0] } ?? [] : help
    self.init(id: reason.rawValue, summary, at: range, notes: notes, help: advice)
  }
}

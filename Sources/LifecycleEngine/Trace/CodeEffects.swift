/// The effects of the author's code that a check can notice.
public struct CodeEffects: Sendable {
  /// True if the code prints.
  public var prints = false
  /// True if the code uses UIKit in a way that may call callbacks.
  public var acts = false
  /// The names of the variables and properties that the code sets.
  public var changes: Set<String> = []
  /// The texts in lines that the code prints and that depend on a situation.
  public var texts: Set<String> = []
  /// The lines that the code prints; `nil` if nobody knows all of them.
  public var lines: Set<String>?

  /// Creates the effects.
  public init(
    prints: Bool = false, acts: Bool = false, changes: Set<String> = [], texts: Set<String> = [],
    lines: Set<String>? = nil
  ) {
    self.prints = prints
    self.acts = acts
    self.changes = changes
    self.texts = texts
    self.lines = lines
  }
}

extension UnknownCalls {
  /// The calls that code may cause which does only some things.
  public func limited(to effects: CodeEffects) -> UnknownCalls {
    var calls = self
    calls.changesOfUIKit = effects.acts ? .all : .none
    if !effects.acts { calls.callbacks = CallbackSet() }
    if effects.prints {
      calls.callbacks.formUnion(.console)
      calls.lines = effects.acts ? nil : effects.lines
    }
    calls.changes = effects.changes
    return calls
  }

  /// The calls with what the author's own code does that they bear on.
  public func including(_ effects: CodeEffects) -> UnknownCalls {
    var calls = self
    calls.texts.formUnion(effects.texts)
    if effects.prints {
      if !callbacks.contains(.consolePrint) {
        calls.lines = effects.lines
      } else if let known = lines {
        calls.lines = effects.lines?.union(known)
      }
      calls.callbacks.formUnion(.console)
    }
    if effects.acts { (calls.callbacks, calls.changesOfUIKit, calls.lines) = (.all, .all, nil) }
    calls.changes.formUnion(effects.changes)
    return calls
  }
}

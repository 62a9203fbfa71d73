extension DiagnosticStatement {
  /// The diagnostics of a run of code.
  static let run: [DiagnosticStatement] = [
    .init(
      "action-outside-step", "Code that UIKit calls performs an action of the user or the system."),
    .init("arithmetic-overflow", "A result does not fit into its type."),
    .init("await-outside-task", "'await' is used where nothing can be awaited."),
    .init("budget-exceeded", "A run exceeds its budget, so it most likely never ends."),
    .init("cast-failed", "A forced cast fails."),
    .init("check-with-effect", "A check changes what it judges."),
    .init("division-by-zero", "Something is divided by zero."),
    .init("duplicate-key", "A dictionary literal has a key twice."),
    .init("empty-range", "A range ends before it begins."),
    .init("endless-code", "Code never ends."),
    .init("endless-recursion", "Calls never end."),
    .init("endless-sequence", "Code iterates over all of an endless range."),
    .init("fatal-error", "The code ends the program itself."),
    .init("found-nil", "A value that is nil is unwrapped."),
    .init("impossible-action", "The user or the system cannot do this now."),
    .init("nested-too-deep", "Calls are nested deeper than a run may go."),
    .init("no-initializer", "A type has no initializer that takes these arguments."),
    .init("no-subscript", "A value has no such subscript."),
    .init("not-a-condition", "A condition is neither true nor false."),
    .init("not-a-function", "Code calls something that is not a function."),
    .init("not-a-sequence", "A loop iterates over something that is not a sequence."),
    .init("not-assignable", "Code assigns to something that cannot be assigned to."),
    .init("not-initialized", "A property or variable is used before it has a value."),
    .init("not-simulated", "UIKit supports this, but the simulator does not."),
    .init("off-main-thread", "UIKit is used off the main thread."),
    .init("opaque-condition", "A scenario depends on something that is not simulated."),
    .init("out-of-range", "An index is out of range."),
    .init(
      "reference-in-deinit",
      "`deinit` makes a reference to the object that is being "
        + "deallocated."),
    .init(
      "runs-broke-off",
      "Some runs did not finish, so the code after that point wasn't judged."),
    .init("type-mismatch", "A value has the wrong type here."),
    .init("unavailable", "This member or type exists only on later versions of iOS."),
    .init("uncaught-error", "An error is thrown and not caught."),
    .init("uncaught-exception", "UIKit raises an exception that no 'require console' names."),
    .init("unknown-action", "The user or the system has no such action."),
    .init("unknown-member", "A value has no such member."),
    .init("unknown-name", "Nothing has this name."),
    .init("unknown-scene", "A storyboard has no scene with this identifier."),
    .init("wrong-argument", "A call has the wrong argument here."),
  ]
}

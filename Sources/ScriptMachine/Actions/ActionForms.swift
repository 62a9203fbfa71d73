import ScriptCompiler
import UIKitNames

/// The forms of the actions of `user` and `system`, for editors that list the actions.
package enum ActionForms {
  /// The declarations of an actor's actions: `tapTab(_ index: Int)`. An action with several forms
  /// has several declarations, and an action that checks its labels itself has its name alone.
  package static func declarations(of performer: ActionMark.Actor) -> [String] {
    ActionRow.names(of: performer).flatMap { name in
      let forms = ActionRow.named(name, of: performer)?.forms ?? []
      return forms.isEmpty ? [name] : forms.map { $0.declaration }
    }
  }
}

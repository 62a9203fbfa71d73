import Diagnostics
import LifecycleEngine
import ScriptMachine
import UIKitNames

// Uses of UIKit on another thread than the main thread.
extension ExampleObserver {
  /// Notes that a member of UIKit was used. An undeclared name may be a constant of the app's.
  func noteOffMain(_ error: RunError, _ name: String, of id: ObjectID) {
    guard case .failed(let diagnostic) = error, diagnostic.reason == .offMainThread,
      world.kind(of: id) == .view
        || UIKitNames.isKnown(name, in: world.classRecord(of: id).base)
    else { return }
    note(.usedOffMain(diagnostic.summary))
  }

  /// Notes that something undeclared was used as only views are.
  func noteOffMain(_ name: String, ofOpaque number: Int32) {
    guard machine.tasks.isOffMain, isOfView(name, number) else { return }
    note(.usedOffMain("'\(name)' of a view is used off the main thread"))
  }

  private func isOfView(_ name: String, _ number: Int32) -> Bool {
    guard case .object(let owner)? = opaqueValues.member(number)?.owner,
      world.kind(of: owner) == .controller
    else { return false }
    let marks = UIKitNames.marks(of: name, in: .view)
    return !marks.isDisjoint(with: [.telling, .visual, .invalidates])
      || name.hasPrefix("reload") && CommonViews.declares(name, "UITableView")
      || !isFile && Self.ofModels.contains(name)
  }
}

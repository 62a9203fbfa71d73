import Diagnostics
import LifecycleEngine
import ScriptMachine

// The transitions of children's appearances that an example begins and ends itself.
extension ExampleObserver {
  /// Notes a call of `beginAppearanceTransition` or `endAppearanceTransition`.
  func noteAppearanceCall(_ name: String, on child: ObjectID) {
    guard name.hasSuffix("AppearanceTransition") else { return }
    guard name.hasPrefix("begin") else { return note(.endedAppearance) }
    note(.beganAppearance(child))
    guard let parent = world.parent(of: child), let occasion = occasions.last,
      occasion.receiver == parent, occasion.callback?.isOfAppearance == true,
      world.forwardsAppearance(parent)
    else { return }
    note(.forwardedTwice(child))
  }

  /// Notes the transitions that are still open, although the container's own is over.
  func findOpenAppearances() {
    var seen: [ObjectID] = []
    for deed in deeds.reversed() {
      guard case .beganAppearance(let child) = deed.kind, !seen.contains(child) else { continue }
      seen.append(child)
      guard !world.isDeallocated(child), world.hasOpenAppearance(child),
        isSettled(world.parent(of: child)), !hasFurtherAppearanceCalls
      else { continue }
      noteAlways(.leftAppearanceOpen(child), at: deed.range)
    }
  }

  private func isSettled(_ container: ObjectID?) -> Bool {
    guard let container else { return true }
    return [.appeared, .disappeared].contains(world.appearanceState(of: container))
  }

  /// True if the example begins or ends a transition at a place that has not run, as at the end of a
  /// gesture whose beginning has run.
  var hasFurtherAppearanceCalls: Bool {
    let seen = deeds.compactMap { deed -> SourceRange? in
      switch deed.kind {
      case .beganAppearance, .endedAppearance: deed.range
      default: nil
      }
    }
    return program.functions.contains { function in
      zip(function.code, function.ranges).contains { instruction, range in
        guard case .callMember(let site) = instruction else { return false }
        return program.names[site.name].hasSuffix("AppearanceTransition") && range.isOfExample
          && !seen.contains(range)
      }
    }
  }
}

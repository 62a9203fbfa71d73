import Diagnostics
import LifecycleEngine
import ScriptCompiler

// The end of the app, of which sources tell a part.
extension UnknownValues {
  /// Notes the code that may run when the app is removed from the app switcher, and of which no source
  /// tells if the code runs.
  func noteTermination() {
    let isInBackground = world.activity == .background
    guard !isInBackground || world.hasScenes else { return }
    let unknown = UnknownCalls.termination.callbacks
    var functions: [Int] = []
    for type in program.types {
      for method in type.methods {
        let callback = Callback(declared: method.name, labels: method.labels)
        let isUnknown =
          callback.map {
            unknown.contains($0)
              || (isInBackground ? $0 == .sceneDidDisconnect : $0.lens == .app && !Self.isTold($0))
          }
          ?? method.labels.contains("didDiscardSceneSessions")
        if isUnknown { functions.append(method.function) }
      }
      functions += [type.deinitializer].compactMap { $0 }
    }
    let reach = CodeReach(of: functions, in: program)
    guard reach.prints else { return }
    world.note(
      UnknownCalls.termination.limited(to: CodeEffects(prints: true, lines: reach.effects.lines)))
  }

  /// Returns true for a callback that sources do tell at the end of the app, or that has no place there.
  private static func isTold(_ callback: Callback) -> Bool {
    switch callback {
    case .sceneWillResignActive, .sceneDidDisconnect, .applicationWillResignActive,
      .applicationWillTerminate, .applicationWillFinishLaunching, .applicationDidFinishLaunching,
      .applicationDidReceiveMemoryWarning:
      true
    default: false
    }
  }
}

extension Machine {
  /// The error if the running code goes on after the end of the app.
  package func checkNothingFollowsTermination() throws(RunError) {
    for frame in stack.frames {
      let function = program.functions[frame.function]
      var position = frame.position
      search: while position < function.code.count {
        switch function.code[position] {
        case .pop, .pushVoid, .pushNull, .clear: position += 1
        case .jump(let target) where target > position: position = target
        case .return: break search
        default: throw .failed(Diagnostic(afterTerminationAt: function.ranges[position]))
        }
      }
    }
  }
}

extension Diagnostic {
  /// The problem of code behind the end of the app.
  package init(afterTerminationAt range: SourceRange) {
    self.init(
      .impossibleAction, "'system.terminate()' ended the app, so nothing runs here", at: range,
      help: ["write a scenario of its own for another launch"])
  }
}

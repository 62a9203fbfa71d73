import LifecycleEngine
import ScriptCompiler

// Delegates that UIKit makes from the scene manifest, and that a script has to set.
extension UnknownValues {
  /// Notes the methods of delegates of the app and the scene, if the app is launched without such a
  /// delegate.
  func noteMissingDelegates() {
    var protocols: [String] = []
    if world.hasScenes, world.currentSceneDelegate == nil {
      protocols += ["UISceneDelegate", "UIWindowSceneDelegate"]
    }
    if world.currentAppDelegate == nil { protocols.append("UIApplicationDelegate") }
    let types = program.types.filter { type in
      type.role == .class && type.inherited.contains { protocols.contains($0) }
    }
    note(
      .missingDelegate,
      types.flatMap { type in
        type.callbacks.filter { $0 >= 0 } + type.methods.map { $0.function }
      })
  }
}

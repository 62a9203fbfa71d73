import LifecycleEngine

extension Callback {
  /// The callback that a method with this name and these argument labels overrides.
  package init?(declared name: String, labels: [String?]) {
    for callback in Callback.named(name)
    where callback.lens != .console && callback != .completion {
      guard callback.declarationLabels.elementsEqual(labels, by: { $0 == $1 ?? "_" }) else {
        continue
      }
      self = callback
      return
    }
    return nil
  }

  /// Every callback by base name. The compiler looks up every call.
  private static let byName: [String: [Callback]] = {
    var result: [String: [Callback]] = [:]
    for callback in Callback.allCases { result[callback.baseName, default: []].append(callback) }
    return result
  }()

  /// The callbacks with a base name.
  package static func named(_ name: String) -> [Callback] { byName[name] ?? [] }
}

import LifecycleEngine

extension Callback {
  /// Finds the callback that a method overrides, by the name and argument labels of the method.
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

import Foundation
import LifecycleEngine
import ScriptLanguage

/// A callback that has a page: an event that a controller gets, as itself or as a delegate.
struct CallbackReference {
  let callback: Callback

  /// The callbacks in the order of the engine.
  static let all: [CallbackReference] = Callback.allCases.filter { lenses.contains($0.lens) }
    .map(CallbackReference.init)

  /// The page of a callback; nil for what no controller gets.
  static func of(_ callback: Callback) -> CallbackReference? {
    all.first { $0.callback == callback }
  }

  private static let lenses: [Lens] = [
    .classic, .appearance, .loading, .layout, .geometry, .containment, .delegates, .responder,
    .memory,
  ]

  /// As Swift writes it: `viewWillAppear(_:)`.
  var signature: String {
    switch callback {
    case .initialize, .deinitialize: return callback.baseName
    default:
      let labels = callback.declarationLabels.map { $0 + ":" }.joined()
      return callback.isProperty ? callback.baseName : "\(callback.baseName)(\(labels))"
    }
  }

  /// The name of its page, without folder and ending: the base name, with as many labels as it takes
  /// to tell it from other callbacks.
  var slug: String {
    let others = CallbackReference.all.filter {
      $0.callback != callback && $0.callback.baseName == callback.baseName
    }
    guard !others.isEmpty else { return callback.baseName }
    let isFirstShared = others.contains { $0.labels.first == labels.first }
    return ([callback.baseName] + (isFirstShared ? labels : Array(labels.prefix(1))))
      .joined(separator: "-")
  }

  /// The labels of its arguments, where they have any.
  private var labels: [String] { callback.declarationLabels.filter { $0 != "_" } }

  /// The sentence about what it is for.
  var text: String? { CallbackTexts.text(of: callback.baseName) }

  /// Whether the code of an example declares a method of this name and with this first label.
  func isImplemented(in source: String) -> Bool {
    switch callback {
    case .deinitialize: return source.contains("deinit {")
    case .initialize: return false
    default: break
    }
    let start = "func \(callback.baseName)("
    guard let label = callback.declarationLabels.first(where: { $0 != "_" }) else {
      return source.contains(start)
    }
    return source.components(separatedBy: start).dropFirst().contains { rest in
      rest.prefix { $0 != "{" }.contains(label)
    }
  }
}

import LifecycleEngine
import SiteGenerator

/// The callbacks as proposals for a line of an expectation.
enum CallbackCompletion {
  /// The callbacks of controllers and delegates.
  static let items = items(of: callbacks)

  /// The callbacks of controllers and delegates. An event has the same text for callbacks that only
  /// differ in arguments which no event has.
  private static let callbacks: [Callback] = {
    var seen: Set<[String]> = []
    return Callback.allCases.filter { callback in
      switch callback.lens {
      case .none, .console, .app: false
      case .classic, .appearance, .loading, .layout, .geometry, .containment, .delegates,
        .responder, .memory, .completion:
        seen.insert([callback.baseName] + callback.argumentLabels.prefix(1)).inserted
      }
    }
  }()

  /// The events of the receiver `app`.
  static let ofApp = items(of: Callback.allCases.filter { $0.lens == .app })

  /// The events of the receiver `console`.
  static let ofConsole: [CompletionItem] = [
    ("print", "A text that the code prints"), ("warning", "A warning of UIKit"),
    ("exception", "An exception of UIKit"),
  ].map { name, text in
    CompletionItem(
      label: name, kind: .event, detail: text, inserted: "\(name)(\"\")", rank: 1)
  }

  /// The callbacks that a receiver may get.
  static func items(gotBy mayGet: (Callback) -> Bool) -> [CompletionItem] {
    zip(callbacks, items).filter { mayGet($0.0) }.map(\.1)
  }

  private static func items(of callbacks: [Callback]) -> [CompletionItem] {
    let counts = Dictionary(grouping: callbacks, by: \.baseName).mapValues(\.count)
    return callbacks.map { callback in
      let facts = CallbackFacts(callback)
      // A label tells callbacks with one base name apart.
      let isShared = counts[callback.baseName, default: 0] > 1
      let label = isShared ? callback.argumentLabels.first.map { "(\($0):)" } ?? "" : ""
      return CompletionItem(
        label: callback.baseName + label, kind: .event,
        detail: "\(facts.releases) · .\(callback.lens.name)",
        documentation: CallbackText.short(facts), rank: rank(of: callback.lens))
    }
  }

  private static func rank(of lens: Lens) -> Int {
    switch lens {
    case .classic, .appearance: 1
    case .loading: 2
    case .layout, .containment, .geometry: 3
    case .delegates, .responder, .memory, .app, .completion, .console, .none: 4
    }
  }
}

/// The text about a callback.
enum CallbackText {
  /// The purpose and the time of the call.
  static func short(_ facts: CallbackFacts) -> String {
    [facts.purpose, facts.called].compactMap(\.self).joined(separator: "\n\n")
  }

  /// Everything that is known, with sources and the address of the page.
  static func whole(_ facts: CallbackFacts, address: String?) -> String {
    var parts = ["**`\(facts.signature)`**"]
    parts += [facts.purpose].compactMap(\.self)
    parts += [[facts.called, facts.use].compactMap(\.self).joined(separator: " ")]
      .filter { !$0.isEmpty }
    let lens = facts.lens.map { "lens `.\($0)`" } ?? "not an event in a trace"
    parts.append("Since: \(facts.releases); \(lens)")
    if !facts.sources.isEmpty {
      let lines = facts.sources.map { source in
        source.address.map { "- [\(source.title)](\($0))" } ?? "- \(source.title)"
      }
      parts.append("Sources:\n" + lines.joined(separator: "\n"))
    }
    if facts.pagePath != nil {
      let text = address.map { $0.contains(":") ? "[\($0)](\($0))" : "`\($0)`" }
      let name = facts.signature.prefix { $0 != "(" }
      parts.append(text.map { "Page: \($0)" } ?? "More: `lifeguard explain \(name)`")
    }
    return parts.joined(separator: "\n\n")
  }
}

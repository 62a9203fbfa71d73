/// A value for a template that can be kept until another build, and on disk.
enum TemplateValue: Codable, Equatable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([TemplateValue])
  case fields([String: TemplateValue])
  /// The address of a scenario, which is known when the page is written.
  case address(scenario: String)
  /// The ids of sources as HTML, whose links are known when the page is written.
  case sources([String])

  /// The value in the form that a template takes.
  /// - Parameters:
  ///   - sources: The ids of sources as HTML with links.
  ///   - address: The address of a scenario as a link on the page.
  func resolved(_ sources: ([String]) -> String, _ address: (String) -> String) -> Any {
    switch self {
    case .text(let text): text
    case .number(let number): number
    case .flag(let flag): flag
    case .list(let values): values.map { $0.resolved(sources, address) }
    case .fields(let fields): TemplateValue.resolved(fields, sources, address)
    case .address(let scenario): address(scenario)
    case .sources(let ids): sources(ids)
    }
  }

  /// The scenarios to whose places the value leads.
  var scenarios: [String] {
    switch self {
    case .address(let scenario): [scenario]
    case .list(let values): values.flatMap(\.scenarios)
    case .fields(let fields): fields.sorted { $0.key < $1.key }.flatMap(\.value.scenarios)
    case .text, .number, .flag, .sources: []
    }
  }

  /// The text of a text value; nil for other values.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The same of all values of a template.
  static func resolved(
    _ fields: [String: TemplateValue], _ sources: ([String]) -> String,
    _ address: (String) -> String
  ) -> [String: Any] {
    fields.mapValues { $0.resolved(sources, address) }
  }
}

extension TemplateValue: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .fields(Dictionary(uniqueKeysWithValues: elements))
  }
}

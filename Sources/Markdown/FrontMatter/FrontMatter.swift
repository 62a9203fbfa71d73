/// What the YAML at the beginning of a page says.
public struct FrontMatter: Sendable, Hashable {
  /// The page's title; it goes before that of the first heading.
  public var title: String?
  /// One or two sentences about the page.
  public var description: String?
  /// The title where there is little room, such as in the list of all pages.
  public var shortTitle: String?
  /// The page's place among its siblings; smaller goes first.
  public var order: Int?

  /// Creates front matter; a page without any has none of the values.
  public init(
    title: String? = nil, description: String? = nil, order: Int? = nil, shortTitle: String? = nil
  ) {
    self.title = title
    self.shortTitle = shortTitle
    self.description = description
    self.order = order
  }

  /// The keys that front matter may have, with the kinds of their values.
  static let keys: [KeyedYAML.Key] = [
    KeyedYAML.Key("title", .text), KeyedYAML.Key("description", .text),
    KeyedYAML.Key("order", .wholeNumber), KeyedYAML.Key("short-title", .text),
  ]

  /// The most characters that a short title ought to have.
  static let shortTitleLimit = 32
}

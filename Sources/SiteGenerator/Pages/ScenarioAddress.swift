extension ScenarioCatalog {
  /// The address of a scenario, as a link on a page.
  /// - Parameters:
  ///   - id: The scenario's id.
  ///   - page: The page with the link.
  /// - Returns: `nil` if neither a page of the folder nor a built-in scenario has the id.
  func address(of id: String, from page: Page) -> String? {
    place(of: id).map { "\(page.root)\(URLPath.encoded($0.path))#\($0.anchor)" }
  }
}

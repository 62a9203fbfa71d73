import LifecycleEngine

extension ScenarioCatalog {
  /// The address of a scenario, as a link on a page.
  /// - Parameters:
  ///   - id: The scenario's id.
  ///   - release: The release on which it is looked at; `nil` for the newest.
  ///   - page: The page on which the link stands.
  /// - Returns: `nil` where neither a page of the folder nor a built-in scenario has the id.
  func address(of id: String, on release: Release? = nil, from page: Page) -> String? {
    place(of: id, on: release).map { "\(page.root)\(URLPath.encoded($0.path))#\($0.anchor)" }
  }
}

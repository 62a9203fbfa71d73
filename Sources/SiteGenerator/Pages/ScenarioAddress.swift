import LifecycleEngine

extension ScenarioCatalog {
  /// The address of a scenario, as a link on a page.
  func address(of id: String, on release: Release? = nil, from page: Page) -> String? {
    place(of: id, on: release).map { "\(page.root)\(URLPath.encoded($0.path))#\($0.anchor)" }
  }
}

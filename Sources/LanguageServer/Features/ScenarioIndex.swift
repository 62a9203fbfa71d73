import Scenarios
import SiteGenerator

/// The places at which the pages of a folder name scenarios.
struct ScenarioIndex {
  private let folder: EditedFolder
  private let workspace: Workspace

  init(_ folder: EditedFolder, _ workspace: Workspace) {
    self.folder = folder
    self.workspace = workspace
  }

  /// The place of the scenario's own block; nil for a built-in or unknown scenario.
  func definition(of id: String) -> JSONValue? {
    guard let place = folder.scenarios.first(where: { $0.id == id })?.place else { return nil }
    return places(of: id, in: place.page, where: \.isDefinition).first
  }

  /// All places that name a scenario, in the order of the pages.
  func places(of id: String, withDefinition: Bool) -> [JSONValue] {
    folder.pages.flatMap { page in
      places(of: id, in: page) { withDefinition || !$0.isDefinition }
    }
  }

  private func places(
    of id: String, in page: Page, where condition: (ScenarioOccurrence) -> Bool
  ) -> [JSONValue] {
    let document = workspace.document(of: page)
    let uri = workspace.uri(of: page.path, in: folder)
    return ScenarioOccurrence.all(in: page, document)
      .filter { $0.id == id && condition($0) }
      .map { ["uri": .text(uri), "range": document.range($0.range)] }
  }

  /// The scenarios whose id or title contains a text, for the search of a whole workspace.
  func symbols(matching query: String) -> [JSONValue] {
    let query = query.lowercased()
    return folder.scenarios.compactMap { id, place in
      let title = place.read.scenario?.shownTitle ?? ""
      guard query.isEmpty || id.contains(query) || title.lowercased().contains(query),
        let location = definition(of: id)
      else { return nil }
      return [
        "name": .text(id), "kind": 12, "containerName": .text(place.page.title),
        "location": location,
      ]
    }
  }

  // MARK: Renaming

  /// The id to rename.
  /// - Throws: The reason why nothing can be renamed there.
  func renamed(in context: PageContext, at offset: Int) throws(ResponseError) -> JSONValue {
    let found = try occurrence(in: context, at: offset)
    return ["range": context.document.range(found.range), "placeholder": .text(found.id)]
  }

  private func occurrence(
    in context: PageContext, at offset: Int
  ) throws(ResponseError) -> ScenarioOccurrence {
    guard let found = ScenarioOccurrence.found(in: context, at: offset) else {
      throw .refused("Only ids of scenarios can be renamed")
    }
    guard folder.scenarios.contains(where: { $0.id == found.id }) else {
      throw .refused("No page has the scenario '\(found.id)'")
    }
    return found
  }

  /// The edits that rename a scenario on all pages.
  /// - Throws: The reason why the scenario cannot have the name.
  func renaming(
    in context: PageContext, at offset: Int, to name: String
  ) throws(ResponseError) -> [(uri: String, document: TextDocument, edits: [DocumentEdit])] {
    let old = try occurrence(in: context, at: offset).id
    guard InfoWord.isID(name) else {
      throw .refused(
        "'\(name)' is not an id: an id is lower-case letters, digits and hyphens")
    }
    guard name == old || !folder.scenarios.contains(where: { $0.id == name }) else {
      throw .refused("Another scenario has the id '\(name)'")
    }
    guard ScenarioFamily(rawValue: name) == nil else {
      throw .refused("'\(name)' is the name of a family of scenarios")
    }
    return folder.pages.compactMap { page in
      let source = workspace.document(of: page)
      let edits = ScenarioOccurrence.all(in: page, source).filter { $0.id == old }
        .map { DocumentEdit($0.range, name) }
      guard !edits.isEmpty else { return nil }
      let uri = workspace.uri(of: page.path, in: folder)
      return (uri, workspace.documents[uri]?.text ?? source, edits)
    }
  }
}

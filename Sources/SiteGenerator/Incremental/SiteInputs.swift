import LifecycleEngine
import Markdown
import ScriptLanguage

// What the parts of a site are made from, to tell whether they have to be made again.

extension LinkResolver {
  /// What links are resolved with.
  struct Inputs: Equatable {
    let anchors: [String: Set<String>?]
    let files: Set<String>
    /// Whether there are pages that nobody has written to link to; which ones, the program says.
    let hasGenerated: Bool
  }
}

extension ScenarioCatalog {
  /// The scenarios of all pages by their ids.
  struct Inputs: Equatable {
    /// Their info strings and bodies.
    let texts: [String: [String]]
    /// The pages they stand on.
    let places: [String: String]

    /// The ids of scenarios that have come, gone or changed.
    func changes(since old: Self?) -> Set<String> {
      guard let old else { return Set(texts.keys) }
      return Set(texts.keys).union(old.texts.keys).filter { id in
        texts[id] != old.texts[id] || places[id] != old.places[id]
      }
    }
  }
}

extension PageRenderer {
  /// What a page shows of the site around it.
  struct Inputs: Equatable {
    let theme: Theme
    let title: String
    let description: String
    let repositoryURL: String?
    let baseURL: String?
    let editURL: String?
    let sections: [SiteConfiguration.Section]
    let reference: ReferenceListing
    /// The pages in their order, by titles and path.
    let pages: [[String]]
  }

  var inputs: Inputs {
    let configuration = folder.configuration
    return Inputs(
      theme: theme, title: configuration.title, description: configuration.description,
      repositoryURL: configuration.repositoryURL, baseURL: baseURL, editURL: configuration.editURL,
      sections: configuration.sections, reference: ReferenceListing(for: folder),
      pages: folder.listed.map { [$0.page.path, $0.page.title, $0.page.shortTitle] })
  }
}

extension VerifiedPage {
  /// Whether what became of it depends on one of these scenarios, or may.
  func isAbout(_ ids: Set<String>) -> Bool {
    hasRefusedSubjects || linkClaims.contains { ids.contains($0.scenario) }
      || outcomes.values.contains { outcome in
        ![.scenario, .swift].contains(outcome.kind)
          && (outcome.isAboutFamilies || outcome.scenarios.contains(where: ids.contains))
      }
  }
}

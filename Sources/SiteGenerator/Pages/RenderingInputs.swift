import Markdown

extension PageRenderer {
  /// Everything that a page shows of the site around the page.
  struct Inputs: Equatable {
    let theme: Theme
    let title: String
    let language: String
    let frame: PageFrame
    let versions: SiteVersions
    let description: String
    let repositoryURL: String?
    let baseURL: String?
    let editURL: String?
    let sections: [SiteConfiguration.Section]
    let reference: ReferenceListing
    let hasPlayground: Bool
    /// The titles, the paths and the drafts among the pages, in order.
    let pages: [[String]]
  }

  var inputs: Inputs {
    let configuration = folder.configuration
    return Inputs(
      theme: theme, title: configuration.title, language: configuration.language,
      frame: folder.frame, versions: folder.versions, description: configuration.description,
      repositoryURL: configuration.repositoryURL, baseURL: baseURL, editURL: configuration.editURL,
      sections: configuration.sections,
      reference: ReferenceListing(hasReference: configuration.hasReference),
      hasPlayground: hasPlayground,
      pages: folder.listed.map {
        [$0.page.path, $0.page.title, $0.page.shortTitle, "\($0.page.isDraft)"]
      })
  }
}

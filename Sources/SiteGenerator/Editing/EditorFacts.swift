import ExampleRuns
import LifecycleEngine
import Scenarios

/// A callback as an editor describes the callback.
package struct CallbackFacts {
  /// The signature in Swift: `viewWillAppear(_:)`.
  package let signature: String
  /// The purpose, in a sentence; nil for a property or method that UIKit only asks for.
  package let purpose: String?
  /// A sentence about the time of the call; nil for a callback without a page.
  package let called: String?
  /// Advice about the code that belongs there; nil for a callback without a page.
  package let use: String?
  /// The releases in words: `from iOS 13`.
  package let releases: String
  /// The lens that shows the callback; nil for a callback that is no event.
  package let lens: String?
  /// The sources of the steps that call the callback, each with a title and an address.
  package let sources: [(title: String, address: String?)]
  /// The path of the page about the callback in a site with a reference; nil without a page.
  package let pagePath: String?

  /// The most sources that are listed, because a hover is small.
  private static let sourceLimit = 6

  /// Describes a callback.
  package init(_ callback: Callback) {
    signature = callback.signature
    purpose = Callback.purpose(of: callback.baseName)
    let advice = CallbackAdvice.of(callback)
    called = advice?.called
    use = advice?.use
    releases = callback.releases.inWords
    lens = callback.lens == .none ? nil : callback.lens.name
    let ids = CallbackSteps.places(of: callback).flatMap { $0.step?.basis.sourceIDs ?? [] }.unique()
    sources = ids.compactMap { EvidenceRegister.source($0) }.prefix(CallbackFacts.sourceLimit)
      .map { (title: $0.title, address: $0.urls.first) }
    pagePath = CallbackReference.of(callback).map { "\(CallbackPage.folder)/\($0.slug).html" }
  }
}

/// A finding or a diagnostic as an editor describes the problem.
package enum ProblemFacts {
  /// The sentence that all diagnostics with an id have in common; nil for an unknown id.
  package static func statement(of id: String) -> String? {
    Finding.named(id)?.statement ?? DiagnosticStatement.named(id)?.statement
  }

  /// The path of the page about a finding in a site with a reference.
  package static func pagePath(of finding: Finding) -> String {
    "\(FindingPage.folder)/\(finding.id).html"
  }

  /// An address on the web about a finding; nil if no source has an address.
  package static func address(of finding: Finding) -> String? {
    Explanation.address(of: finding)
  }
}

extension EvidenceRegister {
  /// The ids of all sources.
  package static var ids: [String] { shared.sources.map(\.id) }
}

extension EditedFolder {
  /// The address of a page of the site's reference; nil if the site has no reference.
  /// - Parameter path: The path of the page in the site.
  /// - Returns: The whole address, or the path alone for a site without an address.
  package func address(ofReference path: String) -> String? {
    guard let configuration, configuration.hasReference else { return nil }
    return (configuration.baseURL ?? "") + path
  }
}

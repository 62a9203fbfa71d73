import Foundation
import Yams

/// Common claims about the lifecycle, with verdicts: `Content/claims.yml`.
struct ClaimRegister: Decodable {
  /// The path in the project.
  static let path = "Content/claims.yml"

  /// A document with claims.
  struct Document: Decodable {
    let title: String
    /// The kind of the document, and its years.
    let kind: String
    /// The name of the document in an answer.
    let name: String
  }

  /// A page of the site with the claims of some topics.
  struct Page: Decodable {
    /// The path in `Content`.
    let file: String
    let title: String
    let shortTitle: String
    let topics: [Topic]

    enum CodingKeys: String, CodingKey {
      case file, title, topics
      case shortTitle = "short-title"
    }
  }

  /// A section of a page.
  struct Topic: Decodable {
    let id: String
    let title: String
  }

  /// A claim of a document.
  struct Claim: Decodable {
    enum Verdict: String, Decodable, CaseIterable {
      case holds, conditional, wrong, open

      /// The mark before the word.
      var mark: String {
        switch self {
        case .holds: "✓"
        case .conditional: "±"
        case .wrong: "✗"
        case .open: "?"
        }
      }
    }

    let id: String
    /// The key of its document.
    let document: String
    /// The id of its topic.
    let topic: String
    /// The claim, in our words.
    let claim: String
    let verdict: Verdict
    /// The correct behaviour, or the condition of the claim.
    let answer: String?
    /// Ids of the register of sources.
    let evidence: [String]
    /// The requirements that the build verifies: `scenario?requirement`.
    let checks: [String]?
    /// Sections whose examples or claims are run: `page.md#heading`.
    let sections: [String]?
    /// The reason for a claim without check and section.
    let notSimulated: String?

    enum CodingKeys: String, CodingKey {
      case id, document, topic, claim, verdict, answer, evidence, checks, sections
      case notSimulated = "not-simulated"
    }
  }

  let documents: [String: Document]
  let pages: [Page]
  /// The claims in the order of the documents, and of each document's text.
  let claims: [Claim]

  /// The register of this checkout.
  static func read() throws -> ClaimRegister {
    let text = try String(contentsOfFile: "\(EvidenceSuite.root)/\(path)", encoding: .utf8)
    return try YAMLDecoder().decode(ClaimRegister.self, from: text)
  }

  /// The keys of the documents, in the order of their first claims.
  var documentKeys: [String] {
    var keys: [String] = []
    for claim in claims where !keys.contains(claim.document) { keys.append(claim.document) }
    return keys
  }

  /// The claims in the order of the pages and their topics.
  var inOrderOfPages: [Claim] {
    pages.flatMap(\.topics).flatMap { topic in claims.filter { $0.topic == topic.id } }
  }
}

extension ClaimRegister {
  /// The register with one check replaced.
  func replacing(_ check: String, with other: String) -> ClaimRegister {
    ClaimRegister(
      documents: documents, pages: pages,
      claims: claims.map { claim in
        Claim(
          id: claim.id, document: claim.document, topic: claim.topic, claim: claim.claim,
          verdict: claim.verdict, answer: claim.answer, evidence: claim.evidence,
          checks: claim.checks?.map { $0 == check ? other : $0 }, sections: claim.sections,
          notSimulated: claim.notSimulated)
      })
  }
}

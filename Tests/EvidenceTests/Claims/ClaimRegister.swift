import Foundation
import Yams

/// What is often said about the life cycle, and what of it holds: `Content/claims.yml`.
struct ClaimRegister: Decodable {
  /// Where it lies in the project.
  static let path = "Content/claims.yml"

  /// Where claims were found.
  struct Document: Decodable {
    let title: String
    /// What it is, and of which years.
    let kind: String
  }

  /// Something that a document says.
  struct Claim: Decodable {
    enum Verdict: String, Decodable, CaseIterable {
      case holds, conditional, wrong, open

      /// What is seen before the word is read.
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
    /// What is said, in our words.
    let claim: String
    let verdict: Verdict
    /// What happens instead, or on which condition it holds.
    let answer: String?
    /// Ids of the register of sources.
    let evidence: [String]
    /// What the build verifies for it: `scenario?requirement`.
    let checks: [String]?
    /// Sections whose examples or claims are run: `page.md#heading`.
    let sections: [String]?
    /// Why there is neither a check nor a section.
    let notSimulated: String?

    enum CodingKeys: String, CodingKey {
      case id, document, claim, verdict, answer, evidence, checks, sections
      case notSimulated = "not-simulated"
    }
  }

  let documents: [String: Document]
  /// In the order of the documents, and of what they say.
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
}

extension ClaimRegister {
  /// The same with another check in the place of one.
  func replacing(_ check: String, with other: String) -> ClaimRegister {
    ClaimRegister(
      documents: documents,
      claims: claims.map { claim in
        Claim(
          id: claim.id, document: claim.document, claim: claim.claim, verdict: claim.verdict,
          answer: claim.answer, evidence: claim.evidence,
          checks: claim.checks?.map { $0 == check ? other : $0 }, sections: claim.sections,
          notSimulated: claim.notSimulated)
      })
  }
}

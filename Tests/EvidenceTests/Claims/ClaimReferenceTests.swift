import Foundation
import Testing

private let factCheck = ProcessInfo.processInfo.environment["LIFEGUARD_REFERENCES"].map {
  "\($0)/evidence/seed-claims.md"
}

/// The register against the verdicts of the project's first fact-check.
@Suite(.enabled(if: factCheck != nil, "LIFEGUARD_REFERENCES is not set"))
struct ClaimReferenceTests {
  private static let verdicts: [String: ClaimRegister.Claim.Verdict] = [
    "supported": .holds, "version-dependent": .conditional, "contradicted": .wrong,
    "unverifiable": .open,
  ]

  @Test func everyRowHasItsClaim() throws {
    let text = try String(contentsOfFile: try #require(factCheck), encoding: .utf8)
    let rows = text.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { $0.count == 6 && Int($0[0]) != nil }
    let claims = try ClaimRegister.read().claims
    #expect(rows.count == claims.count)
    var documents: [String: String] = [:]
    for (row, claim) in zip(rows, claims) {
      #expect(Self.verdicts[row[3]] == claim.verdict, "\(row[0]) \(claim.id)")
      let sources = Set(
        row[4].replacing("T:", with: "").split(separator: ",").map {
          $0.trimmingCharacters(in: .whitespaces)
        })
      let missing = sources.subtracting(claim.evidence).filter { !$0.isEmpty }
      #expect(missing == [], "\(row[0]) \(claim.id)")
      #expect(documents[row[1], default: claim.document] == claim.document, "\(row[0])")
      documents[row[1]] = claim.document
    }
  }
}

import Foundation
import Markdown
import Testing

@testable import SiteGenerator

/// The build checks the answer to every claim of the register.
@Suite struct ClaimLedgerTests {
  private static let register = Result { try ClaimRegister.read() }
  private var claims: [ClaimRegister.Claim] { get throws { try Self.register.get().claims } }

  @Test func thePagesAreWhatWouldBeGenerated() throws {
    for page in ClaimLedger(register: try Self.register.get()).pages {
      try GeneratedPage(path: page.path, command: ClaimLedger.command).check(page.markdown)
    }
  }

  @Test func noClaimIsMissingOrTwice() throws {
    let register = try Self.register.get()
    #expect(register.claims.count == 102)
    #expect(Set(register.claims.map(\.id)).count == register.claims.count)
    #expect(Set(register.claims.map(\.claim)).count == register.claims.count)
    #expect(Set(register.claims.map(\.document)) == Set(register.documents.keys))
    let topics = register.pages.flatMap(\.topics).map(\.id)
    #expect(Set(topics).count == topics.count)
    #expect(Set(register.claims.map(\.topic)) == Set(topics))
    #expect(register.inOrderOfPages.count == register.claims.count)
    let counts = ClaimRegister.Claim.Verdict.allCases.map { verdict in
      register.claims.count { $0.verdict == verdict }
    }
    #expect(counts == [56, 26, 9, 11])
  }

  @Test func eachHasAProofOrAReason() throws {
    for claim in try claims {
      let proofs = (claim.checks ?? []) + (claim.sections ?? [])
      #expect(proofs.isEmpty == (claim.notSimulated != nil), "\(claim.id)")
      #expect(Set(proofs).count == proofs.count, "\(claim.id)")
      #expect(claim.verdict == .holds || claim.answer != nil, "\(claim.id): what is so instead?")
    }
    #expect(try claims.count { $0.notSimulated != nil } <= 12)
  }

  @Test func eachRestsOnSourcesThatAreKnown() throws {
    let known = Set(EvidenceRegister.shared.sources.map(\.id))
    for claim in try claims {
      #expect(!claim.evidence.isEmpty, "\(claim.id)")
      let unknown = claim.evidence.filter { !known.contains($0) }
      #expect(unknown == [], "\(claim.id)")
    }
  }

  /// The negated check of a row fails at that row and nowhere else, and each check can fail.
  @Test func aNegatedCheckFailsExactlyItsRows() throws {
    let register = try Self.register.get()
    let content = try ContentPages()
    #expect(Self.failingClaims(register, in: content) == [])
    for check in Set(register.claims.flatMap { $0.checks ?? [] }).sorted() {
      let negated = try #require(NegatedCheck(check)?.text, "no opposite is known of '\(check)'")
      let other = register.replacing(check, with: negated)
      let rows: [Int?] = other.inOrderOfPages.enumerated()
        .filter { $0.element.checks?.contains(negated) == true }.map { $0.offset + 1 }
      #expect(!rows.isEmpty)
      let failing = Self.failingClaims(other, in: content)
      #expect(failing == rows, "\(check), negated: \(negated)")
    }
  }

  /// The numbers of the claims whose proof fails. A problem outside the claims has the number nil.
  private static func failingClaims(
    _ register: ClaimRegister, in content: ContentPages
  ) -> [Int?] {
    ClaimLedger(register: register).pages.flatMap { page in
      content.failingLines(page.markdown).map {
        ClaimLedger.number(atLine: $0, of: page.markdown)
      }
    }
  }

  /// An example under the other label, or a claim turned around, does not pass.
  @Test func theSectionsFailWhereTheySayTheOpposite() throws {
    let content = try ContentPages()
    for place in Set(try claims.flatMap { $0.sections ?? [] }).sorted() {
      let opposite = try #require(OppositeSection(place, in: content), "\(place)")
      #expect(!opposite.blocks.isEmpty, "\(place)")
      let failing = content.failingLines(opposite.text)
      for block in opposite.blocks {
        #expect(failing.contains(where: block.contains), "\(place): line \(block.lowerBound)")
      }
      let others = failing.filter { line in !opposite.blocks.contains { $0.contains(line) } }
      #expect(others == [], "\(place)")
    }
  }
}

import Foundation
import Scenarios
import Testing

@testable import SiteGenerator

/// The size of `Content`, without duplicates.
@Suite struct ContentNumbersTests {
  @Test func scenariosThatDifferInTheirNamesCountOnce() throws {
    let blocks = try ContentPages().blocks.filter { $0.isScenario }
    var shapes: [ScenarioShape: String] = [:]
    var repeated: [String] = []
    for block in blocks {
      let shape = try ScenarioShape(block.source)
      if let first = shapes[shape] { repeated.append("\(block.place) is \(first)") }
      shapes[shape] = block.place
    }
    #expect(repeated == [])
    #expect(shapes.count >= 120)
  }

  @Test func noExampleIsThereTwice() throws {
    let blocks = try ContentPages().blocks.filter { $0.isExample }
    var places: [String: String] = [:]
    var repeated: [String] = []
    for block in blocks {
      let text = block.source.filter { !$0.isWhitespace }
      if let first = places[text] { repeated.append("\(block.place) is \(first)") }
      places[text] = block.place
    }
    #expect(repeated == [])
    #expect(places.count >= 60)
  }

  @Test func thereAreThirtyClaims() throws {
    let claims = try ContentPages().blocks.filter { $0.isClaims }
      .flatMap { block in block.source.split(separator: "\n").map { block.info + "\n" + $0 } }
    #expect(claims.count >= 30)
    #expect(Set(claims).count == claims.count)
  }

  /// Every word in the form of an id is an id of the register. Other words may be repositories.
  @Test func everySourceThatAScenarioNamesIsKnown() throws {
    func isID(_ text: String) -> Bool {
      text.contains("-") && text.allSatisfy { $0 == "-" || $0.isNumber || $0.isLowercase }
    }
    var known = 0
    var unknown: [String] = []
    for block in try ContentPages().blocks {
      guard case .scenario(let attributes) = block.kind else { continue }
      for id in attributes.evidence where isID(id) {
        known += 1
        if EvidenceRegister.source(id) == nil { unknown.append("\(block.place): '\(id)'") }
      }
    }
    #expect(unknown == [])
    #expect(known >= 200)
  }

  @Test func otherNamesAndTextsMakeNoOtherShape() throws {
    let one =
      "let A = UIViewController(), B = A\nwhen \"x\" { A.show(B) } // so\nrequire never B.deinit"
    let two =
      "let Top=UIViewController(),Low=Top\n\nwhen \"y\" {\n  Top.show(Low)\n}\nrequire never Low.deinit"
    #expect(try ScenarioShape(one) == ScenarioShape(two))
    let others = [
      one.replacing("never B", with: "never A"), one.replacing("B = A", with: "B = UIView()"),
      one.replacing("deinit", with: "loadView"), one + "\n" + "require never A.deinit",
    ]
    for other in others { #expect(try ScenarioShape(other) != ScenarioShape(one), "\(other)") }
  }
}

import Testing

/// Tests every construct of the language in a valid program, and in an invalid program.
@Suite struct ConstructTests {
  @Test func everyConstructHasARow() {
    #expect(Construct.all.map(\.name) == Construct.names)
  }

  @Test(arguments: Construct.all)
  func itPrintsWhatSwiftPrints(_ row: Construct) {
    checkPrint(row.program, lines: row.printed)
  }

  @Test(arguments: Construct.all)
  func aSlipIsFoundAtItsPlace(_ row: Construct) {
    #expect(!row.slips.isEmpty)
    for slip in row.slips {
      let first = outcome(of: row.program(with: slip)).problems.first ?? "no problem"
      let isFound = first.hasPrefix("\(slip.place): ") && first.hasSuffix(" [\(slip.id)]")
      #expect(isFound, "'\(slip.wrong)' for '\(slip.right)': \(first)")
    }
  }

  @Test(arguments: Construct.all)
  func aSlipIsOneWordInOnePlace(_ row: Construct) {
    for slip in row.slips {
      #expect(row.program.ranges(of: slip.right).count == 1, "'\(slip.right)'")
      let (old, new) = slip.difference
      for text in [old, new] {
        #expect(text.split(whereSeparator: \.isWhitespace).count <= 1, "'\(slip.wrong)'")
      }
    }
  }
}

import Foundation
import Testing

/// No size grows, and a size that has fallen stays low.
@Suite struct RatchetTests {
  private func cycles() -> [FolderCycles] {
    Imports.allowed.keys.sorted().map { target in
      FolderCycles(FolderUse(target, CodeFile.all, imports: Imports.allowed[target] ?? []))
    }
  }

  private func measures(_ cycles: [FolderCycles], orders: [String: [String]]) -> [Measure] {
    let files = CodeFile.all
    return TypeSizes.measures(files) + FolderSizes.measures(files)
      + SyntaxSwitches(files).measures(files) + MemberSpelling.measures(files)
      + cycles.flatMap { $0.measures(order: orders[$0.target] ?? []) }
  }

  @Test func nothingGrowsAndNoRowAllowsMoreThanThereIs() throws {
    let ratchet = Ratchet(Checkout.file(Ratchet.path)?.text ?? "")
    if ProcessInfo.processInfo.environment["LIFEGUARD_RECORD"] == "1" {
      try record(ratchet)
    } else {
      let measures = measures(cycles(), orders: ratchet.orders)
      report(ratchet.growth(measures))
      let leftovers = ratchet.leftovers(measures)
      report(leftovers.isEmpty ? [] : leftovers + ["\(Ratchet.command) writes the table anew"])
    }
  }

  /// Writes the table, and names the sizes that have grown. Such a size needs a reason in the commit.
  private func record(_ ratchet: Ratchet) throws {
    let cycles = cycles()
    let orders = Dictionary(
      uniqueKeysWithValues: cycles.filter { !$0.groups.isEmpty }.map {
        ($0.target, $0.order(from: ratchet.orders[$0.target] ?? []))
      })
    let measures = measures(cycles, orders: orders)
    let text = Ratchet.text(measures, orders: orders)
    try Data(text.utf8).write(to: Checkout.root.appendingPathComponent(Ratchet.path))
    let grown = ratchet.growth(measures).joined(separator: "\n")
    Issue.record("recorded \(Ratchet.path); run again without LIFEGUARD_RECORD\n\(grown)")
  }

  @Test func everyFileIsUnderstood() {
    #expect(CodeFile.all.count > 100)
    report(
      CodeFile.all.filter { !$0.outline.isBalanced }
        .map { "\($0.path): the braces do not match; mend 'SwiftOutline' or 'SwiftCode'" })
  }

  @Test func theMembersOfUIKitAreFound() {
    #expect(
      MemberSpelling.names(CodeFile.all).count > 100,
      "the rows of '\(MemberSpelling.table)' are gone; let 'MemberSpelling' read their successor")
  }

  @Test func theKindsOfSyntaxAreFound() {
    let declared = Set(CodeFile.all.flatMap(\.outline.cases).map(\.type))
    report(
      SyntaxSwitches.enums.filter { !declared.contains($0) }
        .map { "there is no enum '\($0)'; name its successor in 'SyntaxSwitches.enums'" })
  }
}

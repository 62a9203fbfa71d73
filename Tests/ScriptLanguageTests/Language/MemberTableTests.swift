import LifecycleEngine
import Testing

@testable import UIKitNames

/// Tests the rows of UIKit's members.
@Suite struct MemberTableTests {
  @Test func everyRowIsWellFormedAndNoMemberHasTwoRows() {
    for table in MemberTable.all {
      var seen: Set<String> = []
      for row in table.rows {
        let place: Comment = "\(table.owner): \(row.form.declaration)"
        #expect(!row.marks.contains(.malformed), place)
        #expect(
          row.isMethod || row.name == "init" || !row.marks.isEmpty || row.firstRelease != nil
            || row.type != nil || !row.changed.isEmpty || row.assigned != nil
            || !row.situations.isEmpty, place)
        #expect(seen.insert("\(row.isStatic) \(row.form.signature)").inserted, place)
      }
    }
  }

  @Test func everyClassHasOneTable() {
    let owners = MemberTable.all.map { $0.owner }
    #expect(Set(owners).count == owners.count)
    #expect(owners.allSatisfy { !$0.contains(" ") && !$0.contains("[") })
    #expect(UIKitClass.allCases.allSatisfy { owners.contains($0.name) })
  }

  @Test func aWordThatIsNoneIsFound() {
    let rows = ["a [simulate]", "a() [called rare]", "a(_ b: C)[rare]", "a [since X]", "a [rare]"]
    let table = MemberTable("UIView\n" + rows.joined(separator: "\n"))
    #expect(table.rows.map { $0.marks.contains(.malformed) } == [true, true, true, true, false])
  }

  @Test func aPropertyMayHaveATypeAndAnInitialValue() {
    let rows = ["a: [B]? [simulated]", "c: D = 1 [was e, was f, since 9]", "g = .h", "i [hides j]"]
    let table = MemberTable("UIView\n" + rows.joined(separator: "\n"))
    #expect(table.rows.map { $0.name } == ["a", "c", "g", "i"])
    #expect(table.rows.map { $0.type } == ["[B]?", "D", nil, nil])
    #expect(table.rows.map { $0.initialValue } == [nil, "1", ".h", nil])
    #expect(table.rows.map { $0.formerNames } == [[], ["e", "f"], [], []])
    #expect(table.rows.map { $0.hiddenBar } == [nil, nil, nil, "j"])
    #expect(table.rows.allSatisfy { !$0.isMethod && !$0.marks.contains(.malformed) })
  }

  @Test func aFormerNameLeadsToTodays() {
    #expect(UIKitNames.today("childViewControllers") == "children")
    #expect(UIKitNames.today("presentModalViewController") == "present(_:animated:completion:)")
    #expect(UIKitNames.today("animateWithDuration") == "animate(withDuration:animations:)")
    #expect(UIKitNames.today("present") == nil)
  }

  @Test func aRowOfADelegateIsASignature() {
    let signatures = DelegateMethods.protocols.flatMap { $0.signatures }
    #expect(signatures.allSatisfy { $0.hasSuffix(")") && !$0.contains(" ") })
    #expect(DelegateMethods.isNeverDue("scene(_:openURLContexts:)"))
  }
}

import Testing

@Suite struct RatchetTableTests {
  private func measure(_ value: Int, _ key: String = "type T.A", slack: Int = 3) -> Measure {
    Measure(
      key: key, value: value, limit: 100, slack: slack, advice: "divide it", places: ["X.swift"])
  }

  @Test func whatGrowsIsReportedWithAdviceAndPlaces() {
    let ratchet = Ratchet("# head\ntype T.A 200\n")
    #expect(ratchet.growth([measure(200)]) == [])
    #expect(
      ratchet.growth([measure(201)])
        == ["type T.A: 201, 200 are recorded; divide it\n    X.swift"])
    #expect(
      ratchet.growth([measure(101, "type T.B")])
        == ["type T.B: 101, the limit is 100; divide it\n    X.swift"])
    #expect(ratchet.growth([measure(100, "type T.B")]) == [])
  }

  @Test func rowsThatAllowMoreThanThereIsAreReported() {
    let ratchet = Ratchet("type T.A 200\n")
    #expect(ratchet.leftovers([measure(194)]) == [])
    #expect(ratchet.leftovers([measure(193)]) == ["type T.A: 193, 200 are recorded; lower the row"])
    #expect(
      ratchet.leftovers([measure(199, slack: 0)])
        == ["type T.A: 199, 200 are recorded; lower the row"])
    #expect(ratchet.leftovers([measure(100)]) == ["type T.A: within its limit now; delete the row"])
    #expect(ratchet.leftovers([]) == ["type T.A: within its limit now; delete the row"])
    #expect(
      Ratchet("order T A B\n").leftovers([])
        == ["order T: its folders have no cycle any more; delete the row"])
  }

  @Test func whatIsRecordedIsReadAgain() {
    let measures = [
      measure(200), measure(90, "type T.B"), measure(300, "upward T A → B"),
      measure(400, "upward T A → C"), measure(500, "upward T B → C"),
    ]
    let text = Ratchet.text(measures, orders: ["T": ["A", "B", "C"]])
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      rows == [
        "order T A B C", "type T.A 200", "upward T A → B 300, C 400", "upward T B → C 500",
      ])
    let ratchet = Ratchet(text)
    #expect(ratchet.orders == ["T": ["A", "B", "C"]])
    #expect(ratchet.sizes.count == 4)
    #expect(ratchet.growth(measures) == [])
    #expect(ratchet.leftovers(measures + [measure(2, "cycle T")]) == [])
  }
}

import Testing

/// An integer literal beside numbers with fractions is such a number. All texts are those of swiftc.
@Suite struct IntegerLiteralTests {
  @Test func aNeighbourGivesTheType() {
    checkPrint(
      """
      class Column {
          var maximum: CGFloat?
          func half() -> CGFloat { (maximum ?? 375) / 2 }
          func inset(_ size: CGFloat) -> CGFloat {
              let base = size > 700 ? size / 10 : 15
              return base / 2
          }
      }
      let isWide = false, size = CGSize(width: 500, height: 500), column = Column()
      print(column.half(), column.inset(500), (isWide ? size.width : 75) / 2)
      print([size.width, 375].min()! / 2, [0.5, 1][1] / 2, [10.5, 25].max()! / 2)
      let pick = { (c: Bool) in c ? 75 : 2.5 }
      let r = isWide ? size.width : 75, fraction = true ? 3 : 0.5
      print(pick(true) / 2, r / 2, fraction / 2, "\\(isWide ? 0.5 : 3) \\([8.5, 15][1])")
      let whole: Double = (isWide ? 3 : 5) / 2, most: Double = [1, 3].max()! / 2
      print(whole, most, [8.5, 15].max()!, [15, 8.5].sorted())
      for x in [0.5, 3] { print(x / 2) }
      switch 0.5 {
      case 1 / 2: print("half")
      default: print("other")
      }
      """, "187.5 7.5 37.5", "187.5 0.5 12.5", "37.5 37.5 1.5 3.0 15.0", "2.5 1.5 15.0 [8.5, 15.0]",
      "0.25", "1.5", "half")
  }

  @Test func aVariableKeepsTheTypeOfItsFirstValue() {
    checkPrint(
      """
      struct Layout {
          var gap = CGFloat(8)
          static var inset = CGFloat(4)
      }
      class Column {
          var width = UIScreen.main.bounds.width
          var gaps = [8.5]
          var named = ["a": 0.5]
      }
      var shared = UIScreen.main.bounds.width
      func change() {
          shared = 75
          print(shared / 2)
      }
      var w = CGRect(x: 0, y: 0, width: 20, height: 20).width
      w = 75
      var inset = CGFloat(8)
      inset = 5
      print(w / 2, inset / 2)
      var layout = Layout()
      let column = Column()
      layout.gap = 5
      Layout.inset = 3
      column.width = 75
      column.gaps.append(75)
      column.gaps[0] = 5
      column.named["b"] = 7
      print(layout.gap / 2, Layout.inset / 2, column.width / 2, column.gaps[1] / 2, column.gaps[0] / 2)
      print(column.named["b"]! / 2, column.named["c", default: 5] / 2)
      change()
      """, "37.5 2.5", "2.5 1.5 37.5 37.5 2.5", "3.5 2.5", "37.5")
  }

  @Test func integersStayIntegers() {
    checkPrint(
      """
      func take(_ x: Any) { print("any", x) }
      let isWide = true, none: Int? = nil, n = 7, m = 2
      print(isWide ? 3 : 0.5, [3, 5].max()! / 2, (none ?? 375) / 2, (isWide ? n : 4) / m)
      let values: [Any] = [3, 0.5], facts: [String: Any] = ["a": 0.5, "b": 3]
      print(values, facts["b"]!, [8.5, 15][1])
      take(isWide ? 3 : 0.5)
      var count = 75
      count = 5
      print(count / 2, [7, 5][0] / 2, [n, 5].min()! / 2, isWide ? 7 / 2 : 1)
      let pick = { (c: Bool) in c ? 75 : 2 }, isLong = 0.5 > 0.2
      print(pick(true) / 2, isLong)
      """, "3 2 187 3", "[3, 0.5] 3 15", "any 3", "2 3 2 3", "37 true")
  }
}

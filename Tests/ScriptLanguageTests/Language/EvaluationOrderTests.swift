import Testing

@Suite struct EvaluationOrderTests {
  private let tracing = """
    func i(_ n: Int = 0) -> Int { print("i"); return n }
    func v(_ n: Int = 7) -> Int { print("v"); return n }

    """

  @Test func aCompoundAssignmentEvaluatesItsTargetOnce() {
    checkPrint(
      tracing + """
        var a = [1, 2], d: [String: Int] = [:]
        func key() -> String { print("key"); return "k" }
        a[i(1)] += v()
        d[key(), default: 0] += 1
        print(a, d)
        """, "i", "v", "key", "[1, 9] [\"k\": 1]")
  }

  @Test func theIndexComesBeforeTheValue() {
    checkPrint(
      tracing + """
        class Box { var list = [[0]] }
        func box() -> Box { print("box"); return shared }
        let shared = Box()
        box().list[i()][i()] = v()
        print(shared.list)
        """, "box", "i", "i", "v", "[[7]]")
  }

  @Test func aChangeMadeByTheValueCounts() {
    checkPrint(
      """
      var x = 1, a = [1]
      func f() -> Int { x = 10; a = [5, 6]; return 2 }
      x += f()
      print(x)
      a.append(f())
      print(a)
      struct Stack { var items = [1]; mutating func push(_ n: Int) { items.append(n) } }
      var s = Stack()
      func g() -> Int { s.items = []; return 4 }
      s.push(g())
      print(s.items)
      """, "12", "[5, 6, 2]", "[4]")
  }

  @Test func nothingIsEvaluatedBehindNil() {
    checkPrint(
      tracing + """
        class Node { var next: Node?; var n = 0; var list = [1] }
        let node = Node()
        node.next?.n = v()
        node.next?.n += v()
        node.next?.list[i()] = v()
        node.next?.list.append(v())
        print(node.next?.list.removeLast() == nil)
        node.next = Node()
        node.next?.n += v()
        node.next?.list.append(v())
        node.next!.list[0] += v()
        print(node.next!.n, node.next!.list)
        """, "true", "v", "v", "v", "7 [8, 7]")
  }

  @Test func elementsOfTuplesAreAssigned() {
    checkPrint(
      """
      var t = (1, name: "a")
      t.0 += 4
      t.name = "b"
      var nested = [(x: 1, y: 2)]
      nested[0].y = 9
      print(t.0, t.name, nested[0])
      """, "5 b (x: 1, y: 9)")
    checkProblems(
      "var t = (1, 2)\nt.2 = 1", "2:1: This tuple has no element '2' [unknown-member]")
  }
}

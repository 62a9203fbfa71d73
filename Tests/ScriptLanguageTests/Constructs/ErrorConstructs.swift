/// Statements to leave, to throw and to wait.
extension Construct {
  static let errorsAndWaiting = [
    Construct(
      "do-catch",
      """
      enum Failure: Error { case small(Int), empty, other }
      func check(_ n: Int) throws -> Int {
          if n == 0 { throw Failure.empty }
          if n < 0 { throw Failure.small(n) }
          if n > 9 { throw Failure.other }
          return n
      }
      func test(_ n: Int) {
          do {
              print("got", try check(n))
          } catch Failure.small(let n) where n < -1 {
              print("small", n)
          } catch Failure.empty {
              print("empty")
          } catch {
              print("other", error)
          }
      }
      for n in [4, 0, -3, -1, 10] { test(n) }
      do { print("a block") }
      """,
      prints: ["got 4", "empty", "small -3", "other small(-1)", "other other", "a block"],
      slips: [
        Slip("} catch {\n", "} cach {\n", "15:7", "unexpected-token"),
        Slip("do {\n", "od {\n", "11:7", "unexpected-token"),
        Slip("Failure.empty {", "Failure.emty {", "13:13", "unknown-member"),
      ]),
    Construct(
      "return",
      """
      func sign(_ n: Int) -> Int {
          if n < 0 { return -1 }
          return n == 0 ? 0 : 1
      }
      func stop(_ n: Int) {
          if n > 1 { return }
          print("not stopped", n)
      }
      func short() -> Int { 8 }
      let closure = { (n: Int) -> Int in return n * 2 }
      print(sign(-5), sign(0), sign(5), short(), closure(4))
      stop(1)
      stop(2)
      """,
      prints: ["-1 0 1 8 8", "not stopped 1"],
      slips: [
        Slip("return n * 2", "retrun n * 2", "10:43", "unexpected-token"),
        Slip("return n == 0", "return n = 0", "3:12", "not-assignable"),
      ]),
    Construct(
      "throw",
      """
      enum Failure: Error { case low, high(Int) }
      func check(_ n: Int) throws {
          if n < 0 { throw Failure.low }
          guard n < 10 else { throw Failure.high(n) }
          print("fine", n)
      }
      for n in [5, -1, 12] {
          do {
              try check(n)
          } catch {
              print("thrown", error)
          }
      }
      """,
      prints: ["fine 5", "thrown low", "thrown high(12)"],
      slips: [
        Slip("throw Failure.low", "thow Failure.low", "3:21", "unexpected-token"),
        Slip("throw Failure.low", "throw:Failure.low", "3:21", "unexpected-token"),
        Slip("throw Failure.high", "throw Failure.hihg", "4:31", "unknown-member"),
      ]),
    Construct(
      "try",
      """
      enum Failure: Error { case bad }
      func half(_ n: Int) throws -> Int {
          if n % 2 != 0 { throw Failure.bad }
          return n / 2
      }
      print((try? half(3)) ?? -1, (try? half(8)) ?? -1)
      print(try! half(6))
      do {
          let a = try half(4) + half(10)
          print(a)
          _ = try half(a)
      } catch { print("caught", error) }
      """,
      prints: ["-1 4", "3", "7", "caught bad"],
      slips: [
        Slip("let a = try half", "let a = tr half", "9:16", "unexpected-token"),
        Slip("_ = try half", "_ = try: half", "11:12", "unexpected-token"),
        Slip("try! half(6)", "try! half(7)", "7:7", "uncaught-error"),
      ]),
    Construct(
      "await",
      """
      func load(_ n: Int) async -> Int {
          try? await Task.sleep(nanoseconds: 1_000)
          return n * 2
      }
      Task {
          print("start")
          let a = await load(4)
          let b = await load(a) + 1
          print(a, b)
      }
      print("waiting")
      system.wait(1)
      print("end")
      """,
      prints: ["start", "waiting", "8 17", "end"],
      slips: [
        Slip("let a = await", "let a = awat", "7:18", "unexpected-token"),
        Slip("await load(a)", "awiat load(a)", "8:19", "unexpected-token"),
      ]),
  ]
}

import Testing

/// Tests types with written arguments, and words for places in a file.
@Suite struct GenericTypeTests {
  @Test func typesThatAreNotSimulatedAreOpaque() {
    checkProblems(
      """
      class Model {
          private var cancellables = Set<AnyCancellable>()
          var others: Set<AnyCancellable> = []
          let cache = Cache<String, Int>(limit: 3)
          func f() {
              cancellables.insert(cache.load())
              others.insert(cache.load())
              others.removeAll()
          }
      }
      Model().f()
      let result = Result<Int, Error>.success(3)
      """)
  }

  @Test func aSetOfWhatIsSimulatedIsOne() {
    checkPrint(
      "let a: Set<Int> = [1, 1], b = Set<String>()\nvar c: Set<UIView> = []\n"
        + "c.insert(UIView())\nprint(a.count, b.count, c.count)", "1 0 1")
  }

  @Test func knownTypesAreWhatTheyAreWithoutArguments() {
    checkPrint(
      """
      print([Int](repeating: 0, count: 3), [Double](repeating: 0, count: 1), [String]().count)
      let task = Task<Int, Never> { print("task"); return 3 }
      let other = Array<Int>(repeating: 1, count: 2)
      print(other, Optional<Int>(3) ?? 0)
      """, "[0, 0, 0] [0.0] 0", "task", "[1, 1] 3")
  }

  @Test func placesInAFileAreOpaque() {
    checkPrint(
      """
      func log(_ text: String, file: String = #file, id: String = #fileID, line: Int = #line,
               function: String = #function) {
          print(text, #function)
      }
      log("a")
      let line = #line, here = #function
      """, "a log(_:file:id:line:function:)")
    checkProblems(
      "if #line == 3 { }",
      "1:4: '#line' is not simulated, so a scenario cannot depend on it [opaque-condition]")
  }
}

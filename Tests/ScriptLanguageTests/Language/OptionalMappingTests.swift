import Testing

/// Tests `map` and `flatMap` of an optional, and `toggle`.
@Suite struct OptionalMappingTests {
  @Test func theValueOfAnOptionalIsMapped() {
    checkPrint(
      """
      let none: [String] = [], items = ["abc"], d = ["x": 1]
      print(none.first.map { $0.count } ?? 0, items.first.map { $0.count } ?? 0)
      print(d["x"].map { $0 + 1 } ?? 0, d["y"].map { $0 + 1 } ?? 0)
      print(items.firstIndex(of: "abc").flatMap { $0 > 3 ? $0 : nil } ?? -1)
      let lists: [Int]? = [1, 2]
      print(lists.map { $0.count } ?? 0, lists.map { $0.count }.map { $0 + 1 } ?? 0)
      print(lists?.map { $0 + 1 } ?? [], [1, 2].map { $0 + 1 }, "ab".map { $0 }.count)
      """, "0 3", "2 0", "-1", "2 3", "[2, 3] [2, 3] 2")
  }

  @Test func whatOnlyARunTellsIsMappedByItsValue() {
    checkPrint(
      """
      let vc = UIViewController(), other = UIViewController()
      window.rootViewController = vc
      print(vc.presentedViewController.map { $0.title ?? "" } ?? "none")
      other.title = "abc"
      print(vc.title.map { $0.count } ?? 0, other.title.map { $0.count } ?? 0)
      vc.present(other, animated: false)
      print(vc.presentedViewController.map { $0 === other } ?? false)
      func f(_ x: Any) {}
      let run: (() -> Void)? = { print("run") }
      run.map { $0() }
      let e = service.load()
      _ = e.map { fatalError() }
      """, "none", "0 3", "true", "run")
  }

  /// The type of the mapped value decides, not a name such as `title`.
  @Test func theTypeDecidesAndNotTheName() {
    checkPrint(
      """
      class Screen: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              title = "abc"
              print(title.map { $0.count } ?? 0)
          }
      }
      struct Book { var title = "xy"; var text: String? = "pq" }
      let screen = Screen(), book = Book(), text = "ab"
      screen.loadViewIfNeeded()
      let name = screen.title, title = screen.title
      print(name.map { $0.count } ?? 0, title.map { $0.count } ?? 0)
      if let title = screen.title { print(title.map { $0 }, screen.title.map { $0 } ?? "") }
      print(text.map { $0 }, book.title.map { $0 }, book.text.map { $0.count } ?? 0)
      var forced: String! = "abc"
      print(forced.map { $0.count } ?? 0)
      print(screen.title, name, [screen.title], "\\(name)", screen.title?.count)
      """, "3", "3 3", #"["a", "b", "c"] abc"#, #"["a", "b"] ["x", "y"] 2"#, "3",
      #"Optional("abc") Optional("abc") [Optional("abc")] Optional("abc") Optional(3)"#)
  }

  @Test func aMethodOfTheAuthorsIsNoMapping() {
    checkPrint(
      """
      struct Box { var value = 3; func map(_ f: (Int) -> Int) -> Int { f(value) * 10 } }
      print(Box().map { $0 + 1 })
      """, "40")
  }

  @Test func whatMayHaveSuchAMethodIsNotMapped() {
    checkPrint(
      "let r: Result<Int, Error> = .success(3)\nprint(try! r.map { $0 + 1 }.get())", "4")
    checkPrint(
      """
      class Stream: Observable {}
      let s = Stream().map { print("called") }
      print("end")
      """, "end")
  }

  @Test func togglesAreWrittenBack() {
    checkPrint(
      """
      class Switch {
          var isOn = false { didSet { print("set", isOn) } }
          static var shared = Switch()
          func toggle() { isOn.toggle() }
      }
      func make() -> Switch { print("made"); return Switch() }
      var flag = false
      flag.toggle()
      let own = Switch()
      own.toggle()
      own.isOn.toggle()
      let none: Switch? = nil, some: Switch? = own
      none?.isOn.toggle()
      some?.isOn.toggle()
      make().isOn.toggle()
      let v = UIView()
      v.isHidden.toggle()
      var list = [true, false]
      list[0].toggle()
      print(flag, v.isHidden, list)
      """, "set true", "set false", "set true", "made", "set true", "true true [false, false]")
    checkProblems(
      "let a = true\na.toggle()", "2:1: 'a' is a constant and cannot be changed [not-assignable]")
  }

  @Test func chainsMapWhatIsOptionalInThem() {
    checkPrint(
      """
      class Holder { var text: String? = "xyz"; var list = ["q"] }
      let names: [String]? = ["a"], holder: Holder? = Holder(), list: [Int]? = [1, 2]
      print(names?.first.map { $0.uppercased() } ?? "", names?.max().map { $0 + "!" } ?? "")
      print(holder?.text.map { $0.count } ?? 0, holder?.list.first.map { $0.count } ?? 0)
      print(list?.map { $0 * 2 } ?? [], list.map { $0.count } ?? 0, names?.map { $0.count } ?? [])
      let none: [String]? = nil
      print(none?.first.map { $0.count } == nil)
      """, "A a!", "3 1", "[2, 4] 2 [1]", "true")
  }
}

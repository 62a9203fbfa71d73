import Diagnostics
import Testing

@testable import ExampleRuns

/// The parts of an app that a class reaches.
@Suite struct AppReachTests {
  private static let screen = """
    final class Feed: Base {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = Store.shared.name
            view.pin("\\(Margin.wide)")
        }
    }
    """
  private static let base = """
    class Base: UIViewController {
        func unused() { Elsewhere().start() }
    }
    class Elsewhere { func start() {} }
    class Unreached {}
    """
  private static let store = """
    final class Store {
        static let shared = Store()
        var name: String { prefix + "x" }
        private let prefix = "y"
        func save() { Writer().write() }
    }
    struct Writer { func write() {} }
    enum Margin { static let wide = 8, narrow = 4 }
    extension UIView {
        func pin(_ text: String) {}
        func other() {}
    }
    """

  private func app(_ texts: [String]) -> AppCode { AppCode(texts.map { AppFile(Array($0.utf8)) }) }

  /// The first lines of the parts that a class reaches.
  private func reached(_ name: String, in app: AppCode) -> [String] {
    AppReach(of: name, in: 0, of: app).texts.map { text in
      String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }

  @Test func aClassReachesWhatItNamesAndNoMore() {
    let reached = reached("Feed", in: app([Self.screen, Self.base, Self.store]))
    #expect(reached.contains("class Base: UIViewController {"))
    #expect(reached.contains("func unused() { Elsewhere().start() }"))
    #expect(reached.contains("class Elsewhere { func start() {} }"))
    #expect(reached.contains("final class Store {"))
    #expect(reached.contains("func pin(_ text: String) {}"))
    #expect(reached.contains("enum Margin { static let wide = 8, narrow = 4 }"))
    #expect(!reached.contains("class Unreached {}"))
    #expect(!reached.contains("func save() { Writer().write() }"))
    #expect(!reached.contains("func other() {}"))
  }

  /// A class whose superclass is in another file is driven, whatever the names are.
  @Test func otherFilesShowThatAClassIsAController() throws {
    let app = app(["final class Feed: Base {}", "class Base: UIViewController {}"])
    #expect(app.controllers(of: 0) == ["Feed"])
    #expect(app.controllers(of: 1) == ["Base"])
    var check = ClassCheck("Feed", in: 0, of: app)
    #expect(try check.run().runCount > 0)
  }

  /// What the file alone shows stays, even if code of another file ends every run.
  @Test func contextLosesNoFinding() throws {
    let own = """
      final class Feed: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              Tracker.begin()
          }
          override func viewDidAppear(_ animated: Bool) {}
      }
      """
    let context = ["enum Tracker { static func begin() { fatalError() } }"]
    for others in [[], context] {
      let file = try CheckedFile(
        AppFile(Array(own.utf8)), context: others.map { AppFile(Array($0.utf8)) })
      #expect(file.classes.flatMap(\.diagnostics).contains { $0.id == "missing-super" })
    }
  }

  /// The declarations that clash are left out, and the rest of the file is known.
  @Test func privateNamesInCommonCostOnlyThemselves() throws {
    let own = """
      private func log() {}
      final class Feed: Base {
          override func viewDidLoad() {
              super.viewDidLoad()
              log()
          }
      }
      """
    let base = """
      private func log() {}
      class Base: UIViewController {
          override func viewDidLoad() { log() }
      }
      """
    let app = app([own, base])
    var check = ClassCheck("Feed", in: 0, of: app)
    #expect(try check.run().runCount > 0)
  }

  @Test func theTimeOfAClassCanEnd() throws {
    var check = ClassCheck("Feed", in: 0, of: app(["final class Feed: UIViewController {}"]))
    check.deadlines = [Deadline { true }, Deadline { true }]
    let result = try check.run()
    #expect(result.isCut && result.runCount == 0)
    #expect(result.diagnostics.map(\.id) == ["budget"])
  }
}

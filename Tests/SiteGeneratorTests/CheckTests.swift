import Foundation
import Testing

/// `lifeguard check`.
@Suite struct CheckTests {
  private static let files = [
    "App/Feed.swift": """
    import UIKit

    final class FeedViewController: BaseViewController {
        var onRefresh: (() -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            onRefresh = { self.load() }
        }

        private func load() {}
    }

    """,
    "App/Base.swift": """
    import UIKit

    class BaseViewController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            log("appears")
        }
    }

    func log(_ text: String) { print(text) }

    """,
    "App/Fine.swift": """
    import UIKit

    final class FineViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
        }
    }

    """,
  ]

  @Test func findingsAreDiagnosticsInTheFileTheyAreIn() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try Command.run(["check", "App"], in: folder)
    #expect(result.status == 1)
    #expect(
      result.errors == """
        App/Base.swift:4:19: error: 'viewWillAppear' of 'BaseViewController' returned without \
        calling 'super' [missing-super]
        4 |     override func viewWillAppear(_ animated: Bool) {
          |                   ^^^^^^^^^^^^^^
        note: seen when 'BaseViewController' went through the drive 'launch'
        help: call 'super' with the same arguments, as a rule first; when something ends, last
        help: 'lifeguard explain missing-super' says why, and what to write instead

        App/Feed.swift:8:21: error: 'FeedViewController' was still alive after everything else had \
        released it [retain-cycle]
        8 |         onRefresh = { self.load() }
          |                     ^^^^^^^^^^^^^^^
        note: it holds itself: FeedViewController.onRefresh → closure → FeedViewController
        note: seen when 'FeedViewController' went through the drive 'launch'
        help: capture 'self' weakly in the closure, or end the registration when the screen goes
        help: 'lifeguard explain retain-cycle' says why, and what to write instead


        """)
    #expect(
      result.lastLine == "checked: 3 files, 3 view controllers (36 runs); 2 findings")
  }

  @Test func soundFilesAreSilent() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try Command.run(["check", "App/Fine.swift"], in: folder)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.lastLine == "checked: 1 file, 1 view controller (12 runs); 0 findings")
  }

  @Test(arguments: ["json", "github", "sarif", "junit"])
  func otherProgramsCanReadIt(format: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try Command.run(["check", "App", "--format", format], in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("retain-cycle"))
    #expect(result.output.contains("App/Feed.swift"))
    if format == "junit" {
      #expect(result.output.contains("name=\"FineViewController\""))
      #expect(result.output.contains("tests=\"3\" failures=\"2\""))
    }
  }

  @Test(arguments: [
    (["App/None.swift"], "error: 'App/None.swift' does not exist"),
    (["Empty"], "error: There is no Swift file in 'Empty'"),
    (["Broken.swift"], "Broken.swift:1:16: error: "),
  ])
  func whatCannotBeReadEndsWithTwo(paths: [String], words: String) throws {
    let folder = try TemporaryFolder(["Empty/a.txt": "", "Broken.swift": "class A { func }\n"])
    let result = try Command.run(["check"] + paths, in: folder)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix(words), "\(result.errors)")
  }

  @Test func aClassThatNeverRunsIsSaidNotToBeDriven() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      class A: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              fatalError("not yet")
          }
      }

      """
    ])
    let result = try Command.run(["check", "A.swift"], in: folder)
    #expect(result.status == 0)
    #expect(result.errors.contains("warning: No run of 'A' finished"))
    #expect(result.errors.contains("[not-driven]"))
  }

  private static let breaking = """
    final class Rows: UIViewController {
        private let rows = [1, 2]
        func choose() { print(rows[5]) }
        func show() { navigationController!.setToolbarHidden(true, animated: false) }
    }

    """

  @Test func whatRunsBrokeOffWithIsAWarning() throws {
    let folder = try TemporaryFolder(["A.swift": Self.breaking])
    let result = try Command.run(["check", "A.swift"], in: folder)
    #expect(result.status == 0)
    #expect(
      result.errors == """
        A.swift:3:27: warning: 12 of 36 runs of 'Rows' stopped here: Index 5 is out of range of \
        2 elements [runs-broke-off]
        3 |     func choose() { print(rows[5]) }
          |                           ^^^^^^^
        note: it happened in all drives; the code after it did not run there
        help: the indices are 0 to 1

        A.swift:4:19: warning: 10 of 36 runs of 'Rows' stopped here: A nil value is unwrapped here \
        [runs-broke-off]
        4 |     func show() { navigationController!.setToolbarHidden(true, animated: false) }
          |                   ^^^^^^^^^^^^^^^^^^^^^
        note: it happened in the drives 'launch', 'tabs', 'cover', 'sheet', 'sheet-cancel', 'rotate', \
        'resize', 'memory', 'background' and 'removal'; the code after it did not run there
        help: write '?' after the value, or unwrap the value with 'if let'


        """)
    #expect(
      result.lastLine
        == "checked: 1 file, 1 view controller (14 runs, 22 more stopped early); 0 findings, 2 warnings"
    )
  }

  @Test(arguments: ["json", "github", "sarif", "junit"])
  func otherProgramsReadWhatRunsBrokeOffWith(format: String) throws {
    let folder = try TemporaryFolder(["A.swift": Self.breaking])
    let result = try Command.run(["check", "A.swift", "--format", format], in: folder)
    #expect(result.status == 0)
    #expect(result.output.contains("Index 5 is out of range of 2 elements"))
    #expect(result.output.contains("runs-broke-off"))
  }

  /// The diagnostics of `check` are about a file, not about an example.
  @Test func aFileIsCalledOne() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      final class A: UIViewController {
          func add() {
              let child = UIViewController()
              addChild(child)
              view.addSubview(child.view)
          }
      }

      """,
      "B.swift": """
      final class B: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              Task { while true { await Task.yield() } }
          }
      }

      """,
    ])
    let result = try Command.run(["check", "A.swift", "B.swift"], in: folder)
    #expect(result.errors.contains("and the file did not call 'didMove(toParent:)' on it"))
    #expect(result.errors.contains("error: The file was stopped: the run loop never became idle"))
    #expect(!result.errors.contains("the example") && !result.errors.contains("The example"))
  }

  @Test func bothRegistrationsAreShown() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      final class A: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              NotificationCenter.default.addObserver(
                  self, selector: #selector(refresh), name: .changed, object: nil)
          }
          override func viewDidDisappear(_ animated: Bool) {
              super.viewDidDisappear(animated)
              NotificationCenter.default.addObserver(
                  self, selector: #selector(refresh), name: .changed, object: nil)
          }
          @objc private func refresh() {}
      }

      """
    ])
    let result = try Command.run(["check", "A.swift"], in: folder)
    #expect(result.errors.contains("A.swift:9:9: error: 'A' held 1 registration at appearance 1"))
    #expect(result.errors.contains("note: the one that is still held was made on line 4\n"))
    #expect(
      result.errors.contains(
        "note: the new one was made in 'A.viewDidDisappear', one that is still held in "
          + "'A.viewDidLoad'\n"))
  }

  /// Files may use the same private name. The check finds the findings of each file.
  @Test func filesMayHavePrivateNamesInCommon() throws {
    func screen(_ name: String, _ other: String) -> String {
      """
      private let margin = 8

      private func log(_ text: String) { print(text, margin, \(other).self) }

      final class \(name): UIViewController {
          override func viewDidLoad() { log("loaded") }
      }

      """
    }
    let folder = try TemporaryFolder([
      "A.swift": screen("A", "B"), "B.swift": screen("B", "A"),
    ])
    let result = try Command.run(["check", "A.swift", "B.swift"], in: folder)
    #expect(result.status == 1)
    #expect(result.errors.components(separatedBy: "[missing-super]").count == 3)
    #expect(result.lastLine == "checked: 2 files, 2 view controllers (24 runs); 2 findings")
  }

  @Test(arguments: [
    (
      "class A: UIViewController { override func viewDidLoad() { while true {} } }\n",
      "endless-code"
    ),
    (
      "#if \(String(repeating: "(", count: 100_000))\nclass A: UIViewController {}\n#endif\n",
      "unmatched-bracket"
    ),
    (
      "#if \(String(repeating: "!", count: 100_000))DEBUG\nlet a = 1\n#endif\n",
      "nesting-too-deep"
    ),
  ])
  func hostileFilesEndInOrder(text: String, id: String) throws {
    let folder = try TemporaryFolder(["A.swift": text])
    let result = try Command.run(["check", "A.swift"], in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("[\(id)]"))
  }

  /// The classes of a file may have the same diagnostics at different places.
  @Test func aClassHasTheFailuresOfItsOwn() throws {
    func screen(_ name: String) -> String {
      """
      final class \(name): UIViewController {
          @objc func preload() { UIViewController().loadView() }
      }

      """
    }
    let folder = try TemporaryFolder(["A.swift": screen("A") + screen("B")])
    let result = try Command.run(["check", "A.swift", "--format", "junit"], in: folder)
    #expect(result.output.contains("tests=\"2\" failures=\"2\""))
  }

  @Test func whatCannotBeCheckedIsReportedAsWhatIs() throws {
    let folder = try TemporaryFolder()
    let result = try Command.run(["check", "None.swift", "--format", "json"], in: folder)
    #expect(result.status == 2)
    #expect(result.output.contains("\"controllers\" : 0"))
    #expect(result.output.contains("'None.swift' does not exist"))
  }
}

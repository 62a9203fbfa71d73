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
        App/Base.swift:4:19: error: 'viewWillAppear' of 'BaseViewController' returned without having \
        called 'super' [missing-super]
        4 |     override func viewWillAppear(_ animated: Bool) {
          |                   ^^^^^^^^^^^^^^
        note: seen when 'BaseViewController' went through the drive 'launch'
        help: 'lifeguard explain missing-super' says why, and what to write instead

        App/Feed.swift:8:21: error: 'FeedViewController' was still alive when everything else had let \
        go of it [retain-cycle]
        8 |         onRefresh = { self.load() }
          |                     ^^^^^^^^^^^^^^^
        note: it holds itself: FeedViewController.onRefresh → closure → FeedViewController
        note: seen when 'FeedViewController' went through the drive 'launch'
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
    (["App/None.swift"], "error: 'App/None.swift' is not there"),
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
    #expect(result.errors.contains("warning: No run of 'A' came to its end"))
    #expect(result.errors.contains("[not-driven]"))
  }
}

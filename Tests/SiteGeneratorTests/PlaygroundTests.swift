import ExampleRuns
import Foundation
import Testing

@testable import Playground

/// The answers of the simulator to the requests of a page.
@Suite struct PlaygroundTests {
  private func answer(_ request: String) throws -> [String: Any] {
    let text = PlaygroundRequest.answer(request)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  // MARK: Expectations

  private static let push = """
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "B is pushed" { nav.pushViewController(B, animated: true) }

    """

  /// The script that the simulator writes, and the reason why something was not written.
  private func written(_ checks: String, ios: String = "26") throws -> (String, String?) {
    let answer = try answer("expect\nscenario a ios=\(ios)\n" + Self.push + checks)
    let source = try #require(answer["source"] as? String)
    #expect(source.hasPrefix(Self.push))
    return (String(source.dropFirst(Self.push.count)), answer["note"] as? String)
  }

  private static let happened = """

    expect {
        A.viewWillDisappear
        B.viewWillAppear
        B.viewIsAppearing
        A.viewDidDisappear
        B.viewDidAppear
    }

    """

  @Test func aScenarioWithoutChecksGetsAnExpectation() throws {
    #expect(try written("") == (Self.happened, nil))
  }

  @Test func aFailingExpectationIsRewritten() throws {
    let wrong = Self.happened.replacingOccurrences(of: "    B.viewWillAppear\n", with: "")
    #expect(try written(wrong) == (Self.happened, nil))
  }

  @Test func aLineThatTheLensHidesStays() throws {
    let checks = "expect(.classic) {\n    B.viewIsAppearing\n}\n"
    let (source, note) = try written(checks)
    #expect(source.contains("B.viewIsAppearing"))
    #expect(note?.contains("'B.viewIsAppearing' happened, but") == true)
  }

  @Test func anExpectationThatHoldsStaysAlone() throws {
    #expect(try written(Self.happened) == (Self.happened, "every expectation already holds"))
  }

  @Test func versionsThatDifferAreNotBlessed() throws {
    let (source, note) = try written("", ios: "12...26")
    #expect(source == "")
    #expect(note?.hasPrefix("iOS ") == true && note?.contains("differ") == true)
  }

  @Test func anErrorInTheCodeIsNamed() throws {
    let (source, note) = try written("nav.poop()\n")
    #expect(source == "nav.poop()\n")
    #expect(note?.hasPrefix("the code cannot run: ") == true)
  }

  // MARK: Scenarios

  private func scenario(
    _ options: String, info: String = "scenario a ios=13...18", _ checks: String = ""
  ) throws -> [String: Any] {
    try answer("scenario \(options)\n\(info)\n" + Self.push + checks)
  }

  private func problems(_ answer: [String: Any]) -> [String] {
    (answer["diagnostics"] as? [[String: Any]] ?? []).map {
      "\($0["line"] ?? 0): \($0["message"] ?? "")"
    }
  }

  @Test func theChecksJudgeTheAuthorsVersionsOnly() throws {
    let checks = "require count(B.viewIsAppearing) == 1\n"
    let own = try scenario("ios=14", checks)
    #expect(own["ok"] as? Bool == true && own["checks"] as? Int == 1)
    let other = try scenario("ios=12", checks)
    #expect(other["ios"] as? Int == 12)
    #expect(other["ok"] as? Bool == true && other["checks"] as? Int == 0)
  }

  @Test func aProblemInTheInfoStringIsInNoLineOfTheCode() throws {
    let answer = try scenario("", info: "scenario a ios=99")
    #expect(answer["ok"] as? Bool == false)
    let lines = (answer["diagnostics"] as? [[String: Any]] ?? []).map { $0["line"] as? Int }
    #expect(lines == [0])
  }

  @Test(arguments: [
    ("size=5", "0: 'size' is not an option of the request"),
    ("ios=99", "0: '99' is not an option of 'ios'"),
    ("drag=nothing", "0: 'drag=nothing' is not a gesture that the user can hold"),
    ("drag=swipeBack after=9", "0: 'after=9' is not the number of a step"),
    ("drag=swipeBack after=x", "0: 'after=x' is not the number of a step"),
    ("drag=swipeBack progress=half", "0: 'progress=half' is not a number from 0 to 1"),
    ("drag=swipeBack end=soon", "0: 'end=soon' is not 'hold', 'cancel' or 'finish'"),
  ])
  func anOptionThatIsNoneIsNamed(_ options: String, _ problem: String) throws {
    #expect(problems(try scenario(options)) == [problem])
  }

  @Test func manyNestedValuesAreCutSoon() throws {
    let rows = (0..<40).map {
      "    var v\($0) = [[[Int]]](repeating: [[Int]](repeating: [Int](repeating: 1, count: 60), count: 60), count: 60)"
    }
    let code = """
      class Screen: UIViewController {
      \(rows.joined(separator: "\n"))
      }
      window.rootViewController = Screen()

      """
    let answer = try answer("scenario\nscenario a\n" + code)
    #expect(problems(answer) == [])
    let group = try #require(answer["group"] as? [String: Any])
    let values = "\(try #require(group["variables"] as? [Any]))"
    #expect(values.contains("[[[1, 1, 1") && values.count < 2_000)
  }

  // MARK: Checks

  @Test func theRunsOfAllClassesHaveNumbersOfTheirOwn() throws {
    let classes = ["Good", "Clock"].map {
      "class \($0): UIViewController {\n    override func viewWillAppear(_ animated: Bool) {}\n}\n"
    }
    let answer = try answer("check\n" + classes.joined())
    let traces = try #require(answer["traces"] as? [[String: Any]])
    let numbers = traces.compactMap { $0["run"] as? Int }
    #expect(numbers.count == traces.count && Set(numbers).count == numbers.count)
    for finding in try #require(answer["findings"] as? [[String: Any]]) {
      let run = traces.first { $0["run"] as? Int == finding["run"] as? Int }
      #expect(run?["subject"] as? String == finding["subject"] as? String)
    }
  }

  @Test func aMarkEndsWithItsLine() throws {
    let line = "    override func viewWillAppear(_ animated: Bool) {"
    let answer = try answer(
      "check\nclass Feed: UIViewController {\n\(line)\n        print(1)\n    }\n}\n")
    for finding in try #require(answer["findings"] as? [[String: Any]]) {
      let column = try #require(finding["column"] as? Int)
      #expect(try #require(finding["width"] as? Int) <= line.count - column + 1)
    }
  }

  @Test func everyDriveOfAFileHasARun() throws {
    let file = """
      class Feed: UIViewController {
          override func viewWillAppear(_ animated: Bool) {}
      }

      """
    let answer = try answer("check\n" + file)
    let drives = try #require(answer["drives"] as? [[String: Any]]).map { $0["id"] as? String }
    #expect(drives == DriveKind.allCases.map(\.rawValue))
    let traces = try #require(answer["traces"] as? [[String: Any]])
    for drive in DriveKind.usual {
      let own = traces.filter { $0["drive"] as? String == drive.rawValue }
      #expect(own.contains { $0["findings"] as? [String] == ["missing-super"] }, "\(drive)")
    }
    let findings = try #require(answer["findings"] as? [[String: Any]])
    #expect(findings.map { $0["line"] as? Int } == [2])
  }
}

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

  @Test func versionsThatDifferAreNotBlessed() throws {
    let (source, note) = try written("", ios: "12...26")
    #expect(source == "")
    #expect(note?.hasPrefix("iOS ") == true && note?.contains("differ") == true)
  }

  @Test func anErrorInTheCodeIsNamed() throws {
    let (source, note) = try written("nav.poop()\n")
    #expect(source == "nav.poop()\n")
    #expect(note?.hasPrefix("This cannot run: ") == true)
  }

  // MARK: Checks

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

import Foundation
import LifecycleEngine
import Scenarios
import Testing

@testable import TraceRendering

/// The pictures of whole scenarios, made from their source.
@Suite struct ScenarioPictureTests {
  private struct Pictures {
    var svg: String
    var table: String
    var text: String

    /// The texts of a class of SVG text, in the order in which they are drawn.
    func drawn(_ style: String) -> [String] {
      svg.split(separator: "\n").filter { $0.hasPrefix("<text class=\"\(style)\"") }
        .map { String($0.split(separator: ">")[1].split(separator: "<")[0]) }
    }

    /// The names in the heads of the lifelines at the top.
    var heads: [String] {
      var heads: [String] = []
      for name in drawn("name") where !heads.contains(name) { heads.append(name) }
      return heads
    }

    func count(_ part: String, in whole: String) -> Int {
      whole.split(separator: part, omittingEmptySubsequences: false).count - 1
    }
  }

  private func pictures(_ script: String) throws -> Pictures {
    let scenario = try Scenario(script, attributes: ScenarioAttributes())
    let run = ScenarioVerdict(scenario).run
    let lenses = scenario.shownLenses
    let named = scenario.namedContainers(in: run)
    return Pictures(
      svg: SequenceDiagram.svg(run, lenses: lenses, naming: named, embedded: true),
      table: SequenceTable.html(run, lenses: lenses, naming: named),
      text: TraceText.render(run, lenses: lenses, naming: named))
  }

  /// A push in a navigation controller inside a tab bar controller.
  private let inATab = """
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(A)
    let tabs = UITabBarController(nav)
    window.rootViewController = tabs

    """

  // MARK: Lifelines

  @Test func aContainerThatDoesNothingHasNoLifeline() throws {
    let push = "when \"push\" { nav.pushViewController(B, animated: true) }\n"
    #expect(try pictures(inATab + push).heads == ["UIKit: nav", "A", "B"])
  }

  @Test func severalContainersHaveLifelinesOfTheirOwnFromTheOutside() throws {
    let script = """
      let A = UIViewController(), B = UIViewController()
      let pages = UIPageViewController(.scroll, A, B)
      let nav = UINavigationController(pages)
      window.rootViewController = nav
      when "a page is turned" {
        user.beginPageSwipe(.forward)
        user.finishSwipe()
      }
      when "the pages make place" { nav.setViewControllers([UIViewController()], animated: true) }
      """
    let pictures = try pictures(script)
    #expect(pictures.heads == ["user", "nav", "pages", "A", "B", "UIViewController1"])
    #expect(pictures.svg.contains("UIKit") == false)
  }

  @Test func aContainerThatACheckNamesIsCalledAtItsOwnLifeline() throws {
    let script = """
      let A = UIViewController()
      let nav = UINavigationController(A)
      when "it appears" { window.rootViewController = nav }
      require nav.viewWillAppear < A.viewWillAppear
      """
    let pictures = try pictures(script)
    #expect(pictures.heads == ["UIKit", "nav", "A"])
    #expect(pictures.svg.contains(">1. viewWillAppear(animated: false)</text>"))
    #expect(!pictures.svg.contains("h22v10"))
  }

  @Test func anAuthorsContainerMakesTheCallsOfItsTransitions() throws {
    let script = """
      class Stack: UINavigationController {}
      let A = UIViewController(), B = UIViewController()
      let stack = Stack(rootViewController: A)
      window.rootViewController = stack
      when "push" { stack.pushViewController(B, animated: true) }
      """
    let heads = try pictures(script).heads
    #expect(heads.sorted() == ["A", "B", "stack"])
  }

  @Test func whatCodeInACallbackCausesComesFromNoContainer() throws {
    let script = """
      let X = UIViewController()
      class Detail: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          X.loadViewIfNeeded()
        }
      }
      let A = UIViewController(), B = Detail()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "push" { nav.pushViewController(B, animated: false) }
      """
    let run = ScenarioVerdict(try Scenario(script, attributes: ScenarioAttributes())).run
    let nav = try #require(run.names.object(named: "nav"))
    func container(of name: String) -> ObjectID?? {
      run.shownEvents.first { run.names[$0.receiver] == name && $0.callback == .viewDidLoad }
        .map(\.container)
    }
    #expect(container(of: "B") == .some(nav))
    #expect(container(of: "X") == .some(nil))
  }

  @Test func aCallbackThatCodeCallsIsDrawnAsCodesWhateverItsLens() throws {
    let script = """
      let A = UIViewController()
      window.rootViewController = A
      when "code calls" { A.viewDidLayoutSubviews() }
      expect(.layout) { A.viewDidLayoutSubviews }
      """
    let pictures = try pictures(script)
    let calls = pictures.count("<g class=\"event", in: pictures.svg)
    #expect(calls > 0 && pictures.count("<path class=\"dashed\"", in: pictures.svg) == calls)
  }

  // MARK: Actions

  private let cut = """
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "push" {
      nav.pushViewController(B, animated: true)
      system.wait(0.1)
      print("waited")
    }
    expect(.appearance + .containment) { }
    """

  @Test func anActionStandsBehindTheWholeTurnThatItEnds() throws {
    let pictures = try pictures(cut)
    let whens = pictures.drawn("when")
    #expect(Set(whens).count == whens.count, "\(whens)")
    #expect(pictures.count("class=\"when\"", in: pictures.table) == whens.count)
    let wait = try #require(pictures.text.range(of: "system.wait(0.1)"))
    let appearing = try #require(pictures.text.range(of: "B.viewIsAppearing"))
    let printed = try #require(pictures.text.range(of: "console.print"))
    #expect(appearing.upperBound < wait.lowerBound && wait.upperBound < printed.lowerBound)
  }

  @Test func theTableSaysWhatAnAnimationBroughtWhenAnActionCameBetween() throws {
    let table = try pictures(cut).table
    #expect(table.contains("after\u{A0}the\u{A0}push\u{A0}animation"))
    let end = try #require(table.range(of: "after\u{A0}the\u{A0}push"))
    let did = try #require(table.range(of: "Did<wbr>Disappear"))
    #expect(end.upperBound < did.lowerBound)
  }

  @Test func stepsAfterAFailureAreNotShown() throws {
    let script = """
      let A = UIViewController()
      window.rootViewController = A
      when "first" { user.tapBack() }
      when "second" { A.loadViewIfNeeded() }
      """
    let pictures = try pictures(script)
    #expect(pictures.text.contains("when \"first\"\n  user.tapBack()\n"))
    for picture in [pictures.text, pictures.svg, pictures.table] {
      #expect(!picture.contains("second"))
    }
  }

  // MARK: Rows

  @Test func aCallBreaksBeforeItsArguments() throws {
    let table = try pictures(cut).table
    #expect(table.contains("<span>view<wbr>Will<wbr>Appear</span><span>(animated: true)</span>"))
  }

  @Test func whatIsAssumedIsMarkedWithItsReason() throws {
    let script = """
      let A = UIViewController(), B = UIViewController()
      let pages = UIPageViewController(.scroll, A, B)
      window.rootViewController = pages
      when "a page is turned" {
        user.beginPageSwipe(.forward)
        user.finishSwipe()
      }
      """
    let pictures = try pictures(script)
    #expect(pictures.table.contains("href=\"#scenario-assumption-1\">assumed 1"))
    #expect(pictures.table.contains("<tfoot>\n<tr id=\"scenario-assumption-1\">"))
    #expect(pictures.svg.contains(" – assumed: "))
    #expect(pictures.text.contains("  [assumed 1]\n"))
    #expect(pictures.text.contains("\nassumed\n  1  "))
  }

  @Test func whatRestsOnEvidenceHasNoMark() throws {
    let pictures = try pictures(cut)
    #expect(!pictures.table.contains("assumed") && !pictures.text.contains("assumed"))
  }

  @Test func aBarIsInterruptedWhereATextStands() throws {
    #expect(try pictures(cut).svg.contains("<rect class=\"clear\""))
  }
}

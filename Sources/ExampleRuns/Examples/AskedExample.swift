import Diagnostics
import LifecycleEngine
import Scenarios
import ScriptCompiler
import ScriptMachine
import SwiftSubset
import UIKitNames

// A screen of an example that UIKit asks for all its rows, sizes and pages, as in a scenario. Only an
// example whose names are all declared can be asked, because rows that nobody knows crash nothing.
extension Cast {
  /// The reason why the code of a screen that UIKit calls for its rows and pages ends the app.
  func crash(ofAsking subject: Subject, on release: Release) -> Diagnostic? {
    guard !code.isFile, code.tellsRows, let scenario = scenario(showing: subject) else {
      return nil
    }
    let runner = Runner(scenario, World(release: release, device: scenario.attributes.device))
    let machine = runner.machine
    defer { machine.detach() }
    machine.askForCells()
    machine.loadedRows.mayHaveStoryboard = true
    machine.world.observer = { _, event in
      if event.callback == .viewDidLayoutSubviews { machine.lookAtRows() }
    }
    runner.runSteps()
    let crash = machine.loadedRows.crash ?? machine.crashAtEnds()
    return crash?.range.source == .drive ? nil : crash
  }

  /// The example with steps that show a screen, by the rules of scenarios; `nil` if the example breaks
  /// the rules, as a name does that is not declared.
  private func scenario(showing subject: Subject) -> Scenario? {
    guard !subject.takesValues else { return nil }
    var planner = Planner(text: [])
    planner.add(ScenarioSyntax(items: code.statements.map { .statement($0) }))
    let screen = code.words.free(DrivePlan.prefix + "screen") { _ in true }
    let steps = """
      let \(screen) = \(subject.construction)
      when "the app shows the screen" { window.rootViewController = \(screen) }
      when "time passes" { system.wait(1) }
      """
    guard planner.compiler.problems.all.isEmpty,
      let syntax = try? ScenarioParser.parse(Array(steps.utf8), in: .drive)
    else { return nil }
    planner.declareDrive(syntax)
    planner.addDrive(syntax)
    guard planner.compiler.problems.all.isEmpty else { return nil }
    return Scenario(planner, text: SourceText([]), ScenarioAttributes())
  }
}

extension ExampleCode {
  private static let sources = [
    "tableView(_:numberOfRowsInSection:)", "collectionView(_:numberOfItemsInSection:)",
    "pickerView(_:numberOfRowsInComponent:)", "pageViewController(_:viewControllerBefore:)",
    "pageViewController(_:viewControllerAfter:)",
  ]

  /// True if a type of the example tells rows or pages.
  fileprivate var tellsRows: Bool {
    family.entries.contains { entry in
      entry.functions.contains { Self.sources.contains($0.function.signature) }
    }
  }

  /// True if no code outside of the example can fill the variables that a screen and its data source
  /// tell rows of, before the rows come on screen.
  func fillsItself(_ screen: ClassFamily.Entry) -> Bool {
    guard
      !statements.contains(where: {
        if case .variable = $0.kind { true } else { false }
      })
    else { return false }
    let tellers = family.entries.filter { entry in
      entry.isClass && entry.functions.contains { Self.sources.contains($0.function.signature) }
    }
    return (tellers + [screen]).flatMap { family.lineage(of: $0) }.allSatisfy { entry in
      entry.members.allSatisfy { member in
        guard case .variable(let variable) = member.kind, !variable.isConstant else { return true }
        return variable.entries.allSatisfy { place in
          guard case .binding(let name) = place.pattern, place.accessors?.getter == nil else {
            return true
          }
          return isFilledByItself(name, member.range, place.range, of: entry)
        }
      }
    }
  }

  /// True if a variable is private, and only UIKit and the user call the code that names the variable; or
  /// if no code names the variable.
  private func isFilledByItself(
    _ name: String, _ member: SourceRange, _ place: SourceRange, of entry: ClassFamily.Entry
  ) -> Bool {
    let inside = entry.members.map { $0.range }
    let mentions = words.words.filter { word in
      word.text == name && !member.contains(word.range)
        && inside.contains { $0.contains(word.range) }
    }
    guard words.isPrivate(member.place, place.place) else { return mentions.isEmpty }
    let open = entry.functions.filter { function, range in
      guard case .function = function.role else { return false }
      return !function.modifiers.isOverride && !function.modifiers.isPrivate
        && function.modifiers.attributes.isEmpty
        && !DelegateMethods.protocols.contains { $0.signatures.contains(function.signature) }
        && !Self.sources.contains(function.signature)
        && function.parameters.first.map { $0.label != nil || !isLibraryType($0.type) } ?? true
        && mentions.contains { range.contains($0.range) }
    }
    return open.isEmpty
  }

  private func isLibraryType(_ type: TypeSyntax?) -> Bool {
    if case .named(let name, _)? = type { return LibraryNames.isPrefixed(name) }
    return false
  }
}

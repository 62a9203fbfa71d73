import Diagnostics
import LifecycleEngine
import SwiftSubset

// What of an example is the same in every app that has it.
extension ExampleCode {
  /// Whether a variable holds in every app what it holds in a drive: it is private, and its name stands
  /// nowhere but where it is declared, in methods that UIKit alone calls, in the order of the drive, and in
  /// the one that has come to a place.
  func isSetByNobodyElse(_ variable: Reliance.ReadVariable, before end: SourceRange) -> Bool {
    guard let entry = family.entries.first(where: { $0.name == variable.type }) else {
      return false
    }
    for member in entry.members {
      guard case .variable(let declaration) = member.kind,
        let place = declaration.entries.first(where: { $0.declares(variable.name) })
      else { continue }
      let start = member.range.place
      let modifiers = declaration.modifiers
      // Nibs connect an outlet, wrappers have values of their own, what is weak goes with its holders.
      guard modifiers.attributes.isEmpty, modifiers.strength == .strong,
        words.isPrivate(start, place.range.place)
      else { return false }
      let isOfFile = words.isFilePrivate(start, place.range.place)
      let scope: [SourceRange?] = isOfFile ? [nil] : entry.members.map { $0.range }
      let callbacks = callbackRanges(of: entry, before: end)
      return scope.allSatisfy { names(variable.name, in: $0, onlyIn: member.range, callbacks) }
    }
    return false
  }

  /// Returns true if a name stands nowhere in a range, or in all texts, but in a declaration and in methods that UIKit alone calls.
  private func names(
    _ name: String, in range: SourceRange?, onlyIn declaration: SourceRange,
    _ callbacks: [SourceRange]
  ) -> Bool {
    let inside = range.map { words.words(in: $0) } ?? words.words
    let mentions = inside.filter { $0.text == name }.map { $0.range }
    return (mentions + words.interpolations(of: name, in: range)).allSatisfy { place in
      declaration.contains(place)
        || callbacks.contains { $0.contains(place) } && !words.isInClosure(place)
    }
  }

  /// The methods of a class that UIKit calls in each use of a screen, and nobody else, and the one of UIKit's
  /// that has come to a place for the first time.
  private func callbackRanges(
    of entry: ClassFamily.Entry, before end: SourceRange
  ) -> [SourceRange] {
    guard entry.isClass, family.isComplete(entry) else { return [] }
    return entry.functions.filter { function, range in
      let inside = words.words(in: range)
      return function.modifiers.isOverride
        && (ExampleCode.callbacks.contains(function.name) || range.contains(end))
        && !inside.contains { $0.isDeclared && $0.range != function.nameRange }
        && !isCalledByHand(function.name)
    }.map { $0.range }
  }

  private static let callbacks = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
  ]

  /// Whether a callback is called elsewhere than in overrides of it, which call `super`.
  private func isCalledByHand(_ name: String) -> Bool {
    let overrides = family.entries.flatMap { $0.functions }.filter {
      $0.function.name == name && $0.function.modifiers.isOverride
    }
    return words.words.contains { word in
      word.text == name && word.isCalled && !word.isDeclared
        && !overrides.contains { $0.range.contains(word.range) }
    }
  }

  /// Whether subclasses that only an app has may answer what the code of a class asks itself.
  func mayBeAnsweredBySubclasses(_ entry: ClassFamily.Entry) -> Bool {
    guard !words.isFinal(entry.range.place, entry.nameRange.place) else { return false }
    for member in family.lineage(of: entry).flatMap({ $0.members }) {
      if case .function(let function) = member.kind {
        guard function.returnType != nil, !function.modifiers.isStatic else { continue }
        if isOpen(function.name, member.range, function.nameRange) { return true }
      } else if case .variable(let variable) = member.kind {
        guard !variable.modifiers.isStatic else { continue }
        for place in variable.entries where place.accessors?.getter != nil {
          guard case .binding(let name) = place.pattern else { continue }
          if isOpen(name, member.range, place.range) { return true }
        }
      }
    }
    return false
  }

  /// Whether a member can be overridden and is used elsewhere.
  private func isOpen(_ name: String, _ member: SourceRange, _ place: SourceRange) -> Bool {
    guard !words.isPrivate(member.place, place.place), !words.isFinal(member.place, place.place)
    else { return false }
    let mentions = words.words.filter { $0.text == name }.map { $0.range }
    return (mentions + words.interpolations(of: name, in: nil)).contains { !member.contains($0) }
  }
}

extension VariableDeclaration.Entry {
  fileprivate func declares(_ name: String) -> Bool {
    if case .binding(name) = pattern { return true }
    return false
  }
}

extension ClassFamily {
  /// Whether a class and all above it are known, up to one of UIKit's.
  fileprivate func isComplete(_ entry: Entry) -> Bool {
    guard let name = lineage(of: entry).last?.inherited.first else { return false }
    return UIKitClass.allCases.contains { $0.name == name }
  }
}

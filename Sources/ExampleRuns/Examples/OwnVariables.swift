import Diagnostics
import LifecycleEngine
import SwiftSubset

// The values of an example's variables that are the same in every app.
extension ExampleCode {
  /// True if a variable holds the same value in every app as in a drive. Such a variable is
  /// private. Its name appears only in the declaration, in methods that UIKit alone calls in the
  /// drive's order, and in the running method.
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
      // Nibs connect outlets, wrappers have own values, and a weak variable depends on owners.
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

  /// True if a name appears only in a declaration and in some callbacks, outside of closures.
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

  /// The overrides of a class that only UIKit calls, in each use of a screen, and the override that
  /// contains the place.
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

  /// True if code other than an override's `super` calls a callback.
  private func isCalledByHand(_ name: String) -> Bool {
    let overrides = family.entries.flatMap { $0.functions }.filter {
      $0.function.name == name && $0.function.modifiers.isOverride
    }
    return words.words.contains { word in
      word.text == name && word.isCalled && !word.isDeclared
        && !overrides.contains { $0.range.contains(word.range) }
    }
  }

  /// True if a subclass in an app may override a member that returns a value the class's code uses.
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

  /// True if a member can be overridden and is used elsewhere.
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
  /// True if all superclasses are known, up to a class of UIKit.
  fileprivate func isComplete(_ entry: Entry) -> Bool {
    guard let name = lineage(of: entry).last?.inherited.first else { return false }
    return UIKitClass.allCases.contains { $0.name == name }
  }
}

import ScriptLanguage

/// One example or a pair of them as it stands on its page: code, evidence, and what happened side by side.
struct ExampleSection {
  private let outcomes: [ExampleOutcome]
  private let showsOnlyFirst: Bool

  /// - Parameters:
  ///   - outcomes: One example, or a pair.
  ///   - showsOnlyFirst: Whether the code of the second one stands elsewhere.
  init(_ outcomes: [ExampleOutcome], showsOnlyFirst: Bool = false) {
    // The incorrect one comes first, as on most pages.
    self.outcomes = showsOnlyFirst ? outcomes : outcomes.sorted { !$0.isCorrect && $1.isCorrect }
    self.showsOnlyFirst = showsOnlyFirst
  }

  /// The values of the template `example`.
  var values: [String: Any] {
    let shown = showsOnlyFirst ? Array(outcomes.prefix(1)) : outcomes
    var values: [String: Any] = [
      "isPair": shown.count > 1,
      "examples": shown.map(ExampleSection.values),
    ]
    let columns = outcomes.sorted { !$0.isCorrect && $1.isCorrect }
    if let comparison = ExampleComparison(columns) { values["trace"] = comparison.values }
    return values
  }

  private static func values(of outcome: ExampleOutcome) -> [String: Any] {
    var values: [String: Any] = [
      "mark": outcome.isCorrect ? "correct" : "incorrect",
      "isCorrect": outcome.isCorrect,
      "sourceHTML": outcome.sourceHTML,
      "evidence": outcome.evidence.map { ["html": ExampleText.html($0)] },
    ]
    if let reason = outcome.reason {
      values["reason"] = reason
    } else {
      let runs = Quantity.text(outcome.runCount, "run", "runs")
      values["runs"] =
        outcome.brokenCount == 0 ? runs : "\(runs), \(outcome.brokenCount) more broke off"
    }
    if let finding = outcome.finding {
      values["finding"] = finding
      values["statementHTML"] = Finding.named(finding).map { ExampleText.html($0.statement) } ?? ""
    }
    if let drive = outcome.drive { values["drive"] = drive }
    return values
  }
}

/// What happened in one example, or in both of a pair, step by step.
private struct ExampleComparison {
  private let traces: [ExampleOutcome.Trace]
  private let marks: [Bool]

  /// - Returns: `nil` where none of them was run.
  init?(_ outcomes: [ExampleOutcome]) {
    let drive = outcomes.compactMap(\.drive).first ?? outcomes.first?.traces.first?.drive
    var traces: [ExampleOutcome.Trace] = []
    var marks: [Bool] = []
    for outcome in outcomes {
      guard let trace = outcome.trace(of: drive, like: traces.first) else { continue }
      traces.append(trace)
      marks.append(outcome.isCorrect)
    }
    guard !traces.isEmpty else { return nil }
    self.traces = traces
    self.marks = marks
  }

  var values: [String: Any] {
    var rows: [[String: Any]] = []
    var number = 0
    var difference: Int?
    for steps in alignedSteps {
      let length = steps.map { $0?.lines.count ?? 0 }.max() ?? 0
      guard length > 0, let title = steps.compactMap({ $0?.title }).first else { continue }
      rows.append(["step": title, "span": traces.count + 1])
      for index in 0..<length {
        number += 1
        let lines = steps.map { step in
          step.flatMap { $0.lines.indices.contains(index) ? $0.lines[index] : nil }
        }
        let isFirst = difference == nil && Set(lines).count > 1
        if isFirst { difference = number }
        rows.append([
          "event": [
            "number": number, "isFirstDifference": isFirst,
            "cells": zip(lines, steps).map { line, step in
              ["text": line ?? "", "isMarked": step?.marked.contains(index) ?? false]
                as [String: Any]
            },
          ] as [String: Any]
        ])
      }
    }
    let drive = traces[0].drive
    var values: [String: Any] = [
      "drive": drive, "rows": rows,
      "statement": DriveKind(rawValue: drive)?.statement ?? "",
      "columns": marks.map { ["title": $0 ? "Correct" : "Incorrect"] },
    ]
    if traces.count > 1 {
      values["summary"] =
        difference.map { "They differ for the first time in row \($0)." }
        ?? "UIKit calls the same in both; what differs is what the code does."
    }
    return values
  }

  /// The steps of all columns in order, equal ones beside each other.
  private var alignedSteps: [[ExampleOutcome.Step?]] {
    guard traces.count == 2 else { return traces[0].steps.map { [$0] } }
    let (left, right) = (traces[0].steps, traces[1].steps)
    let difference = right.map(\.title).difference(from: left.map(\.title))
    var (isOnlyLeft, isOnlyRight): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): isOnlyLeft.insert(offset)
      case .insert(let offset, _, _): isOnlyRight.insert(offset)
      }
    }
    var result: [[ExampleOutcome.Step?]] = []
    var (one, other) = (0, 0)
    while one < left.count || other < right.count {
      if one < left.count, isOnlyLeft.contains(one) {
        result.append([left[one], nil])
        one += 1
      } else if other < right.count, isOnlyRight.contains(other) {
        result.append([nil, right[other]])
        other += 1
      } else {
        result.append([left[one], right[other]])
        one += 1
        other += 1
      }
    }
    return result
  }
}

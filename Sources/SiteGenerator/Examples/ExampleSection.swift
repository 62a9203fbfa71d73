import Diagnostics
import ExampleRuns
import TraceRendering

/// An example or a pair as the page shows the example: code, evidence, and the traces side by side.
struct ExampleSection {
  private let outcomes: [ExampleOutcome]
  private let showsOnlyFirst: Bool
  /// True if the traces are open at first.

  /// - Parameters:
  ///   - outcomes: One example, or a pair.
  ///   - showsOnlyFirst: True if the code of the second example stands elsewhere.
  init(_ outcomes: [ExampleOutcome], showsOnlyFirst: Bool = false) {
    // The incorrect example comes first, as on most pages.
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
      "hasEvidence": !outcome.evidence.isEmpty,
    ]
    if let reason = outcome.reason {
      values["reason"] = reason
    } else {
      values["info"] = outcome.info
      values["hiddenSource"] = outcome.hiddenSource
      let runs = Quantity.text(outcome.runCount, "run", "runs")
      let broken = outcome.brokenCount == 0 ? "" : ", \(outcome.brokenCount) more stopped early"
      values["runs"] = runs + broken + (outcome.isCut ? ", not every combination tried" : "")
    }
    if let calls = outcome.unfollowedHTML { values["unfollowedHTML"] = calls }
    if let finding = outcome.finding {
      values["finding"] = finding
      values["statementHTML"] = Finding.named(finding).map { ExampleText.html($0.statement) } ?? ""
    }
    if let drive = outcome.drive { values["drive"] = drive }
    switch outcome.markedLineCount {
    case 0: break
    case 1: values["blame"] = "the marked line is to blame"
    default: values["blame"] = "the marked lines are to blame"
    }
    return values
  }
}

/// The traces of one example, or of both examples of a pair, step by step.
private struct ExampleComparison {
  private let traces: [ExampleOutcome.Trace]
  private let marks: [Bool]

  /// - Returns: `nil` if no example was run.
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
    var difference: (row: Int, cells: [ExampleCell?])?
    for steps in alignedSteps {
      let lines = ExampleComparison.aligned(steps.map { $0?.cells ?? [] }, puttingTogether: true)
      guard !lines.isEmpty, let title = steps.compactMap({ $0?.title }).first else { continue }
      rows.append(["step": title, "span": traces.count + 1])
      for cells in lines {
        number += 1
        let isFirst = difference == nil && Set(cells.map { $0?.text }).count > 1
        if isFirst { difference = (number, cells) }
        rows.append([
          "event": [
            "number": number, "isFirstDifference": isFirst,
            "cells": cells.map { cell in
              ExampleComparison.values(of: cell)
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
    if alignedSteps.joined().contains(where: { $0?.marked.isEmpty == false }) {
      values["legend"] = "The evidence is about the underlined calls."
    }
    if traces.count > 1 {
      values["summary"] =
        difference.map { row, cells in
          let what = zip(marks, cells).map { isCorrect, cell in
            "\(isCorrect ? "correct" : "incorrect") \(cell?.text ?? "nothing")"
          }
          return "The first difference is in row \(row): \(what.joined(separator: ", "))."
        }
        ?? "UIKit makes the same calls in both. Only the code differs."
    }
    return values
  }

  private static func values(of cell: ExampleCell?) -> [String: Any] {
    guard let cell else { return ["isMarked": false] }
    return ["html": EventMarkup.html(cell.text), "isMarked": cell.isMarked]
  }

  /// The steps of all columns in order, equal steps side by side. Among the controllers of plain
  /// UIKit classes, only those that the evidence is about are shown.
  private var alignedSteps: [[ExampleOutcome.Step?]] {
    var names: Set<String> = []
    for step in traces.flatMap(\.steps) {
      for place in step.marked { if let name = step.plain[place] { names.insert(name) } }
    }
    let columns = traces.map { trace in trace.steps.map { $0.telling(names) } }
    return ExampleComparison.aligned(columns, puttingTogether: false)
  }

  /// One column, or two columns with equal things side by side.
  /// - Parameter puttingTogether: True if two different things may stand side by side if neither is
  ///   in the other column.
  private static func aligned<Thing: Alignable>(
    _ columns: [[Thing]], puttingTogether: Bool
  ) -> [[Thing?]] {
    guard columns.count == 2 else { return columns.first.map { $0.map { [$0] } } ?? [] }
    let (left, right) = (columns[0], columns[1])
    let difference = right.map(\.text).difference(from: left.map(\.text))
    var (isOnlyLeft, isOnlyRight): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): isOnlyLeft.insert(offset)
      case .insert(let offset, _, _): isOnlyRight.insert(offset)
      }
    }
    var result: [[Thing?]] = []
    var (one, other) = (0, 0)
    while one < left.count || other < right.count {
      let isLeft = one < left.count && isOnlyLeft.contains(one)
      let isRight = other < right.count && isOnlyRight.contains(other)
      if isLeft, !isRight || !puttingTogether {
        result.append([left[one], nil])
        one += 1
      } else if isRight, !isLeft {
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

/// A thing that stands beside an equal thing in the other column.
private protocol Alignable {
  var text: String { get }
}

extension ExampleOutcome.Step: Alignable {
  fileprivate var text: String { title }

  fileprivate var cells: [ExampleCell] {
    lines.indices.map { ExampleCell(text: lines[$0], isMarked: marked.contains($0)) }
  }
}

private struct ExampleCell: Alignable {
  let text: String
  let isMarked: Bool
}

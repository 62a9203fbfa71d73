import Diagnostics
import LifecycleEngine
import UIKitNames

// The arguments of a call of a UIKit method, compared with the forms of the method.
extension RuntimeTypes {
  /// The arguments of a call with the labels of the form that fits. A trailing closure gets the
  /// label of its parameter.
  /// - Throws: If the call fits none of the forms.
  func fitted(
    _ arguments: Arguments, to forms: [MethodForm]
  ) throws(RunError) -> Arguments {
    guard !forms.isEmpty else { return arguments }
    var best: (form: MethodForm, count: Int)?
    for form in forms {
      let fit = form.fit(arguments.labels)
      guard fit.isWhole else {
        let isNearer = fit.labels.count == best?.count && form.hasParameter(near: arguments, fit)
        if fit.labels.count > best?.count ?? -1 || isNearer { best = (form, fit.labels.count) }
        continue
      }
      try checkClosures(arguments, fit.labels, form)
      for (value, label) in zip(arguments.values, fit.labels) {
        guard let parameter = form.parameters.first(where: { $0.label == label }) else { continue }
        try machine.valueTypes.checkEnumerated(value, parameter.plainType)
      }
      return Arguments(
        values: arguments.values, labels: fit.labels, isAwaited: arguments.isAwaited)
    }
    guard let best else { return arguments }
    throw misfit(arguments.labels, best.form, count: best.count, forms)
  }

  private func checkClosures(
    _ arguments: Arguments, _ labels: [String?], _ form: MethodForm
  ) throws(RunError) {
    for (value, label) in zip(arguments.values, labels) {
      guard let parameter = form.parameters.first(where: { $0.label == label }),
        parameter.isFunction, let wrong = misfit(of: value, to: parameter)
      else { continue }
      throw failed(
        .wrongArgument,
        "'\(form.baseName)' needs a closure\(label.map { " for '\($0):'" } ?? "")\(wrong)",
        [MethodForm.help([form])])
    }
  }

  /// The end of the error text for a value that is no fitting function, `nil` if the value fits.
  private func misfit(of value: Value, to parameter: FormParameter) -> String? {
    switch value {
    case .null, .opaque: return nil
    case .object(let id):
      guard case .closure(let closure) = heap.foreignObject(id) else { break }
      guard parameter.takesNothing, !program.functions[closure.function].parameters.isEmpty else {
        return nil
      }
      return " that takes nothing"
    default: break
    }
    return ", but got \(machine.describeKind(value))"
  }

  /// - Parameter count: The number of arguments that fit the form.
  private func misfit(
    _ labels: [String?], _ form: MethodForm, count: Int, _ forms: [MethodForm]
  ) -> RunError {
    let given = count < labels.count ? Optional(labels[count]) : nil
    let help = MethodForm.help(forms)
    let missing = form.firstMissing(after: count, labels)
    let near = given.flatMap { $0 }.flatMap { label in form.parameter(near: label, besides: labels)
    }
    if let given, missing == nil || near != nil {
      let argument =
        given == ArgumentLabel.trailing
        ? "a trailing closure" : given.map { "an argument '\($0):'" } ?? "a further argument"
      let suggestion = near.map { "; did you mean '\($0):'?" } ?? ""
      return failed(
        .wrongArgument, "'\(form.baseName)' does not take \(argument) here\(suggestion)", [help])
    }
    let label = missing?.label.map { "'\($0):'" } ?? "its argument without a label"
    return failed(.wrongArgument, "'\(form.baseName)' is called without \(label)", [help])
  }
}

extension MethodForm {
  /// The labels of a call as far as the labels fit this form. `isWhole` is true if all labels fit.
  func fit(_ labels: [String?]) -> (labels: [String?], isWhole: Bool) {
    var result: [String?] = []
    for parameter in parameters {
      if result.count < labels.count, parameter.takes(labels[result.count]) {
        result.append(parameter.label)
      } else if !parameter.hasDefault {
        return (result, false)
      }
    }
    return (result, result.count == labels.count)
  }

  /// Returns true if the first argument that does not fit has nearly the label of a parameter.
  func hasParameter(
    near arguments: Arguments, _ fit: (labels: [String?], isWhole: Bool)
  ) -> Bool {
    guard fit.labels.count < arguments.labels.count,
      let label = arguments.labels[fit.labels.count]
    else { return false }
    return parameter(near: label, besides: arguments.labels) != nil
  }

  /// The next required parameter that the call does not give.
  func firstMissing(after count: Int, _ labels: [String?]) -> FormParameter? {
    var taken = 0
    for parameter in parameters {
      if taken < count, parameter.takes(labels[taken]) {
        taken += 1
      } else if !parameter.hasDefault {
        return parameter
      }
    }
    return nil
  }

  /// The label that a misspelt label was most likely meant to be.
  func parameter(near label: String, besides given: [String?]) -> String? {
    let free = parameters.compactMap { $0.label }.filter { !given.contains($0) }
    // 'complete' for 'completion': a label that shares half of a name means the same parameter.
    let begun = free.first { known in
      let common = zip(label.utf8, known.utf8).prefix { $0 == $1 }.count
      return common == min(label.utf8.count, known.utf8.count)
        || common >= 4 && common * 2 >= known.utf8.count
    }
    return begun ?? EditDistance.nearest(to: label, in: free)
  }
}

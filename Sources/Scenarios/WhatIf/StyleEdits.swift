import Diagnostics
import LifecycleEngine
import SwiftSubset

// Other styles for the controllers that a script presents.
extension WhatIf {
  /// The styles that a reader can choose.
  static let styles = ModalPresentationStyle.allCases.filter { $0 != .none }.map { $0.name }

  /// The presentations of controllers whose style the author chooses.
  var styledPresentations: [CodeSites.Presentation] {
    sites.presentations.filter { controllers.isAuthors($0.controller) }
  }

  /// The style that the code gives to all these controllers, if there is one such style.
  var writtenStyle: String? {
    var result: String?
    for presentation in styledPresentations {
      guard let name = assignment(before: presentation)?.value.styleName,
        result == nil || result == name
      else { return nil }
      result = name
    }
    return result
  }

  /// The last assignment that gives the presented controller a style in any case.
  private func assignment(before presentation: CodeSites.Presentation) -> CodeSites.Style? {
    guard let variable = presentation.controller.variableName else { return nil }
    let isUnique = controllers.isUnique(variable)
    return sites.styles.last {
      $0.variable == variable && $0.place.isAlwaysBefore(presentation.place)
        && (isUnique || $0.place.isInSameBody(as: presentation.place))
    }
  }

  func styleEdits(_ style: String) -> [TextEdit] {
    let presented = styledPresentations
    let names = presented.compactMap { $0.controller.variableName }
    var edits = sites.styles.filter { names.contains($0.variable) }.map {
      TextEdit($0.value.range.start, $0.value.range.end, ".\(style)")
    }
    var styled: [String] = []
    for presentation in presented where assignment(before: presentation) == nil {
      guard let name = presentation.controller.variableName else {
        edits += styleEdits(ofNew: presentation.controller, style)
        continue
      }
      let assignment = "\(written(presentation.controller)).modalPresentationStyle = .\(style)"
      if let end = declarationEnd(of: name, presentation.place) {
        if !styled.contains(name) { edits.append(TextEdit(at: end, "; \(assignment)")) }
        styled.append(name)
      } else if let start = presentation.statement {
        edits.append(TextEdit(at: start, "\(assignment); "))
      } else {
        let range = presentation.controller.range
        edits.append(TextEdit(at: range.start, "{ \(assignment); return "))
        edits.append(TextEdit(at: range.end, " }()"))
      }
    }
    return edits
  }

  /// The end of the declaration of a controller. UIKit makes a presentation controller for the
  /// style that a controller has when code first asks, so the style comes with the declaration.
  private func declarationEnd(of name: String, _ place: CodePlace) -> Int? {
    guard let end = sites.declarations[name], end <= place.offset, controllers.isUnique(name)
    else { return nil }
    return end
  }

  /// Gives a style to a controller that is made in the call of `present`.
  private func styleEdits(ofNew controller: Expression, _ style: String) -> [TextEdit] {
    let code = written(controller)
    var name = "modal"
    while name.isPart(of: code) { name += "1" }
    return [
      TextEdit(at: controller.range.start, "{ let \(name) = "),
      TextEdit(
        at: controller.range.end,
        "; \(name).modalPresentationStyle = .\(style); return \(name) }()"),
    ]
  }

  func written(_ expression: Expression) -> String {
    String(decoding: text[expression.range.start..<expression.range.end], as: UTF8.self)
  }
}

extension Expression {
  /// The name of a style: `pageSheet` of `.pageSheet` and `UIModalPresentationStyle.pageSheet`.
  fileprivate var styleName: String? {
    if case .implicitMember(let name) = kind { return name }
    if case .member(let base, let name) = kind,
      case .identifier("UIModalPresentationStyle") = base.kind
    {
      return name
    }
    return nil
  }
}

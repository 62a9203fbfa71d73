import LifecycleEngine
import ScriptMachine

/// The controllers and views at one event as JSON.
struct StateJSON {
  /// The depth at which a view tree is cut off, so that an invented tree cannot exhaust the stack.
  private static let depthBudget = 100

  let state: StateSnapshot
  let names: ObjectNames

  func append(to out: Markup) {
    out.raw("{").key("controllers").raw("[")
    for (index, id) in state.controllerIDs.enumerated() {
      if index > 0 { out.raw(",") }
      appendController(id, to: out)
    }
    out.raw("],").key("windows").raw("[")
    for (index, window) in state.windows.enumerated() {
      if index > 0 { out.raw(",") }
      appendView(window, depth: 0, to: out)
    }
    out.raw("]}")
  }

  private func appendController(_ id: ObjectID, to out: Markup) {
    let view = state.view(of: id)
    let isInWindow = view.map { state.window(of: $0) != nil } ?? false
    out.raw("{").key("name").json(names[id])
    out.raw(",").key("appearance")
    out.json((state.appearance(of: id) ?? .disappeared).name)
    out.raw(",").key("parent")
    appendName(state.parent(of: id), to: out)
    out.raw(",").key("viewLoaded").flag(view != nil)
    out.raw(",").key("inWindow").flag(isInWindow)
    out.raw(",").key("geometryFinal").flag(state.readiness(of: id).contains(.hasFinalGeometry)).raw(
      "}")
  }

  private func appendView(_ id: ObjectID, depth: Int, to out: Markup) {
    let frame = state.frame(of: id)
    out.raw("{").key("view").json(names[id])
    out.raw(",").key("controller")
    appendName(state.controller(of: id), to: out)
    out.raw(",").key("frame").raw("[").decimal(frame.x).raw(",").decimal(frame.y)
    out.raw(",").decimal(frame.size.width).raw(",").decimal(frame.size.height).raw("],")
    out.key("subviews").raw("[")
    if depth < StateJSON.depthBudget {
      for (index, subview) in state.subviews(of: id).enumerated() {
        if index > 0 { out.raw(",") }
        appendView(subview, depth: depth + 1, to: out)
      }
    }
    out.raw("]}")
  }

  private func appendName(_ id: ObjectID?, to out: Markup) {
    if let id { out.json(names[id]) } else { out.raw("null") }
  }
}

import Diagnostics
import ScriptCompiler

/// The stack of values, the frames of the running functions, and the handlers of thrown errors.
package final class CallStack {
  private let program: Program
  private var values: [Value] = []
  package private(set) var frames: [Frame] = []
  /// The handlers of thrown errors, the innermost last.
  private var handlers: [Handler] = []
  /// A thrown error on its way to its handler, and the place of the throw.
  private var thrown: (value: Value, range: SourceRange)?
  /// The instructions that have run; `nil` if nobody asks.
  package var ran: RanCode?

  init(program: Program) { self.program = program }

  // MARK: Values

  package var count: Int { values.count }

  package var last: Value? { values.last }

  package subscript(place: Int) -> Value {
    get { values[place] }
    set { values[place] = newValue }
  }

  package func push(_ value: Value) { values.append(value) }

  func push(_ more: [Value]) { values += more }

  package func pop() -> Value { values.popLast() ?? .void }

  func pop(_ count: Int) -> [Value] {
    guard count > 0 else { return [] }
    let start = max(0, values.count - count)
    let taken = Array(values[start...])
    values.removeLast(values.count - start)
    return taken
  }

  /// The values from a place on.
  func values(from place: Int) -> ArraySlice<Value> { values[place...] }

  /// Takes a value out from between others.
  @discardableResult
  func remove(at place: Int) -> Value { values.remove(at: place) }

  func removeLast(_ count: Int) { values.removeLast(count) }

  func swapLastTwo() {
    if values.count > 1 { values.swapAt(values.count - 1, values.count - 2) }
  }

  // MARK: Frames

  /// The index of the innermost frame.
  private var top: Int { frames.count - 1 }

  /// The innermost frame. A caller knows that a function is running.
  var frame: Frame { frames[top] }

  func begin(_ frame: Frame) { frames.append(frame) }

  func endFrame() -> Frame? { frames.popLast() }

  /// The next instruction of the innermost frame, which moves on.
  func nextInstruction() -> Instruction {
    let frame = top
    let position = frames[frame].position
    frames[frame].position = position + 1
    if let ran { ran.mark(frames[frame].function, position) }
    return program.functions[frames[frame].function].code[position]
  }

  func jump(to target: Int) { frames[top].position = target }

  /// Makes the innermost frame execute its last instruction again.
  func repeatInstruction() { frames[top].position -= 1 }

  /// Makes the innermost frame coerce its result.
  func expect(_ result: Coercion) { frames[top].result = result }

  // MARK: Handlers

  func addHandler(_ target: Int) {
    handlers.append(Handler(frame: top, target: target, height: values.count))
  }

  func dropHandler() { if !handlers.isEmpty { handlers.removeLast() } }

  /// Drops the handlers of frames that have ended.
  func dropEndedHandlers() {
    while let handler = handlers.last, handler.frame >= frames.count { handlers.removeLast() }
  }

  /// The innermost handler, if the handler belongs to the frames from `depth` on.
  func handler(downTo depth: Int) -> Handler? {
    handlers.last.flatMap { $0.frame >= depth ? $0 : nil }
  }

  /// Continues at a handler.
  func jump(to handler: Handler) { frames[handler.frame].position = handler.target }

  // MARK: Thrown errors

  /// Keeps an error that the running code throws, for the handler.
  /// - Returns: The error that leads to the handler.
  func throwing(_ value: Value) -> RunError {
    thrown = (value, currentRange)
    return .thrown
  }

  /// Takes the thrown error and the place of the throw.
  func takeThrown() -> (value: Value, range: SourceRange)? {
    defer { thrown = nil }
    return thrown
  }

  // MARK: Suspended code

  /// Takes the frames from `depth` and the values from `height` on off the stack.
  func suspend(from depth: Int, _ height: Int) -> SuspendedCode {
    let code = SuspendedCode(
      frames: frames[depth...].map { frame in
        var frame = frame
        frame.base -= height
        return frame
      },
      values: Array(values[height...]),
      handlers: handlers.filter { $0.frame >= depth }.map {
        Handler(frame: $0.frame - depth, target: $0.target, height: $0.height - height)
      })
    handlers.removeAll { $0.frame >= depth }
    frames.removeLast(frames.count - depth)
    values.removeLast(values.count - height)
    return code
  }

  /// Puts suspended code back on top of the stack.
  func resume(_ code: SuspendedCode) {
    let (depth, height) = (frames.count, values.count)
    values += code.values
    for var frame in code.frames {
      frame.base += height
      frames.append(frame)
    }
    for handler in code.handlers {
      handlers.append(
        Handler(
          frame: handler.frame + depth, target: handler.target, height: handler.height + height))
    }
  }

  /// Drops all running code.
  func clear() {
    frames = []
    values = []
    handlers = []
  }

  // MARK: Places

  /// The place in the source that is executed.
  var currentRange: SourceRange {
    // A function that has not begun has no place yet, so its caller supplies the place.
    guard let last = frames.lastIndex(where: { $0.position > 0 }) else { return SourceRange(0, 0) }
    let range = range(of: frames[last])
    if range.source == .added,
      let caller = frames[..<last].last(where: {
        $0.position > 0 && self.range(of: $0).source != .added
      })
    {
      // The author sees the call of the library only.
      return self.range(of: caller)
    }
    guard program.functions[frames[last].function].isKeyPath,
      let caller = frames[..<last].last(where: { $0.position > 0 })
    else { return range }
    // Code of a key path counts at the place that uses the key path.
    let use = self.range(of: caller)
    return use.contains(range) ? range : use
  }

  private func range(of frame: Frame) -> SourceRange {
    let ranges = program.functions[frame.function].ranges
    let position = frame.position - 1
    return ranges.indices.contains(position) ? ranges[position] : SourceRange(0, 0)
  }
}

/// The code of a task that waits. Places are counted from the start of the task.
package struct SuspendedCode {
  package var frames: [Frame] = []
  var values: [Value] = []
  var handlers: [Handler] = []
}

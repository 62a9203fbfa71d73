import LifecycleEngine

/// The moving views and the bars at one moment as rows of numbers, from which a page draws the screen.
struct ScreenRows: Equatable {
  /// Each transition: motion, phase, progress, container's view; the leaving view, x, y and opacity; the coming
  /// view, x, y and opacity. Then, if there is an animation, the progress at the beginning, and the beginning
  /// and end in seconds. Then, if a finger had moved the views before, x and y of both views at the beginning.
  private(set) var motions: [[Double]] = []
  /// Each bar: container, kind and height. Then, of a navigation bar (kind 0), the controller of the title, and
  /// 1 for a back button; of a tab bar (kind 1), the number of the selected tab, and the tabs' controllers.
  private(set) var bars: [[Double]] = []
  /// True if the keyboard is up, or on the way up.
  private(set) var isKeyboardUp = false

  init() {}

  init(_ state: StateSnapshot, _ numbering: inout StepNumbering) {
    motions = state.motions.map { ScreenRows.row(of: $0, in: state, &numbering) }
    bars = state.bars.map { ScreenRows.row(of: $0, &numbering) }
    isKeyboardUp = state.isKeyboardUp
  }

  private static func row(
    of motion: MotionState, in state: StateSnapshot, _ numbering: inout StepNumbering
  ) -> [Double] {
    let room = motion.containerView.map { state.frame(of: $0).size } ?? Size(width: 0, height: 0)
    let presented = motion.motion == .present ? motion.to : motion.from
    let drop = room.height - (presented.map { state.frame(of: $0).y } ?? 0)
    let places = ScreenPlaces(motion, room: room, drop: drop, at: motion.progress)
    var row = [
      Double(motion.motion.rawValue), Double(motion.phase.rawValue), rounded(motion.progress),
      numbering.number(motion.containerView),
    ]
    for (view, place) in [(motion.from, places.from), (motion.to, places.to)] {
      row += [numbering.number(view), rounded(place.x), rounded(place.y), rounded(place.opacity)]
    }
    if let time = motion.time {
      row += [rounded(motion.first), time.lowerBound.seconds, time.upperBound.seconds]
      guard motion.first > 0 else { return row }
      let begin = ScreenPlaces(motion, room: room, drop: drop, at: motion.first)
      row += [begin.from.x, begin.from.y, begin.to.x, begin.to.y].map { rounded($0) }
    }
    return row
  }

  private static func row(of bar: BarState, _ numbering: inout StepNumbering) -> [Double] {
    let container = numbering.number(bar.container)
    let height = rounded(bar.height)
    switch bar.content {
    case .navigation(let title, let hasBackButton):
      return [container, 0, height, numbering.number(title), hasBackButton ? 1 : 0]
    case .tabs(let tabs, let selected):
      return [container, 1, height, Double(selected)] + tabs.map { numbering.number($0) }
    case .toolbar: return [container, 2, height]
    }
  }

  /// A number with three decimals, which keeps files short. A browser has no C library that Swift's own
  /// method `rounded()` could call.
  private static func rounded(_ number: Double) -> Double {
    (number * 1000 + 0.5).rounded(.down) / 1000
  }
}

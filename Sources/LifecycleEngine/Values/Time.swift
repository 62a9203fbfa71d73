/// A point in simulated time, in ticks of one microsecond since the world began.
public struct Tick: Comparable, Hashable, Sendable {
  /// Microseconds since the world began.
  public var microseconds: Int64

  /// Creates a point in time.
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// When the world began.
  public static let zero = Tick(microseconds: 0)

  /// The last moment of simulated time, some 115 days after the first: a frame's number then still
  /// has 32 bits.
  static let last = Tick(microseconds: 10_000_000_000_000)

  /// A time that never comes.
  public static let never = Tick(microseconds: Int64.max)

  /// The time after `duration` more; time stands still at the end of simulated time.
  public func advanced(by duration: Duration) -> Tick {
    Tick(microseconds: min(microseconds + duration.microseconds, Tick.last.microseconds))
  }

  /// The number of the next display frame after the tick, at 60 frames a second.
  public var nextFrame: Int { Int(microseconds * 60 / 1_000_000) + 1 }

  /// The first tick of a display frame.
  static func start(ofFrame frame: Int) -> Tick {
    Tick(microseconds: (Int64(frame) * 1_000_000 + 59) / 60)
  }

  /// Seconds since the world began.
  public var seconds: Double { Double(microseconds) / 1_000_000 }

  /// Returns true if `a` is earlier than `b`.
  public static func < (a: Tick, b: Tick) -> Bool { a.microseconds < b.microseconds }
}

/// A length of simulated time in microseconds.
public struct Duration: Comparable, Hashable, Sendable {
  /// The length in microseconds.
  public var microseconds: Int64

  /// Creates a duration in microseconds.
  public static func microseconds(_ count: Int64) -> Duration { Duration(microseconds: count) }

  /// Creates a duration in milliseconds.
  public static func milliseconds(_ count: Int64) -> Duration {
    Duration(microseconds: count * 1000)
  }

  /// The longest duration in seconds. A longer duration counts as the longest.
  public static let longestSeconds = 1_000_000

  /// Creates a duration in seconds; negative and non-finite values count as zero.
  public static func seconds(_ seconds: Double) -> Duration {
    guard seconds.isFinite, seconds > 0 else { return Duration(microseconds: 0) }
    return Duration(microseconds: Int64(min(seconds, Double(longestSeconds)) * 1_000_000))
  }

  /// Returns true if `a` is shorter than `b`.
  public static func < (a: Duration, b: Duration) -> Bool { a.microseconds < b.microseconds }
}

import LifecycleEngine
import UIKitNames

extension Finding {
  /// `early-geometry`.
  static let earlyGeometry = Finding(
    id: "early-geometry",
    title: "Reading sizes and traits too early",
    statement: "A size, a safe area or a trait read between `init` and `viewWillAppear` had "
      + "changed by the first `viewDidLayoutSubviews` of that appearance, with no input in "
      + "between.",
    why: "Before `viewIsAppearing`, neither the geometry nor the traits of a view are guaranteed "
      + "to be up to date. Anything you compute from them is for the wrong size: the user sees it "
      + "cut off, behind the status bar or laid out for the wrong size class.",
    exception: "A value that is read again in `viewIsAppearing` or in a layout callback, before "
      + "anything on screen depends on it, does no harm. A value that is the same at layout is not "
      + "reported, nor is a value used only for frames that an autoresizing mask keeps right.",
    mend: "move the code to 'viewDidLayoutSubviews', or replace the frame with constraints",
    sources: [
      "willappear-traits-geometry-not-current", "isappearing-state",
      "appearance-sequence-documented", "traits-inherit-from-superview-ios17",
    ],
    breaking: """
      private let banner = UIView()

      override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(banner)
          let top = view.safeAreaInsets.top
          banner.frame = CGRect(x: 0, y: top, width: 200, height: 44)
      }
      """,
    holding: """
      private let banner = UIView()

      override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(banner)
      }

      override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let top = view.safeAreaInsets.top
          banner.frame = CGRect(x: 0, y: top, width: 200, height: 44)
      }
      """,
    extent: .line, lens: .layout, check: checkEarlyGeometry)

  @Sendable static func checkEarlyGeometry(_ run: DriveRun) -> [Occurrence] {
    unplacedReads(run)
      + run.deeds.compactMap { deed in
        guard case .changed(let read, let final) = deed.kind,
          !run.followed.contains(read.number)
        else { return nil }
        let isReadAgain = run.conduct.reads.late.contains {
          $0.object == read.object && $0.isSame(as: read.property) && $0.event > read.event
        }
        guard !isReadAgain else { return nil }
        let property = read.part.map { "\(read.property).\($0)" } ?? read.property
        let callback = place(of: read.callback, read.controller, run)
        return Occurrence(
          "early-geometry", at: read.range,
          [
            "'\(property)' was \(run.conduct.shownPart(read)) \(callback)",
            "it was \(run.conduct.shownText(final)) at the first 'viewDidLayoutSubviews' of "
              + "that appearance",
          ], event: read.callback?.event ?? run.initialization(of: read.controller))
      }
  }
}

extension Finding {
  /// The place of a read in words: a callback, or the initializer of the controller.
  private static func place(
    of callback: Occasion?, _ controller: ObjectID, _ run: DriveRun
  ) -> String {
    callback == nil ? "in '\(run.names[controller]).init'" : run.place(of: callback)
  }

  /// The reads of views that have no size before the layout that places the views.
  private static func unplacedReads(_ run: DriveRun) -> [Occurrence] {
    run.conduct.unknownReads.remainingUnplaced.map { read in
      let callback = place(of: read.callback, read.controller, run)
      return Occurrence(
        "early-geometry", at: read.range,
        [
          "'\(read.property)' was read \(callback)",
          "constraints place the view, which has no size before the first layout",
        ], event: read.callback?.event ?? run.initialization(of: read.controller))
    }
  }
}

extension LateRead {
  /// True if two properties give the same information: the rectangles of a view have one size.
  fileprivate func isSame(as other: String) -> Bool {
    property == other
      || [property, other].allSatisfy { UIKitNames.type(of: $0, in: .view) == "CGRect" }
  }
}

extension DriveRun {
  /// The number of the event that makes an object.
  fileprivate func initialization(of id: ObjectID) -> Int? {
    events.first { $0.receiver == .object(id) && $0.callback == .initialize }?.number
  }
}

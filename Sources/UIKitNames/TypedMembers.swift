extension MemberTable {
  /// The members of values, and of types that the language does not simulate. The rows tell types
  /// only: no rule asks if such a type lacks a member, so the rows are no complete list.
  static let typed = geometry + drawing + layout + animation + views + devices + time

  private static let geometry = [
    MemberTable(
      """
      CGRect
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
      origin: CGPoint
      size: CGSize
      width: CGFloat
      height: CGFloat
      minX: CGFloat
      midX: CGFloat
      maxX: CGFloat
      minY: CGFloat
      midY: CGFloat
      maxY: CGFloat
      insetBy(dx: CGFloat, dy: CGFloat)
      offsetBy(dx: CGFloat, dy: CGFloat)
      """),
    MemberTable(
      """
      CGPoint
      init(x: CGFloat, y: CGFloat)
      x: CGFloat
      y: CGFloat
      """),
    MemberTable(
      """
      CGSize
      init(width: CGFloat, height: CGFloat)
      width: CGFloat
      height: CGFloat
      """),
    MemberTable(
      """
      CGVector
      init(dx: CGFloat, dy: CGFloat)
      dx: CGFloat
      dy: CGFloat
      """),
    MemberTable(
      """
      UIEdgeInsets
      init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
      top: CGFloat
      left: CGFloat
      bottom: CGFloat
      right: CGFloat
      """),
    MemberTable(
      """
      NSDirectionalEdgeInsets
      init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
      top: CGFloat
      leading: CGFloat
      bottom: CGFloat
      trailing: CGFloat
      """),
    MemberTable(
      """
      CGAffineTransform
      init(scaleX: CGFloat, y: CGFloat)
      init(rotationAngle: CGFloat)
      init(translationX: CGFloat, y: CGFloat)
      scaledBy(x: CGFloat, y: CGFloat)
      rotated(by angle: CGFloat)
      translatedBy(x: CGFloat, y: CGFloat)
      """),
    MemberTable(
      """
      CGFloat
      static pi: CGFloat
      static greatestFiniteMagnitude: CGFloat
      """),
    MemberTable(
      """
      Double
      static pi: Double
      static greatestFiniteMagnitude: Double
      """),
  ]

  private static let drawing = [
    MemberTable(
      """
      CALayer
      cornerRadius: CGFloat = 0
      borderWidth: CGFloat = 0
      opacity: Float
      shadowOpacity: Float = 0
      shadowRadius: CGFloat = 3
      masksToBounds [changes clipsToBounds]
      frame [changes frame]
      bounds [changes bounds]
      shadowPath: CGPath?
      """),
    MemberTable(
      """
      CAShapeLayer
      lineWidth: CGFloat
      """),
    MemberTable(
      """
      UIColor
      init(white: CGFloat, alpha: CGFloat)
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      withAlphaComponent(_ alpha: CGFloat)
      """),
    MemberTable(
      """
      UIFont
      pointSize: CGFloat
      init(name: String, size: CGFloat)
      static systemFont(ofSize: CGFloat, weight: Weight = regular)
      static boldSystemFont(ofSize: CGFloat)
      static italicSystemFont(ofSize: CGFloat)
      static monospacedSystemFont(ofSize: CGFloat, weight: Weight)
      static monospacedDigitSystemFont(ofSize: CGFloat, weight: Weight)
      """),
    MemberTable(
      """
      UIScreen
      scale: CGFloat
      """),
  ]

  private static let layout = [
    MemberTable(
      """
      UICollectionViewFlowLayout
      itemSize: CGSize
      """),
    MemberTable(
      """
      NSLayoutConstraint
      constant: CGFloat
      multiplier: CGFloat
      init(item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute: \
      Attribute, multiplier: CGFloat, constant: CGFloat)
      """),
    MemberTable(
      """
      NSLayoutDimension
      constraint(equalToConstant: CGFloat)
      constraint(lessThanOrEqualToConstant: CGFloat)
      constraint(greaterThanOrEqualToConstant: CGFloat)
      constraint(equalTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0)
      constraint(lessThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0)
      constraint(greaterThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat \
      = 0)
      """),
    MemberTable(
      """
      NSLayoutAnchor
      constraint(equalTo: NSLayoutAnchor, constant: CGFloat)
      constraint(lessThanOrEqualTo: NSLayoutAnchor, constant: CGFloat)
      constraint(greaterThanOrEqualTo: NSLayoutAnchor, constant: CGFloat)
      """),
    MemberTable(
      """
      UISplitViewController
      preferredPrimaryColumnWidth: CGFloat
      minimumPrimaryColumnWidth: CGFloat
      maximumPrimaryColumnWidth: CGFloat
      preferredPrimaryColumnWidthFraction: CGFloat
      """),
  ]

  private static let animation = [
    MemberTable(
      """
      CAAnimation
      duration: TimeInterval
      """),
    MemberTable(
      """
      UIViewPropertyAnimator
      duration: TimeInterval
      fractionComplete: CGFloat
      init(duration: TimeInterval, curve: AnimationCurve, animations: (() -> Void)? = nil)
      init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil)
      init(duration: TimeInterval, timingParameters: UITimingCurveProvider)
      startAnimation(afterDelay: TimeInterval)
      static runningPropertyAnimator(withDuration: TimeInterval, delay: TimeInterval, options: \
      Options, animations: () -> Void, completion: ((Position) -> Void)? = nil)
      """),
    MemberTable(
      """
      UIPercentDrivenInteractiveTransition
      duration: TimeInterval
      percentComplete: CGFloat
      update(_ percentComplete: CGFloat)
      """),
  ]

  private static let views = [
    MemberTable(
      """
      UINavigationItem
      title: String?
      """),
    MemberTable(
      """
      UISearchBar
      prompt: String?
      """),
    MemberTable(
      """
      UIScrollView
      zoomScale: CGFloat
      setZoomScale(_ scale: CGFloat, animated: Bool)
      """),
    MemberTable(
      """
      UIStackView
      setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
      """),
    MemberTable(
      """
      UIProgressView
      setProgress(_ progress: Float, animated: Bool)
      """),
  ]

  private static let devices = [
    MemberTable(
      """
      UIDevice
      userInterfaceIdiom: UIUserInterfaceIdiom
      """)
  ]

  private static let time = [
    MemberTable(
      """
      Date
      init(timeIntervalSinceNow: TimeInterval)
      timeIntervalSinceNow: TimeInterval
      addingTimeInterval(_ timeInterval: TimeInterval)
      """),
    MemberTable(
      """
      Timer
      init(timeInterval: TimeInterval, repeats: Bool, block: (Timer) -> Void)
      timeInterval: TimeInterval
      tolerance: TimeInterval
      """),
    MemberTable(
      """
      NSObject
      perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
      """),
    MemberTable(
      """
      system
      wait(_ seconds: Double = 0)
      wait(seconds: Double)
      resize(width: Double, height: Double)
      """),
  ]
}

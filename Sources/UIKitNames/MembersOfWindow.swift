extension MemberTable {
  /// The members of `UIWindow`.
  static let window = MemberTable(
    """
    UIWindow

    rootViewController: UIViewController? [simulated, schedules]
    isKeyWindow [simulated]
    windowScene [simulated, scene, since 13]
    overrideUserInterfaceStyle: UIUserInterfaceStyle [simulated]

    makeKey() [simulated]
    makeKeyAndVisible() [simulated]
    becomeKey() [called]
    resignKey() [called]
    sendEvent(_ event: UIEvent) [called]

    init()
    init(frame: CGRect)
    init(windowScene: UIWindowScene)
    init(coder: NSCoder)
    """)
}

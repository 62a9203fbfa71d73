extension MemberTable {
  /// The members of `UIWindow`.
  static let window = MemberTable(
    """
    UIWindow

    rootViewController [simulated, schedules]
    isKeyWindow [simulated]
    windowScene [simulated, since 13]
    overrideUserInterfaceStyle [simulated]

    makeKey() [simulated]
    makeKeyAndVisible() [simulated]
    becomeKey() [called]
    resignKey() [called]
    sendEvent(_ event: UIEvent) [called]
    """)
}

import Scenarios
import Testing

/// Tests `overrideUserInterfaceStyle` of controllers and windows.
@Suite struct InterfaceStyleTests {
  @Test(arguments: [13, 16, 17, 26])
  func aControllersStyleReachesItsChildrenAndNobodyElse(release: Int) {
    checkHolds(
      """
      let P = UIViewController(), A = UIViewController(), B = UIViewController()
      window.rootViewController = P
      P.addChild(A)
      P.view.addSubview(A.view)
      A.didMove(toParent: P)
      A.addChild(B)
      A.view.addSubview(B.view)
      B.didMove(toParent: A)
      when "one becomes dark" { A.overrideUserInterfaceStyle = .dark }
      expect(.geometry) {
          A.traitCollectionDidChange
          B.traitCollectionDidChange
      }
      require A.overrideUserInterfaceStyle == .dark
      require B.overrideUserInterfaceStyle == .unspecified
      require B.traitCollection.userInterfaceStyle == .dark
      require P.traitCollection.userInterfaceStyle == .light
      when "the override goes" { A.overrideUserInterfaceStyle = .unspecified }
      require B.traitCollection.userInterfaceStyle == .light
      """, ScenarioAttributes(on: release))
  }

  @Test(arguments: [13, 16, 17, 26])
  func aWindowsStyleReachesItsRootAndWhatIsPresentedInIt(release: Int) {
    checkHolds(
      """
      let A = UIViewController(), M = UIViewController()
      window.rootViewController = A
      A.present(M, animated: false)
      when "the window becomes dark" { window.overrideUserInterfaceStyle = .dark }
      expect(.geometry) {
          A.traitCollectionDidChange
          M.traitCollectionDidChange
      }
      require window.overrideUserInterfaceStyle == .dark
      require M.traitCollection.userInterfaceStyle == .dark
      when "the system becomes dark too" { system.setTraits(userInterfaceStyle: .dark) }
      expect(.geometry) {}
      """, ScenarioAttributes(on: release))
  }
}

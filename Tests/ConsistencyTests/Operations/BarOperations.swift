import LifecycleEngine

// Bars, the safe area, the ways of coming and going, and the orientation of the interface.
extension OperationRow {
  static let bars: [Operation.Kind: OperationRow] = [
    .hideNavigationBar: call({
      $0.choice % 2 == 0
        ? "\($0.subject.name).setNavigationBarHidden(\($0.isOn), animated: false)"
        : "\($0.subject.name).isNavigationBarHidden = \($0.isOn)"
    }) { $1.world.setBarHidden(.navigationBar, $0.isOn, of: $1[$0.subject]) },
    .hideToolbar: call({
      $0.choice % 2 == 0
        ? "\($0.subject.name).setToolbarHidden(\($0.isOn), animated: false)"
        : "\($0.subject.name).isToolbarHidden = \($0.isOn)"
    }) { $1.world.setBarHidden(.toolbar, $0.isOn, of: $1[$0.subject]) },
    .hideTabBar: since(
      18,
      {
        $0.choice % 2 == 0
          ? "\($0.subject.name).setTabBarHidden(\($0.isOn), animated: false)"
          : "\($0.subject.name).isTabBarHidden = \($0.isOn)"
      }
    ) { $1.world.setBarHidden(.tabBar, $0.isOn, of: $1[$0.subject]) },
    .hideBottomBar: call({ "\($0.subject.name).hidesBottomBarWhenPushed = \($0.isOn)" }) {
      $1.world.setHidesBottomBarWhenPushed($0.isOn, of: $1[$0.subject])
    },
    .setPreferredTransition: since(
      18,
      {
        "\($0.subject.name).preferredTransition = "
          + ($0.isOn ? ".zoom { _ in nil }" : ".crossDissolve")
      }
    ) { $1.world.setPrefersZoom($0.isOn, of: $1[$0.subject]) },
    .insetSafeArea: since(
      11,
      {
        "\($0.subject.name).additionalSafeAreaInsets = "
          + ($0.isOn ? "UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)" : ".zero")
      }
    ) {
      $1.world.setAdditionalSafeAreaInsets(
        $0.isOn ? Insets(top: 20, bottom: 10) : .zero, of: $1[$0.subject])
    },
    .requestGeometry: since(
      16,
      {
        "window1.windowScene?.requestGeometryUpdate("
          + ".iOS(interfaceOrientations: .\(masks[$0.choice].name)))"
      }
    ) { _ = $1.world.requestGeometry(masks[$0.choice].mask) },
    .attemptRotation: call({ _ in "UIViewController.attemptRotationToDeviceOrientation()" }) {
      $1.world.attemptRotationToDeviceOrientation()
    },
  ]

  /// The orientations that a scene can be asked for.
  private static let masks = ["portrait", "landscapeLeft", "landscape", "all"].map { name in
    (name: name, mask: OrientationMask(named: name) ?? .all)
  }
}

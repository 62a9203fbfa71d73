import LifecycleEngine
import ScriptCompiler
import UIKitNames

// The user's taps on bars, where the script may have switched off touches.
extension ControlMembers {
  /// The width of the edge that begins a swipe back, in points.
  private static let edge = 20.0

  /// Throws if the user cannot go back because the script has set a bar or view to take no touches.
  func checkGoesBack(bySwipe: Bool = false) throws(GestureError) {
    if let doubt = machine.unknowns.hostedDoubt(.back) { throw doubt }
    guard var navigation = world.frontContainer(.navigationController) else { return }
    while world.viewControllers(ofNavigation: navigation).count < 2,
      let outer = world.ancestor(of: navigation, kind: .navigationController)
    {
      navigation = outer
    }
    if !bySwipe {
      try machine.views.checkTakesTouches(bar: .navigationBar, of: navigation)
    } else if let view = world.viewIfLoaded(of: navigation) {
      try machine.views.checkTakesTouches(view, "the navigation controller's view")
      try machine.views.checkSwiped(
        view, "the navigation controller's view",
        width: world.maySwipeBackFromContent(in: navigation) ? nil : ControlMembers.edge)
    }
  }

  /// Throws if the tab bar or the item of a tab takes no touches.
  func checkTab(_ index: Int) throws(GestureError) {
    guard let tabBar = world.frontContainer(.tabBarController) else { return }
    let tabs = world.viewControllers(ofTabBar: tabBar)
    guard tabs.indices.contains(index) else { return }
    try machine.views.checkTakesTouches(bar: .tabBar, of: tabBar)
    if switches(of: "tabBarItem", of: tabs[index])[ViewMembers.isEnabled]?.isFalse == true {
      throw .ignoresTouches("the item of the tab is not enabled")
    }
  }
}

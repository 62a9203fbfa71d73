extension Drive {
  static let launch = Drive(
    statement:
      "The screen is the app's first screen and stays for a while; then "
      + "another screen takes its place.",
    script: """
      var $screen = $Screen
      when "the app shows the screen" { window.rootViewController = $screen }
      $visible
      when "time passes" { system.wait(10) }
      $answer
      when "everything lets go of the screen" {
        window.rootViewController = UIViewController()
        $release
      }
      """)

  static let push = Drive(
    statement: "The screen is pushed, another screen is pushed over it and "
      + "popped, and the screen is popped.",
    script: """
      let $navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = $navigation
      var $screen = $Screen
      when "the screen is pushed" { $navigation.pushViewController($screen, animated: true) }
      $visible
      when "another screen is pushed over it" {
        $navigation.pushViewController($Partner, animated: true)
      }
      when "that is popped" { $navigation.popViewController(animated: true) }
      $answer
      when "the screen is popped" { $navigation.popViewController(animated: true) }
      $answer
      when "everything lets go of the screen" { $release }
      """, takesContainers: false)

  static let swipeCancel = Drive(
    statement: "The user begins to swipe back from the screen, and later from another screen back "
      + "to it, and cancels both times.",
    script: """
      let $navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = $navigation
      var $screen = $Screen
      when "the screen is pushed" { $navigation.pushViewController($screen, animated: true) }
      $visible
      when "the user begins to swipe back" { user.beginSwipeBack() }
      when "the user lets go" { user.cancelSwipe() }
      $answer
      when "another screen is pushed over it" {
        $navigation.pushViewController($Partner, animated: true)
      }
      when "the user begins to swipe back to the screen" {
        $held = !$navigation.isNavigationBarHidden
        if $held { user.beginSwipeBack() }
      }
      when "the user lets go again" {
        if $held { user.cancelSwipe() }
        $held = false
      }
      $answer
      when "everything is popped" { $navigation.popToRootViewController(animated: true) }
      $answer
      when "everything lets go of the screen" { $release }
      """, takesContainers: false)

  static let tabs = Drive(
    statement: "The screen is a tab; the user switches to another tab and back, twice.",
    script: """
      let $tabs = UITabBarController()
      var $screen = $Screen
      $tabs.viewControllers = [$screen, $Partner]
      when "the app shows the screen as a tab" { window.rootViewController = $tabs }
      $visible
      when "another tab is selected" { $tabs.selectedIndex = 1 }
      when "the screen is selected" { $tabs.selectedIndex = 0 }
      $answer
      when "the other tab is selected again" { $tabs.selectedIndex = 1 }
      when "the screen is selected again" { $tabs.selectedIndex = 0 }
      $answer
      when "everything lets go of the screen" {
        window.rootViewController = UIViewController()
        $tabs.viewControllers = []
        $release
      }
      """)

  static let removal = Drive(
    statement: "The screen is a child that fills part of another screen, which then removes it.",
    script: """
      let $parent = UIViewController()
      window.rootViewController = $parent
      var $screen = $Screen
      when "another screen shows the screen in itself" {
        $parent.addChild($screen)
        $screen.view.frame = CGRect(x: 20, y: 120, width: 353, height: 500)
        $parent.view.addSubview($screen.view)
        $screen.didMove(toParent: $parent)
      }
      $visible
      when "the other screen takes it out" {
        $screen.willMove(toParent: nil)
        $screen.view.removeFromSuperview()
        $screen.removeFromParent()
      }
      $answer
      when "everything lets go of the screen" { $release }
      """)

  static let storyboard = Drive(
    statement: "The screen comes from a storyboard, and is pushed and popped.",
    script: """
      let $navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = $navigation
      var $screen = UIViewController()
      when "a storyboard makes the screen" {
        $screen = system.instantiateFromStoryboard($Class.self)
      }
      when "the screen is pushed" { $navigation.pushViewController($screen, animated: true) }
      $visible
      when "the screen is popped" { $navigation.popViewController(animated: true) }
      $answer
      when "everything lets go of the screen" { $release }
      """)
}

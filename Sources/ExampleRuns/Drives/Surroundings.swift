extension Drive {
  static let rotate = Drive(
    statement: "The device rotates to landscape and back while the screen is visible.",
    script: """
      var $screen = $Screen
      when "the app shows the screen" { window.rootViewController = $screen }
      $visible
      when "the device is turned on its side" { user.rotate(to: .landscapeLeft) }
      when "the device is turned back" { user.rotate(to: .portrait) }
      $answer
      when "everything lets go of the screen" {
        window.rootViewController = UIViewController()
        $release
      }
      """)

  static let resize = Drive(
    statement: "On an iPad, the window becomes narrow while another tab is selected, and later "
      + "wide again while the screen is visible.",
    script: """
      let $tabs = UITabBarController()
      var $screen = $Screen
      $tabs.viewControllers = [$screen, $Partner]
      when "the app shows the screen as a tab" { window.rootViewController = $tabs }
      $visible
      when "another tab is selected" { $tabs.selectedIndex = 1 }
      when "the window becomes narrow" { system.resize(width: 320, height: 1366) }
      when "the screen is selected" { $tabs.selectedIndex = 0 }
      $answer
      when "the window becomes wide" { system.resize(width: 1024, height: 1366) }
      $answer
      when "everything lets go of the screen" {
        window.rootViewController = UIViewController()
        $tabs.viewControllers = []
        $release
      }
      """, isOnPad: true)

  static let memory = Drive(
    statement: "Memory runs low while the screen is visible.",
    script: """
      var $screen = $Screen
      when "the app shows the screen" { window.rootViewController = $screen }
      $visible
      when "memory runs low" { system.memoryWarning() }
      $answer
      when "everything lets go of the screen" {
        window.rootViewController = UIViewController()
        $release
      }
      """)

  static let background = Drive(
    statement: "The app goes to the background while the screen is visible, and comes back.",
    script: """
      var $screen = $Screen
      when "the app shows the screen" { window.rootViewController = $screen }
      $visible
      when "the app goes to the background" { system.enterBackground() }
      when "the app comes back" { system.enterForeground() }
      $answer
      $answer
      when "everything lets go of the screen" {
        window.rootViewController = UIViewController()
        $release
      }
      """)
}

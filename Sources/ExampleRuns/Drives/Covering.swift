extension Drive {
  static let cover = Drive(
    statement: "Something is presented full screen over the screen, and dismissed.",
    script: """
      var $screen = $Screen
      when "the app shows the screen" { window.rootViewController = $screen }
      $visible
      when "another screen is presented over all of it" {
        let other = $Partner
        other.modalPresentationStyle = .fullScreen
        $screen.present(other, animated: true)
      }
      when "that is dismissed" { $screen.dismiss(animated: true) }
      $answer
      $answer
      when "everything lets go of the screen" {
        window.rootViewController = UIViewController()
        $release
      }
      """)

  static let sheet = Drive(
    statement: "A sheet is presented over the screen, and dismissed.",
    script: """
      var $screen = $Screen
      when "the app shows the screen" { window.rootViewController = $screen }
      $visible
      when "a sheet is presented over it" { $screen.present($Partner, animated: true) }
      when "the sheet is dismissed" { $screen.dismiss(animated: true) }
      $answer
      $answer
      when "everything lets go of the screen" {
        window.rootViewController = UIViewController()
        $release
      }
      """)

  static let sheetCancel = Drive(
    statement: "The screen is a sheet; the user begins to swipe it away, and cancels.",
    script: """
      let $presenter = UIViewController()
      window.rootViewController = $presenter
      var $screen = $Screen
      when "the screen is presented as a sheet" { $presenter.present($screen, animated: true) }
      $visible
      when "the user begins to swipe it away" { user.beginSheetSwipe() }
      when "the user lets go" { user.cancelSwipe() }
      $answer
      when "the sheet is dismissed" { $presenter.dismiss(animated: true) }
      $answer
      when "everything lets go of the screen" { $release }
      """)
}

// Calls about the app.
extension World {
  /// What the app is doing.
  public var activity: AppActivity { process.activity }

  /// Sets the delegate of the application; it is not held.
  public func setAppDelegate(_ delegate: ObjectID?) { process.setAppDelegate(delegate) }

  /// Sets the delegate of the scene; it is not held.
  public func setSceneDelegate(_ delegate: ObjectID?) { process.setSceneDelegate(delegate) }

  /// The delegate of the application, if it is alive.
  public var currentAppDelegate: ObjectID? { alive(process.appDelegate) }

  /// The delegate of the scene, if it is alive.
  public var currentSceneDelegate: ObjectID? { alive(process.sceneDelegate) }

  /// The key window; if it is gone, the one that has taken its place.
  public var keyWindow: ObjectID? { app.keyWindow }

  /// Makes a window the key window.
  public func makeKey(_ window: ObjectID) { process.makeKey(window) }

  /// Ends the app because an object has no method of a name.
  public func raiseUnrecognizedSelector(_ name: String, of object: ObjectID) {
    perform(.unrecognizedSelector, subject: object, missing: name)
  }

  /// True if the notification center forgets an observer that is gone.
  public var forgetsGoneObservers: Bool { holds(.goneObserversGetNothing) }

  /// The user leaves the app.
  /// - Returns: True if it was in front.
  public func enterBackground() -> Bool { app.enterBackground() }

  /// The user comes back to the app.
  /// - Returns: True if it was in the background.
  public func enterForeground() -> Bool { app.enterForeground() }

  /// The system is short of memory.
  public func warnOfMemory() { perform(.memoryWarning, from: nil, to: nil) }

  /// True if the app has scenes: not if the author gave it a delegate of the application only, as
  /// apps without a scene manifest have; one that sets scenes up is for such a manifest.
  public var hasScenes: Bool { app.hasScenes }

  /// The app starts: what `UIApplicationMain` does once the author's delegates are there.
  /// - Parameter hasStoryboard: True if the app has a main storyboard, which the author's code is
  ///   then asked for its first controller.
  /// - Returns: True if it could start, which an app cannot that shows something.
  public func launch(hasStoryboard: Bool) -> Bool { app.launch(hasStoryboard: hasStoryboard) }
}

// Calls about the app.
extension World {
  /// The activity of the app.
  public var activity: AppActivity { process.activity }

  /// Sets the delegate of the application; the delegate is not held.
  public func setAppDelegate(_ delegate: ObjectID?) { process.setAppDelegate(delegate) }

  /// Sets the delegate of the scene; the delegate is not held.
  public func setSceneDelegate(_ delegate: ObjectID?) { process.setSceneDelegate(delegate) }

  /// The delegate of the application, if alive.
  public var currentAppDelegate: ObjectID? { alive(process.appDelegate) }

  /// The delegate of the scene, if alive.
  public var currentSceneDelegate: ObjectID? { alive(process.sceneDelegate) }

  /// The key window. If the key window is gone, another window is key.
  public var keyWindow: ObjectID? { app.keyWindow }

  /// Makes a window the key window.
  public func makeKey(_ window: ObjectID) { process.makeKey(window) }

  /// Ends the app because an object has no method of a name.
  public func raiseUnrecognizedSelector(_ name: String, of object: ObjectID) {
    perform(.unrecognizedSelector, subject: object, missing: name)
  }

  /// True if the notification center forgets a deallocated observer.
  public var forgetsGoneObservers: Bool { holds(.goneObserversGetNothing) }

  /// True if the app has scenes. An app without scenes has only a delegate of the application,
  /// which sets up no scenes.
  public var hasScenes: Bool { app.hasScenes }
}

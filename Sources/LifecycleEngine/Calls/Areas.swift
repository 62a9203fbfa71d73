// The areas of the engine that act on a world. Each area does one thing and reaches the other areas
// through the world.
extension World {
  var containers: Containers { Containers(world: self) }
  var navigation: NavigationControllers { NavigationControllers(world: self) }
  var tabBars: TabBarControllers { TabBarControllers(world: self) }
  var paging: PageViewControllers { PageViewControllers(world: self) }
  var splitViews: SplitViewControllers { SplitViewControllers(world: self) }
  var gestures: Gestures { Gestures(world: self) }
  var presenting: PresentationControllers { PresentationControllers(world: self) }
  var sheets: Sheets { Sheets(world: self) }
  var windowChanges: WindowChanges { WindowChanges(world: self) }
  var traitEnvironment: TraitEnvironment { TraitEnvironment(world: self) }
  var coordination: TransitionCoordinators { TransitionCoordinators(world: self) }
  var animators: Animators { Animators(world: self) }
  var app: AppProcess { AppProcess(world: self) }
  var textEditing: TextEditing { TextEditing(world: self) }
  var segues: Segues { Segues(world: self) }
  var layout: LayoutPass { LayoutPass(world: self) }
  var hierarchy: ViewHierarchy { ViewHierarchy(world: self) }
  var appearances: Appearances { Appearances(world: self) }
  var containment: Containment { Containment(world: self) }
}

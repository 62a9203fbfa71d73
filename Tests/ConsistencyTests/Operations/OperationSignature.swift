// The possible subjects of an operation, and its frequency.
extension Operation.Kind {
  /// The possible subjects: members whose class has the method.
  var subjects: [Member] {
    switch self {
    case .push, .pushAlongside, .pushInTransaction, .pop, .popToRoot, .popTo, .setStack:
      Member.navigations
    case .setTabs, .setTabObjects, .selectTab, .selectTabShowing: Member.tabBars
    case .makePages, .setPage, .setTwoPages: Member.pages
    case .setAlbumPage: [Member.album]
    case .hideNavigationBar, .hideToolbar: Member.navigations
    case .hideTabBar: Member.tabBars
    case .setSearch: Member.plain
    case .beginSearch, .endSearch, .tapSearch: [Member.search]
    case .placeView, .insertView, .nestView, .orderView, .takeView, .exchangeViews,
      .useConstraints:
      Member.views
    case .hideView, .setFrame, .setMask, .setNeedsDisplay: Member.views + Member.fields
    case .setAppDelegate: Member.apps
    case .setSceneDelegate: [Member.scene]
    case .launchStoryboard: [Member.entry]
    case .answer: [Member.all[0]]
    case .setColumns, .setColumn, .clearColumn, .showColumn, .hideColumn, .setDisplayMode:
      Member.splits
    case .setRoot, .clearRoot, .showWindow, .hideWindow, .makeKeyAndVisible, .makeKey,
      .overrideWindowStyle:
      Member.windows
    case .contain, .takeOut: Member.boxes + Member.closedBoxes
    case .exchange: Member.boxes
    case .addChild, .addView, .transition: Member.boxes + Member.plain + Member.closedBoxes
    case .segueEmbed: Member.plain
    case .beginAppearance, .endAppearance, .callAppearance: Member.puppets + Member.shown
    case .renew: Member.plain + Member.puppets + Member.boxes
    case .awake: Member.plain
    case .placeField, .removeField, .beginEditing, .endEditing, .tapField: Member.fields
    default: Member.shown
    }
  }

  /// The possible second members.
  var others: [Member] {
    switch self {
    case .present, .show, .showDetail, .segueShow, .segueModal:
      Member.plain + Member.navigations + Member.boxes + Member.tabBars + Member.splits
        + [Member.alert, Member.search]
    case .setRoot: Member.shown + [Member.alert]
    case .setSearch: [Member.search]
    case .setTabs, .setTabObjects:
      Member.navigations + Member.plain + Member.pages + Member.boxes + Member.splits
    case .setColumns, .setColumn: Member.plain + Member.navigations + Member.tabBars
    case .setPage: Member.shown
    case .push, .pushAlongside, .pushInTransaction, .setStack:
      Member.plain + Member.pages + Member.boxes + Member.splits
    case .makePages, .setTwoPages: Member.plain
    case .contain, .addChild, .addView, .exchange, .transition, .takeOut:
      Member.plain + Member.navigations + Member.tabBars + Member.pages
    case .segueEmbed: Member.plain + Member.navigations
    case .segueUnwind: Member.with(.home)
    case .setAlbumPage: Member.albumPages
    case .exchangeViews: Member.views
    case .nestView: Member.views + Member.fields
    case .setPresentationDelegate, .makePopover: [Member.delegate, Member.chooser]
    case .setTransitioningDelegate, .sendTraits, .answer: [Member.delegate]
    default: Member.shown
    }
  }

  /// True if the subject comes to hold the others.
  var contains: Bool {
    switch self {
    case .push, .pushAlongside, .pushInTransaction, .setStack, .setTabs, .setTabObjects,
      .makePages, .setPage, .setAlbumPage,
      .setColumns, .setColumn,
      .setRoot, .contain, .exchange,
      .segueEmbed, .present, .show, .showDetail, .segueShow, .segueModal:
      true
    default: false
    }
  }

  /// The number of choices.
  var choices: Int {
    switch self {
    case .present: 10
    case .schedule: 500
    case .resize, .tapTab, .selectTab, .insertView: 3
    case .setDisplayMode: OperationRow.displayModes.count
    case .answer: Answer.allCases.count
    case .observe: OperationRow.notifications.count
    default: 4
    }
  }

  private var area: Generator.Theme {
    switch self {
    case .push, .pushAlongside, .pushInTransaction, .pop, .popToRoot, .popTo, .setStack, .tapBack,
      .swipeBack,
      .segueShow,
      .segueUnwind, .hideNavigationBar, .setPreferredTransition:
      .navigation
    case .contain, .takeOut, .exchange, .addChild, .removeFromParent, .addView, .removeView,
      .transition, .segueEmbed:
      .containment
    case .present, .dismiss, .setSearch, .beginSearch, .endSearch, .tapSearch, .pullSheet,
      .dragSheet, .setDetents, .selectDetent, .undimDetent,
      .setModal, .setContext, .setPresentationDelegate,
      .segueModal, .setTransitioningDelegate, .setTransitionStyle, .setPreferredSize, .makePopover:
      .presentations
    case .makePages, .setPage, .setAlbumPage, .turnPage: .pages
    case .placeView, .insertView, .nestView, .orderView, .exchangeSubviews, .takeView,
      .exchangeViews,
      .setFrame, .setNeedsDisplay, .placeField, .tapField, .beginEditing, .observe:
      .views
    case .setColumns, .setColumn, .showColumn, .hideColumn, .setDisplayMode, .resize, .setTabs,
      .setTabObjects, .selectTab:
      .columns
    default: .anything
    }
  }

  private var usualWeight: Int {
    switch self {
    // Worlds begin with this operation, before they present.
    case .makePopover: 0
    case .push, .contain: 6
    case .present, .dismiss, .setPage, .setStack, .swipeBack, .turnPage, .pullSheet, .dragSheet: 4
    case .pop, .tapSearch, .tapBack, .takeOut, .setRoot, .setTabs, .tapTab, .exchange, .transition:
      3
    case .popToRoot, .selectTab, .setColumn, .addView, .removeView, .layoutIfNeeded, .segueUnwind:
      2
    default: 1
    }
  }

  func weight(in theme: Generator.Theme) -> Int {
    if theme == .adaptation, [.present, .resize, .rotate, .setPresentationDelegate].contains(self) {
      return 15
    }
    return theme == .anything || area != theme ? usualWeight : usualWeight * 5
  }
}

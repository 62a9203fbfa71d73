// finding=load-view-called
// The trail planner is forced to make its view by hand, which leaves out the rest of the loading.
let planner = TrailPlannerController(region: .dolomites)
planner.loadView()  // viewDidLoad is not part of this call.  // <- load-view-called, launch, no event
navigationController?.pushViewController(planner, animated: true)

// finding=none
// Constraints place the video, and the frame that it is made with does not matter.
private var video: MetalVideoView!

override func viewDidLoad() {
    super.viewDidLoad()
    video = MetalVideoView(frame: view.bounds)
    video.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(video)
    NSLayoutConstraint.activate([
        video.topAnchor.constraint(equalTo: view.topAnchor),
        video.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        video.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        video.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
}

import UIKit
import MapKit
import CoreLocation

/// A map with a panel of the stores in view: at the side where there is room, at the bottom otherwise.
final class StoreMapViewController: UIViewController {

    private let service: StoreService
    private let locationManager = CLLocationManager()
    private let mapView = MKMapView()
    private let panel = StorePanelViewController()

    private var compactConstraints: [NSLayoutConstraint] = []
    private var regularConstraints: [NSLayoutConstraint] = []
    private var usesRegularLayout: Bool?
    private var hasCenteredOnUser = false
    private var searchTask: Task<Void, Never>?

    init(service: StoreService) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
        title = "Stores"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        searchTask?.cancel()
    }

    // MARK: - Life cycle

    override func loadView() {
        let root = UIView()
        root.backgroundColor = .systemBackground
        mapView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(mapView)
        NSLayoutConstraint.activate([
            mapView.topAnchor.constraint(equalTo: root.topAnchor),
            mapView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            mapView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            mapView.trailingAnchor.constraint(equalTo: root.trailingAnchor)
        ])
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.delegate = self
        mapView.showsUserLocation = true
        locationManager.delegate = self
        locationManager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        embedPanel()

        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitHorizontalSizeClass.self], action: #selector(sizeClassDidChange))
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        locationManager.startUpdatingLocation()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        // The first moment the traits are those of the place we are shown in.
        applyLayoutForTraits()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        locationManager.stopUpdatingLocation()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 17.0, *) {
            return
        }
        if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
            applyLayoutForTraits()
        }
    }

    @objc private func sizeClassDidChange() {
        applyLayoutForTraits()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let isRegular = usesRegularLayout else { return }
        // Keeps the legal label and the centre of the map clear of the panel.
        var margins = UIEdgeInsets.zero
        if isRegular {
            margins.left = panel.view.frame.maxX
        } else {
            margins.bottom = max(0, view.bounds.height - panel.view.frame.minY - view.safeAreaInsets.bottom)
        }
        mapView.layoutMargins = margins
    }

    // MARK: - Panel

    private func embedPanel() {
        panel.onSelect = { [weak self] store in
            self?.showDetail(of: store)
        }
        addChild(panel)
        panel.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel.view)
        panel.didMove(toParent: self)

        compactConstraints = [
            panel.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.view.heightAnchor.constraint(equalToConstant: 260)
        ]
        regularConstraints = [
            panel.view.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            panel.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            panel.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            panel.view.widthAnchor.constraint(equalToConstant: 320)
        ]
    }

    private func applyLayoutForTraits() {
        guard isViewLoaded else { return }
        let isRegular = traitCollection.horizontalSizeClass == .regular
        guard isRegular != usesRegularLayout else { return }
        usesRegularLayout = isRegular
        if isRegular {
            NSLayoutConstraint.deactivate(compactConstraints)
            NSLayoutConstraint.activate(regularConstraints)
        } else {
            NSLayoutConstraint.deactivate(regularConstraints)
            NSLayoutConstraint.activate(compactConstraints)
        }
        view.setNeedsLayout()
    }

    private func showDetail(of store: Store) {
        guard viewIfLoaded?.window != nil, presentedViewController == nil else { return }
        let detail = StoreDetailViewController(store: store)
        detail.modalPresentationStyle = .pageSheet
        detail.sheetPresentationController?.detents = [.medium(), .large()]
        detail.sheetPresentationController?.prefersGrabberVisible = true
        present(detail, animated: true)
    }

    // MARK: - Search

    private func search(in region: MKCoordinateRegion) {
        searchTask?.cancel()
        searchTask = Task { [weak self, service] in
            do {
                // The map is still being moved; wait until it rests.
                try await Task.sleep(nanoseconds: 300_000_000)
                let stores = try await service.stores(in: region)
                guard !Task.isCancelled else { return }
                self?.show(stores)
            } catch {
                guard !Task.isCancelled else { return }
                self?.panel.showMessage("Stores could not be loaded.")
            }
        }
    }

    private func show(_ stores: [Store]) {
        mapView.removeAnnotations(mapView.annotations)
        mapView.addAnnotations(stores.map { StoreAnnotation(store: $0) })
        panel.show(stores)
    }
}

extension StoreMapViewController: MKMapViewDelegate {

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        search(in: mapView.region)
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        guard let annotation = view.annotation as? StoreAnnotation else { return }
        mapView.deselectAnnotation(annotation, animated: true)
        showDetail(of: annotation.store)
    }
}

extension StoreMapViewController: CLLocationManagerDelegate {

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        if manager.authorizationStatus == .notDetermined {
            manager.requestWhenInUseAuthorization()
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard !hasCenteredOnUser, let location = locations.last else { return }
        hasCenteredOnUser = true
        let region = MKCoordinateRegion(center: location.coordinate, latitudinalMeters: 2000, longitudinalMeters: 2000)
        mapView.setRegion(region, animated: true)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        panel.showMessage("Your position is not known.")
    }
}

// MARK: - Panel

final class StorePanelViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

    var onSelect: ((Store) -> Void)?

    private let tableView = UITableView()
    private let messageLabel = UILabel()
    private var stores: [Store] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.cornerRadius = 12
        view.clipsToBounds = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "StoreCell")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.backgroundView = messageLabel
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        messageLabel.textAlignment = .center
        view.addSubview(tableView)
    }

    func show(_ stores: [Store]) {
        self.stores = stores
        messageLabel.text = stores.isEmpty ? "No stores here" : nil
        tableView.reloadData()
    }

    func showMessage(_ text: String) {
        guard stores.isEmpty else { return }
        messageLabel.text = text
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return stores.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "StoreCell", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = stores[indexPath.row].name
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect?(stores[indexPath.row])
    }
}

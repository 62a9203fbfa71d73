import AVFoundation
import UIKit

final class ScannerViewController: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
    enum ScannerError: LocalizedError {
        case noCamera
        case denied

        var errorDescription: String? {
            switch self {
            case .noCamera: return "No camera"
            case .denied: return "Access denied"
            }
        }
    }

    var onCode: ((Result<String, ScannerError>) -> Void)?

    private let session = AVCaptureSession()
    private let sessionQueue = DispatchQueue(label: "scanner.session", qos: .userInitiated)
    private var previewLayer: AVCaptureVideoPreviewLayer?
    private var isConfigured = false
    private lazy var torchButton = UIBarButtonItem(image: UIImage(systemName: "bolt"), style: .plain, target: self, action: #selector(toggleTorch))
    private var interruptionObservers: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        navigationItem.rightBarButtonItem = torchButton
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.videoGravity = .resizeAspectFill
        view.layer.addSublayer(layer)
        previewLayer = layer
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observeInterruptions()
        AVCaptureDevice.requestAccess(for: .video) { [weak self] granted in
            guard granted else {
                DispatchQueue.main.async { self?.onCode?(.failure(.denied)) }
                return
            }
            self?.start()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stopObserving()
        sessionQueue.async { [session] in
            if session.isRunning { session.stopRunning() }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        previewLayer?.frame = view.layer.bounds
    }

    private func observeInterruptions() {
        guard interruptionObservers.isEmpty else { return }
        let center = NotificationCenter.default
        interruptionObservers = [
            center.addObserver(forName: .AVCaptureSessionWasInterrupted, object: session, queue: .main) { [weak self] _ in
                self?.torchButton.isEnabled = false
            },
            center.addObserver(forName: .AVCaptureSessionInterruptionEnded, object: session, queue: .main) { [weak self] _ in
                self?.torchButton.isEnabled = true
            },
        ]
    }

    private func stopObserving() {
        interruptionObservers.forEach(NotificationCenter.default.removeObserver)
        interruptionObservers.removeAll()
    }

    private func start() {
        sessionQueue.async { [weak self] in
            guard let self = self else { return }
            do {
                try self.configureIfNeeded()
                self.session.startRunning()
            } catch let error as ScannerError {
                DispatchQueue.main.async { self.onCode?(.failure(error)) }
            } catch {
                assertionFailure("\(error)")
            }
        }
    }

    private func configureIfNeeded() throws {
        if isConfigured { return }
        session.beginConfiguration()
        defer { session.commitConfiguration() }
        guard let device = AVCaptureDevice.default(for: .video),
              let input = try? AVCaptureDeviceInput(device: device),
              session.canAddInput(input) else {
            throw ScannerError.noCamera
        }
        session.addInput(input)
        let output = AVCaptureMetadataOutput()
        if session.canAddOutput(output) {
            session.addOutput(output)
            output.setMetadataObjectsDelegate(self, queue: .main)
            output.metadataObjectTypes = [.qr, .ean13]
        }
        isConfigured = true
    }

    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {
        guard case let code as AVMetadataMachineReadableCodeObject = metadataObjects.first, let value = code.stringValue else { return }
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        onCode?(.success(value))
    }

    @objc private func toggleTorch() {
        guard let device = AVCaptureDevice.default(for: .video), device.hasTorch, (try? device.lockForConfiguration()) != nil else { return }
        device.torchMode = device.torchMode == .on ? .off : .on
        device.unlockForConfiguration()
    }

    override var shouldAutorotate: Bool { false }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
}

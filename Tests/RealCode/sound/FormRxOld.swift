//
//  EditProfileVC.swift
//
import UIKit
import Photos

typealias ImagePickerVC = UIImagePickerController
typealias Completion<T> = (_ value: T?, _ error: NSError?) -> ()

private let kMaxLength: Int = 40
fileprivate extension Selector {
    static let saveTapped = #selector(EditProfileVC.saveTapped)
    static let photoTapped = #selector(EditProfileVC.photoTapped)
}

struct Profile {
    var name: String, email: String
    var age: Int = 0
    weak var owner: AnyObject?
}

class EditProfileVC: UIViewController {
    @IBOutlet var textFields: [UITextField]!
    @IBOutlet weak var avatarImageView: UIImageView! {
        didSet {
            avatarImageView.layer.masksToBounds = true
            avatarImageView.isUserInteractionEnabled = true
        }
    }

    var profile: Profile!
    var saved: Completion<Profile>?
    private var hasChanges = false {
        didSet {
            navigationItem.rightBarButtonItem?.isEnabled = hasChanges
            isModalInPresentation = hasChanges
        }
    }

    class func instantiate(profile: Profile, saved: @escaping Completion<Profile>) -> EditProfileVC {
        let sb = UIStoryboard(name: "Profile", bundle: Bundle(for: self))
        let vc = sb.instantiateViewController(withIdentifier: String(describing: self)) as! EditProfileVC
        vc.profile = profile
        vc.saved = saved
        return vc
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        edgesForExtendedLayout = []
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: .saveTapped)
        avatarImageView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .photoTapped))
        for field in textFields {
            field.delegate = self
            field.returnKeyType = .next
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        avatarImageView.layer.cornerRadius = avatarImageView.bounds.width / 2
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        view.endEditing(true)
    }

    @objc func saveTapped() {
        view.endEditing(true)
        saved?(profile, nil)
        if let nav = navigationController, nav.viewControllers.count > 1 {
            nav.popViewController(animated: true)
        } else {
            dismiss(animated: true, completion: nil)
        }
    }

    @objc func photoTapped() {
        guard UIImagePickerController.isSourceTypeAvailable(.photoLibrary) else { return }
        let picker = ImagePickerVC()
        picker.sourceType = .photoLibrary
        picker.allowsEditing = true
        picker.delegate = self
        self.present(picker, animated: true)
    }

    fileprivate func validate() -> Bool {
        var isValid = true
        outer: for field in textFields {
            guard let text = field.text else { continue outer }
            if text.isEmpty || text.count > kMaxLength {
                isValid = false
                break outer
            }
        }
        return isValid
    }
}

extension EditProfileVC: UITextFieldDelegate {
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        let old = (textField.text ?? "") as NSString
        hasChanges = true
        return old.replacingCharacters(in: range, with: string).count <= kMaxLength
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let i = textFields.index(where: { $0 === textField }), i < textFields.count - 1 {
            textFields[i + 1].becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        profile.name = textField.text ?? ""
        hasChanges = validate()
    }
}

extension EditProfileVC: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey : Any]) {
        avatarImageView.image = (info[.editedImage] ?? info[.originalImage]) as? UIImage
        hasChanges = true
        picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true, completion: nil)
    }
}

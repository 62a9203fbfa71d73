import Diagnostics
import SwiftSubset

/// The declarations by name, so that lookup takes the same time in scripts of ten and of a thousand
/// names. Code only looks names up and never lists the tables, because their order is not known.
struct NameTables {
  /// Indices into the program's tables, by name.
  var globals: [String: Int] = [:]
  var functions: [String: Int] = [:]
  /// Aliases and the types behind the aliases.
  var aliases: [String: TypeSyntax] = [:]
  /// The top-level functions, in the order of declaration.
  var functionNames: [String] = []
  /// The result types of top-level functions, as far as the name tells.
  var resultTypes: [String: TypeSyntax] = [:]
  /// The top-level functions of each name that several functions share.
  var overloads: [String: FunctionsOfName] = [:]
  /// The form of the first top-level function of a name.
  var firstForms: [String: FunctionForm] = [:]
  /// The functions of shared names, by the places of their names.
  var functionPlaces: [SourcePlace: Int] = [:]
  /// The failures for calls of functions that differ only in their result, by the places of the
  /// names.
  var ambiguous: [SourcePlace: Int] = [:]
  /// The parameters of the functions, methods and initialisers of each name. Parameters of an
  /// initialiser are also under the name of its type.
  var parameters: [String: [[(label: String?, type: TypeSyntax?)]]] = [:]
  /// The parameters of functions with autoclosures: the labels, and true for an autoclosure.
  var autoclosures: [String: [[(label: String?, isClosure: Bool)]]] = [:]
  /// The author's types by qualified name, and the extensions of library types by name.
  var typesByName: [String: Int] = [:]
  var extensions: [String: Int] = [:]
  /// The types in functions, by the places of their names, and the neighbours of each type.
  var localTypes: [SourcePlace: Int] = [:]
  var localPeers: [Int: [String: Int]] = [:]
  /// The types that declare a member of a name, in the order of declaration.
  var members: [String: [Int]] = [:]
  var staticMembers: [String: [Int]] = [:]
  /// The methods of each name, and the methods with equal labels by signature.
  var methodsByName: [String: MethodsOfName] = [:]
  var methodsBySignature: [String: MethodsOfSignature] = [:]
  /// Every method with its name and signature, in the order of declaration.
  var methodSignatures: [(function: Int, name: String, signature: String)] = []
  /// The near names of undeclared members, as a cache of finished searches.
  var memberSlips: [MemberSlip: String?] = [:]
}

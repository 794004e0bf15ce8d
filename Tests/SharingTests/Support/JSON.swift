import Foundation

/// A value of a JSON document that a test knows the form of.
struct JSON {
    private let value: Any?

    init(_ value: Any?) { self.value = value }

    /// Reads a document.
    init(parsing text: String) throws { value = try JSONSerialization.jsonObject(with: Data(text.utf8)) }

    subscript(key: String) -> JSON { JSON((value as? [String: Any])?[key]) }
    var list: [JSON] { (value as? [Any] ?? []).map { JSON($0) } }
    var number: Double { (value as? NSNumber)?.doubleValue ?? .nan }
    var text: String { value as? String ?? "" }
    var isNull: Bool { value == nil || value is NSNull }
}

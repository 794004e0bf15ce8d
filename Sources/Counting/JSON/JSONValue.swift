/// A value of a JSON document whose members keep the order they are written in.
///
/// Foundation's encoder orders keys by a hash or by the alphabet; a document that people read and diff has an order
/// of its own.
package enum JSONValue: Sendable, Equatable {
    case null
    case flag(Bool)
    /// A number by its text, which is valid JSON.
    case number(String)
    case text(String)
    case array([JSONValue])
    case object([Member])

    /// A name and its value.
    package struct Member: Sendable, Equatable {
        package let name: String
        package let value: JSONValue
    }

    /// An object of members in the order they are written.
    package static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(members.map { Member(name: $0.key, value: $0.value) })
    }

    package static func integer(_ number: Int) -> JSONValue { .number(String(number)) }

    static func integers(_ numbers: [Int]) -> JSONValue { .array(numbers.map(integer)) }
}

extension Optional {
    /// The value as JSON, or null where there is none.
    func orNull(_ convert: (Wrapped) -> JSONValue) -> JSONValue {
        map(convert) ?? .null
    }
}

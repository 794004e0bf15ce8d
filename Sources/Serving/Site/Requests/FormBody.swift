package import Pages

/// The fields of a form as a browser sends them: `application/x-www-form-urlencoded`
/// (https://url.spec.whatwg.org/#application/x-www-form-urlencoded).
package struct FormBody: Sendable, Equatable {
    /// In the order of the form; a name can come several times.
    package let fields: [LogSheet.Field]

    /// More fields than any form of the site has.
    package static let mostFields = 200
    /// In bytes; a note of a day is far shorter.
    package static let longest = 64 << 10

    /// Reads a body; nil if it is too long, has too many fields, or is not UTF-8 and well escaped.
    package init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count <= FormBody.longest else { return nil }
        var fields: [LogSheet.Field] = []
        for pair in bytes.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard fields.count < FormBody.mostFields, let name = FormBody.text(parts[0]),
                let value = FormBody.text(parts.count > 1 ? parts[1] : pair.prefix(0))
            else { return nil }
            fields.append(LogSheet.Field(name: name, value: value))
        }
        self.fields = fields
    }

    private static func text(_ bytes: some Collection<UInt8>) -> String? {
        guard let bytes = PercentDecoding.bytes(of: bytes, plus: UInt8(ascii: " ")), !bytes.contains(0) else {
            return nil
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension [LogSheet.Field] {
    /// The value of the first field of a name; nil without one.
    func value(_ name: String) -> String? { first { $0.name == name }?.value }
}

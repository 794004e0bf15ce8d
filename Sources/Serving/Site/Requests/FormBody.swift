package import Pages

/// The fields of a form as a browser sends them: `application/x-www-form-urlencoded`
/// (https://url.spec.whatwg.org/#application/x-www-form-urlencoded).
package struct FormBody: Sendable, Equatable {
    /// In the order of the form; a name can come several times.
    package let fields: [LogSheet.Field]

    /// The maximum number of fields of a form.
    package static let mostFields = 200
    /// The maximum number of bytes; a note of a day is far shorter.
    package static let longest = 64 << 10

    /// Reads a body; nil if it is too long, has too many fields, or isn't valid UTF-8 with valid escapes.
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
    /// The value of the first field with a name; nil if there isn't one.
    func value(_ name: String) -> String? { first { $0.name == name }?.value }
}

/// The fields and the file of a form with a file: `multipart/form-data` (RFC 7578).
///
/// The file has to be the last part, so that its bytes aren't searched for boundaries.
package struct MultipartForm {
    /// In the order of the form.
    package let fields: [LogSheet.Field]
    /// The name of the file, without a folder, and its bytes; nil if none was chosen.
    package let file: (name: String, bytes: ArraySlice<UInt8>)?

    /// The maximum number of bytes of the header of a part, and of a field other than the file.
    package static let longestField = 4 << 10

    /// Reads a body with the type of its request; nil if it isn't such a form.
    package init?(_ body: [UInt8], type: String) {
        guard let boundary = MultipartForm.boundary(type) else { return nil }
        let (first, next) = (Array("--\(boundary)\r\n".utf8), Array("\r\n--\(boundary)\r\n".utf8))
        let last = Array("\r\n--\(boundary)--".utf8)
        var rest = body[...]
        if rest.suffix(2).elementsEqual("\r\n".utf8) { rest = rest.dropLast(2) }
        guard rest.starts(with: first), rest.suffix(last.count).elementsEqual(last),
            rest.count >= first.count + last.count
        else { return nil }
        rest = rest.dropFirst(first.count).dropLast(last.count)
        var fields: [LogSheet.Field] = []
        var file: (name: String, bytes: ArraySlice<UInt8>)?
        while file == nil {
            let start = rest.prefix(MultipartForm.longestField)
            guard let head = start.firstRange(of: Array("\r\n\r\n".utf8)),
                let lines = String(validating: rest[..<head.lowerBound], as: UTF8.self),
                let name = MultipartForm.parameter("name", of: lines), fields.count < FormBody.mostFields
            else { return nil }
            rest = rest[head.upperBound...]
            if let given = MultipartForm.parameter("filename", of: lines) {
                // Another part after the file would be taken for bytes of the file.
                guard rest.suffix(2 * MultipartForm.longestField).firstRange(of: next) == nil else { return nil }
                file = (MultipartForm.withoutFolder(given), rest)
                break
            }
            let end = rest.prefix(MultipartForm.longestField + next.count).firstRange(of: next)
            let value = rest[..<(end?.lowerBound ?? rest.endIndex)]
            guard value.count <= MultipartForm.longestField, !value.contains(0),
                let text = String(validating: value, as: UTF8.self)
            else { return nil }
            fields.append(LogSheet.Field(name: name, value: text))
            guard let end else { break }
            rest = rest[end.upperBound...]
        }
        self.fields = fields
        self.file = file.flatMap { $0.name.isEmpty && $0.bytes.isEmpty ? nil : $0 }
    }

    private static func boundary(_ type: String) -> String? {
        let parts = type.split(separator: ";").map { $0.drop { $0 == " " } }
        guard parts.first?.lowercased() == "multipart/form-data",
            let text = parts.first(where: { $0.lowercased().hasPrefix("boundary=") })?.dropFirst("boundary=".count)
        else { return nil }
        let boundary = text.filter { $0 != "\"" }
        return (1...70).contains(boundary.utf8.count) ? boundary : nil
    }

    /// A parameter of the first `Content-Disposition` line.
    private static func parameter(_ name: String, of lines: String) -> String? {
        let line = lines.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-disposition:") }
        // The blank before it distinguishes `name` from `filename`.
        guard let line, let start = line.firstRange(of: " \(name)=\""),
            let end = line[start.upperBound...].firstIndex(of: "\"")
        else { return nil }
        return String(line[start.upperBound..<end])
    }

    /// The last component of a path of any system, without characters that file names can't contain.
    private static func withoutFolder(_ name: String) -> String {
        let part = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
        return String(
            part.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }.map(Character.init).prefix(200))
    }
}

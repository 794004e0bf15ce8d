import ReportPages

/// A badge for the endpoint of shields.io, which draws it in its own manner (https://shields.io/badges/endpoint-badge).
extension Badge {
    /// The bytes of the JSON file.
    var endpoint: [UInt8] {
        let fields = [("label", label), ("message", message), ("color", isGood ? "06713f" : "5c6a62")]
        let parts = fields.map { "\"\($0)\":\(Badge.quoted($1))" }
        return Array("{\"schemaVersion\":1,\(parts.joined(separator: ","))}\n".utf8)
    }

    /// A string of JSON.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

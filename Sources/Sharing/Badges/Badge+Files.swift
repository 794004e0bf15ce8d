import Markup
import Pages

/// A badge of 20 units' height: the label on dark, the value on green, both in white of at least 4.5 : 1.
extension Badge {
    /// The space at either side of a text.
    private static let padding = 8

    /// The bytes of the drawing.
    var svg: [UInt8] {
        let (labelWidth, messageWidth) = (ViewerText.width(of: label), ViewerText.width(of: message))
        let left = labelWidth + 20 + Badge.padding
        let width = left + messageWidth + 2 * Badge.padding
        let html: HTML = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="20" viewBox="0 0 \(width) 20" role="img" \
            aria-labelledby="t"><title id="t">\(label): \(message)</title>\(ground(left: left, width: width))\
            <g fill="#fff" font-family="Verdana, 'DejaVu Sans', Geneva, sans-serif" font-size="11">\
            \(.badgeText(label, x: 20, width: labelWidth))\
            \(.badgeText(message, x: left + Badge.padding, width: messageWidth))</g></svg>

            """
        return html.bytes
    }

    private func ground(left: Int, width: Int) -> HTML {
        """
        <clipPath id="c"><rect width="\(width)" height="20" rx="6"/></clipPath><g clip-path="url(#c)">\
        <path fill="#2b3a33" d="M0 0h\(left)v20H0z"/>\
        <path fill="\(isGood ? "#06713f" : "#5c6a62")" d="M\(left) 0h\(width - left)v20H\(left)z"/></g>\
        <circle cx="11" cy="10" r="3.700" fill="none" stroke="\(isGood ? "#4fe3a0" : "#c6d0ca")" stroke-width="2.200"/>
        """
    }
}

extension HTML {
    /// A text that is drawn as wide as it was measured.
    fileprivate static func badgeText(_ text: String, x: Int, width: Int) -> HTML {
        #"<text x="\#(x)" y="14" textLength="\#(width)" lengthAdjust="spacingAndGlyphs">\#(text)</text>"#
    }
}

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

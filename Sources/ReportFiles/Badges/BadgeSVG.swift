import ReportMarkup
import ReportPages

/// A badge of 20 units' height: the label on dark, the value on green, both in white of at least 4.5 : 1.
struct BadgeSVG {
    let html: HTML

    /// The space at either side of a text.
    private static let padding = 8

    init(_ badge: Badge) {
        let (label, message) = (BadgeText.width(of: badge.label), BadgeText.width(of: badge.message))
        let left = label + 20 + BadgeSVG.padding
        let width = left + message + 2 * BadgeSVG.padding
        let colour: HTML = badge.isGood ? "#06713f" : "#5c6a62"
        let ring: HTML = badge.isGood ? "#4fe3a0" : "#c6d0ca"
        html = #"""
            <svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="20" viewBox="0 0 \#(width) 20" role="img" aria-labelledby="t"><title id="t">\#(badge.label): \#(badge.message)</title><clipPath id="c"><rect width="\#(width)" height="20" rx="6"/></clipPath><g clip-path="url(#c)"><path fill="#2b3a33" d="M0 0h\#(left)v20H0z"/><path fill="\#(colour)" d="M\#(left) 0h\#(width - left)v20H\#(left)z"/></g><circle cx="11" cy="10" r="3.700" fill="none" stroke="\#(ring)" stroke-width="2.200"/><g fill="#fff" font-family="Verdana, 'DejaVu Sans', Geneva, sans-serif" font-size="11"><text x="20" y="14" textLength="\#(label)" lengthAdjust="spacingAndGlyphs">\#(badge.label)</text><text x="\#(left + BadgeSVG.padding)" y="14" textLength="\#(message)" lengthAdjust="spacingAndGlyphs">\#(badge.message)</text></g></svg>

            """#
    }
}

/// How much room a text takes in the letters of a badge.
enum BadgeText {
    /// Units at a size of 11; an estimate that the drawing then holds every font to.
    static func width(of text: String) -> Int {
        let tenths = text.unicodeScalars.reduce(0) { $0 + BadgeText.tenths(of: $1) }
        return max(8, (tenths + 9) / 10)
    }

    private static func tenths(of scalar: Unicode.Scalar) -> Int {
        switch scalar {
        case "i", "j", "l", "I", "'": 34
        case "f", "t", "r", ".", ",", ":", ";", " ", "\u{A0}", "(", ")", "!", "-": 45
        case "m", "M", "W", "w": 100
        case "A"..."Z", "Ä", "Ö", "Ü": 76
        case "0"..."9", "€", "$", "£": 70
        default:
            switch scalar.value {
            // Marks that lie on a letter, and the invisible.
            case 0x300...0x36F, 0x200B...0x200F, 0x2066...0x2069, 0xFE00...0xFE0F: 0
            // Scripts whose letters fill a square, and pictures.
            case 0x1100...0x11FF, 0x2E80...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x3FFFF: 115
            default: 67
            }
        }
    }
}

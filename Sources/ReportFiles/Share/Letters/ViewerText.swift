/// How much room a text takes in the fonts of a viewer, of which it is not known which there are.
enum ViewerText {
    /// Units at a size of 11; an estimate that the drawing then holds every font to.
    static func width(of text: String) -> Int { max(8, (tenths(of: text) + 9) / 10) }

    /// Thousandths of the size, in the widest of the fonts that a viewer may have.
    static func thousandths(of text: String, isBold: Bool = false) -> Int {
        tenths(of: text) * (isBold ? 120 : 100) / 11
    }

    private static func tenths(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ViewerText.tenths(of: $1) }
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
            // Cyrillic.
            case 0x400...0x52F: 78
            // Marks that lie on a letter, and the invisible.
            case 0x300...0x36F, 0x200B...0x200F, 0x2066...0x2069, 0xFE00...0xFE0F: 0
            // Scripts whose letters fill a square, and pictures.
            case 0x1100...0x11FF, 0x2E80...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x3FFFF: 115
            default: 67
            }
        }
    }
}

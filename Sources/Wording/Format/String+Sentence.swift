extension String {
    /// The text with a full stop, unless it ends with one or the like.
    var ended: String {
        guard let last else { return self }
        return ".!?…".contains(last) ? self : self + "."
    }

    /// The text for use in a sentence of another direction: between isolates (U+2068, U+2069) if it has letters written
    /// from right to left, else unchanged.
    ///
    /// Without them a number after an Arabic or Hebrew name would appear on the wrong side.
    package var isolated: String {
        // The first of these blocks begins with this byte.
        utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains(where: \.isRightToLeft)
            ? "\u{2068}\(self)\u{2069}" : self
    }
}

extension Unicode.Scalar {
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
        default: false
        }
    }
}

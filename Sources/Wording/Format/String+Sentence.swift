extension String {
    /// The text with a full stop, unless it ends as a sentence does.
    var ended: String {
        guard let last else { return self }
        return ".!?…".contains(last) ? self : self + "."
    }

    /// The text as it can be in a sentence of another direction: in a pair of isolates (U+2068, U+2069) if it has
    /// letters that are written from right to left, else as it is.
    ///
    /// Without them a number after an Arabic or Hebrew name would be drawn on the wrong side of it.
    package var isolated: String {
        // No byte of what is below the first of these blocks is as large as this one.
        utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains(where: \.isRightToLeft)
            ? "\u{2068}\(self)\u{2069}" : self
    }
}

extension Unicode.Scalar {
    /// Whether it is in a block that Unicode sets aside for scripts written from right to left.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
        default: false
        }
    }
}

/// Bytes to look for words in. Foundation's `contains` compares letters, and takes a minute for many words in a whole
/// site.
extension [UInt8] {
    /// Whether these bytes contain the bytes of a text.
    package func holds(_ text: String) -> Bool { firstIndex(of: text) != nil }

    /// Where the bytes of a text begin.
    package func firstIndex(of text: String) -> Int? {
        let word = Array(text.utf8)
        guard let head = word.first, count >= word.count else { return nil }
        return withUnsafeBufferPointer { bytes in
            (0...bytes.count - word.count).first { bytes[$0] == head && bytes[$0...].starts(with: word) }
        }
    }

    /// The same with the letters from A to Z in lower case.
    package var inLowerCase: [UInt8] { map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }

    /// A drawing with its outlines read as letters, and without its coordinates, which can be any number.
    package var wordsOfDrawing: [UInt8] {
        var words: [UInt8] = []
        var rest = self[...]
        while let byte = rest.first {
            if let letter = rest.readOutline() {
                words += String(letter).utf8
            } else if !rest.skipCoordinate() {
                words.append(byte)
                rest.removeFirst()
            }
        }
        return words
    }
}

extension ArraySlice<UInt8> {
    /// Removes a text from the start; false, with nothing removed, if it is not there.
    private mutating func remove(_ text: StaticString) -> Bool {
        let isThere = text.withUTF8Buffer { starts(with: $0) }
        if isThere { removeFirst(text.utf8CodeUnitCount) }
        return isThere
    }

    /// The digits at the start, and hyphens.
    private mutating func readNumber() -> String {
        let digits = prefix { (0x30...0x39).contains($0) || $0 == 0x2D }
        removeFirst(digits.count)
        return String(decoding: digits, as: UTF8.self)
    }

    /// The letter of `<use x="12" href="#m65"/>`, which is removed from the start.
    fileprivate mutating func readOutline() -> Unicode.Scalar? {
        var rest = self
        guard rest.remove("<use") else { return nil }
        if rest.remove(" x=\"") {
            _ = rest.readNumber()
            guard rest.remove("\"") else { return nil }
        }
        guard rest.remove(" href=\"#m") || rest.remove(" href=\"#b") else { return nil }
        guard let letter = UInt32(rest.readNumber()).flatMap(Unicode.Scalar.init), rest.remove("\"/>") else {
            return nil
        }
        self = rest
        return letter
    }

    /// Removes an attribute with a position; false if there isn't one at the start.
    fileprivate mutating func skipCoordinate() -> Bool {
        guard first == 0x20 || first == 0x0A else { return false }
        var rest = dropFirst()
        let names: [StaticString] = [
            "d=\"", "x=\"", "y=\"", "r=\"", "cx=\"", "cy=\"", "transform=\"", "stroke-width=\"",
        ]
        guard names.contains(where: { rest.remove($0) }), let end = rest.firstIndex(of: 0x22) else { return false }
        self = self[(end + 1)...]
        return true
    }
}

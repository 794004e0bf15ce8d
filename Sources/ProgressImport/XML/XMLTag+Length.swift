extension XMLTag {
    /// The length of a tag; nil where its end has not been read yet.
    static func length(of bytes: XMLBytes) -> Int? {
        guard let close = bytes.firstPlace(of: UInt8(ascii: ">"), from: 1) else { return nil }
        // The end stands behind the quotation mark that ends the last value, as long as all are double.
        let last = bytes[close - 1] == UInt8(ascii: "/") ? close - 2 : close - 1
        if last > 1, bytes[last] == UInt8(ascii: "\""), bytes[last - 1] != UInt8(ascii: "="),
            !XMLBytes.isBlank(bytes[last - 1]),
            bytes.part(0..<close).firstPlace(of: UInt8(ascii: "'")) == nil
        {
            return close + 1
        }
        return lengthByQuotes(bytes)
    }

    /// The same, by going from value to value: a `>` within one does not end the tag.
    private static func lengthByQuotes(_ bytes: XMLBytes) -> Int? {
        var place = 1
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: ">"): return place + 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let close = bytes.firstPlace(of: bytes[place], from: place + 1) else { return nil }
                place = close + 1
            default: place += 1
            }
        }
        return nil
    }
}

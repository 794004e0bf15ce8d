/// One value of a record: a CSV cell or a JSON scalar.
struct Field {
    enum Kind: Equatable {
        /// Text that may stand for anything: every CSV cell, every JSON string.
        case text
        /// A JSON number.
        case number
        /// A JSON value that fits nowhere, in words.
        case other(String)
    }

    let text: ArraySlice<UInt8>
    let kind: Kind
    let position: Position

    /// The text without the spaces around it, for values that are not prose.
    var trimmed: ArraySlice<UInt8> {
        var text = text
        while let byte = text.first, byte == 0x20 || byte == 0x09 { text.removeFirst() }
        while let byte = text.last, byte == 0x20 || byte == 0x09 { text.removeLast() }
        return text
    }

    /// What was written, in quotation marks, for a message.
    var quoted: String {
        switch kind {
        case .text: "\"\(String(decoding: text, as: UTF8.self))\""
        case .number: String(decoding: text, as: UTF8.self)
        case .other(let words): words
        }
    }
}

/// As much of a text as a message quotes: 100 characters, and an ellipsis for the rest.
package func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: longestQuote, limitedBy: scalars.endIndex),
        end < scalars.endIndex
    else { return text }
    return String(text[..<end]) + "…"
}

/// As much of a text in UTF-8 as a message quotes, without reading the rest of it.
package func shortened(_ text: ArraySlice<UInt8>) -> String {
    // One byte more than the longest 100 characters tells whether there is more.
    shortened(String(decoding: text.prefix(longestQuote * 4 + 1), as: UTF8.self))
}

private let longestQuote = 100

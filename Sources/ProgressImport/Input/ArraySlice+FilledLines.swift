import ProgressModel

extension ArraySlice<UInt8> {
    /// The lines of a text that hold more than a comment (`#`), with their numbers and without the spaces around them.
    var filledLines: [(number: Int, text: String)] {
        let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        return split(separator: contains(lineFeed) ? lineFeed : carriageReturn, omittingEmptySubsequences: false)
            .enumerated().map { ($0.offset + 1, withoutSpacesAround(String(decoding: $0.element, as: UTF8.self))) }
            .filter { !$0.1.isEmpty && !$0.1.hasPrefix("#") }
    }
}

extension SourceFile {
    /// The lines that git and other programs put around what they could not merge.
    private enum MergeMarker: UInt8 {
        case ours = 0x3C
        case between = 0x3D
        case theirs = 0x3E

        /// Recognizes `<<<<<<< HEAD`, `=======` and `>>>>>>> main`; nil for any other line.
        init?(_ line: ArraySlice<UInt8>) {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            guard let first = line.first, let marker = MergeMarker(rawValue: first), line.count >= 7,
                line.prefix(7).allSatisfy({ $0 == first })
            else { return nil }
            let rest = line.dropFirst(7)
            guard rest.isEmpty || marker != .between && rest.first == UInt8(ascii: " ") else { return nil }
            self = marker
        }
    }

    /// Where a merge that was not finished has left its first marker in a table or in settings; nil where there is none.
    ///
    /// O(bytes).
    var firstMergeMarker: Position? {
        var isQuoted = false
        return mergeMarkers { marker, line in
            defer { if line.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1 { isQuoted.toggle() } }
            // A note of several lines may underline a heading.
            return marker != nil && !(marker == .between && isQuoted)
        }.first
    }

    /// The same of a Markdown text, in which `=======` underlines a heading and one marker alone says little.
    var firstMergeMarkerOfMarkdown: Position? {
        let ours = mergeMarkers { marker, _ in marker == .ours }
        return mergeMarkers { marker, _ in marker == .theirs }.isEmpty ? nil : ours.first
    }

    /// The lines that `matters` chooses, which is asked for each.
    private func mergeMarkers(_ matters: (MergeMarker?, ArraySlice<UInt8>) -> Bool) -> [Position] {
        var found: [Position] = []
        var (start, line) = (bytes.count - content.count, 1)
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if matters(MergeMarker(bytes[start..<end]), bytes[start..<end]) {
                found.append(Position(offset: start, line: line))
            }
            (start, line) = (end + 1, line + 1)
        }
        return found
    }
}

/// How large a note may be before it is shown as written instead of being parsed.
///
/// The parser is quick on what people write, but libcmark-gfm 0.29.0.gfm.6 has inputs on which its time or memory grows
/// with the square of their size. These limits keep the worst known of them far below a second and 100 MB, and are many
/// times what a note for a day needs.
struct MarkdownLimits: Sendable {
    /// The largest note, in bytes of UTF-8.
    let bytes: Int
    /// The most lines without a blank one between them: a line that might head a table is compared with all before it.
    let linesInRun: Int
    /// The most table cells: a short row is filled up to the width of the head, so few bytes can make many cells.
    let tableCells: Int
    /// The most bytes that uses of link definitions may add up to: each use copies the destination.
    let referenceBytes: Int
    /// The most levels of nesting in the parsed tree; browsers give up at about 500.
    let depth: Int

    /// The limits of every note.
    static let standard = MarkdownLimits(
        bytes: 65_536, linesInRun: 2_000, tableCells: 50_000, referenceBytes: 4 << 20, depth: 100)

    /// Whether parsing `markdown` is sure to be cheap, as far as that can be told before; nesting is checked after.
    ///
    /// Every estimate is an upper bound made in one pass over the bytes. A byte count above the limit is refused first.
    func admits(_ markdown: String) -> Bool {
        guard markdown.utf8.count <= bytes else { return false }
        var survey = MarkdownSurvey()
        for byte in markdown.utf8 { survey.read(byte) }
        survey.finish()
        return survey.longestRunInLines <= linesInRun
            && survey.possibleCells <= tableCells
            && survey.closingBrackets * survey.longestDefinitionRun <= referenceBytes
    }
}

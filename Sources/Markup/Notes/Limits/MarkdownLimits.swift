/// The largest notes that are parsed; others are shown as written.
///
/// The parser is fast for what people write, but libcmark-gfm 0.29.0.gfm.6 has inputs on which its time or memory is
/// quadratic. These limits keep the worst known of them far below a second and 100 MB, and are many times what a note
/// for a day needs.
enum MarkdownLimits {
    /// The largest note, in bytes of UTF-8.
    private static let bytes = 65_536
    /// The most lines without a blank one between them: a line that might head a table is compared with all before it.
    private static let linesInRun = 2_000
    /// The most table cells: short rows are filled up to the header's width, so few bytes can make many cells.
    private static let tableCells = 50_000
    /// The most bytes that references to link definitions may add up to: each copies the destination.
    private static let referenceBytes = 4 << 20
    /// The most levels of nesting in the parsed tree; browsers give up at about 500.
    static let depth = 100

    /// Whether parsing `markdown` is certainly cheap, except for nesting, which is checked afterwards.
    ///
    /// Estimates are upper bounds, made in one pass over the bytes. A byte count above the limit is refused first.
    static func admits(_ markdown: String) -> Bool {
        guard markdown.utf8.count <= bytes else { return false }
        var survey = MarkdownSurvey()
        for byte in markdown.utf8 { survey.read(byte) }
        survey.finish()
        return survey.longestRunInLines <= linesInRun
            && survey.possibleCells <= tableCells
            && survey.closingBrackets * survey.longestDefinitionRun <= referenceBytes
    }
}

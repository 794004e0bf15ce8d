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

/// Upper bounds for the cost of parsing a note, from one pass over its bytes.
///
/// A *run* is a sequence of lines without a blank one; no paragraph, table or link definition extends beyond a run.
struct MarkdownSurvey {
    private(set) var longestRunInLines = 0
    /// An upper bound on the table cells: for every run with a `|`, its lines times the columns of its widest line.
    private(set) var possibleCells = 0
    /// The number of `]`, and so an upper bound on the references to link definitions.
    private(set) var closingBrackets = 0
    /// The bytes of the longest run that could define a link; 0 if there isn't one.
    private(set) var longestDefinitionRun = 0

    private var run = Run()
    private var pipesInLine = 0
    private var lineIsBlank = true
    private var previous = UInt8(ascii: "\n")

    private struct Run {
        var lines = 0
        var bytes = 0
        var mostPipes = 0
        var defines = false
    }

    /// Reads the next byte; `\r`, `\n` and `\r\n` end a line.
    mutating func read(_ byte: UInt8) {
        run.bytes += 1
        switch byte {
        case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): endLine()
        case UInt8(ascii: " "), UInt8(ascii: "\t"): break
        default:
            lineIsBlank = false
            if byte == UInt8(ascii: "|") { pipesInLine += 1 }
            if byte == UInt8(ascii: "]") { closingBrackets += 1 }
            if byte == UInt8(ascii: ":"), previous == UInt8(ascii: "]") { run.defines = true }
        }
        previous = byte
    }

    /// Ends the last line and run; call it before using the results.
    mutating func finish() {
        endLine()
        endRun()
    }

    private mutating func endLine() {
        if lineIsBlank {
            endRun()
        } else {
            run.lines += 1
            run.mostPipes = max(run.mostPipes, pipesInLine)
        }
        pipesInLine = 0
        lineIsBlank = true
    }

    private mutating func endRun() {
        longestRunInLines = max(longestRunInLines, run.lines)
        if run.mostPipes > 0 { possibleCells += run.lines * (run.mostPipes + 1) }
        if run.defines { longestDefinitionRun = max(longestDefinitionRun, run.bytes) }
        run = Run()
    }
}

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

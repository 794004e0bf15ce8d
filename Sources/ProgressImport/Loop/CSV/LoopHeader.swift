import ProgressLoading
import ProgressModel

/// The first line of the `Checkmarks.csv` of all habits.
///
/// The app writes the names of the habits as they are, without doubling a quotation mark, so that a line with one in the
/// middle of a name is no CSV.
enum LoopHeader {
    /// The file as a reader of CSV takes it: without the quotation marks of a first line that is no CSV.
    static func readable(_ file: SourceFile) -> SourceFile {
        guard !isCSV(file) else { return file }
        let end = end(of: file)
        return file.with(text: file.bytes[..<end].filter { $0 != quote } + file.bytes[end...])
    }

    /// The cells of a first line that is no CSV, each as it is written; nil where it is CSV.
    static func cells(of file: SourceFile) -> [String]? {
        guard !isCSV(file) else { return nil }
        var cells = file.bytes[..<end(of: file)].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .map { withoutSpacesAround(String(decoding: $0, as: UTF8.self)) }
        while cells.count > 1, cells.last == "" { cells.removeLast() }
        return cells
    }

    private static let quote = UInt8(ascii: "\"")

    /// Whether the first line is one by itself to a reader of CSV, which looks for the end of a quotation in further ones.
    private static func isCSV(_ file: SourceFile) -> Bool {
        let line = file.bytes[..<end(of: file)]
        return !line.contains(quote) || !file.with(text: Array(line)).header.isEmpty
    }

    private static func end(of file: SourceFile) -> Int {
        file.bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? file.bytes.count
    }
}

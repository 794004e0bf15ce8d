import ProgressLoading
import ProgressModel

/// How the rows of a CSV file are written.
struct CSVForm {
    let columns: [String]
    let separator: String
    let lineEnd: String
    private let layout: CSVLayout?
    private let separatorByte: UInt8

    /// The form of a file that gets further columns.
    init(_ layout: CSVLayout, adding columns: [String]) {
        self.columns = layout.columns + columns
        separator = String(UnicodeScalar(layout.separator))
        separatorByte = layout.separator
        lineEnd = String(decoding: layout.lineEnd, as: UTF8.self)
        self.layout = layout
    }

    /// The form of a new file.
    init(columns: [String]) {
        (self.columns, separator, lineEnd, layout) = (columns, ",", "\n", nil)
        separatorByte = UInt8(ascii: ",")
    }

    /// The names of all columns, with the end of the line.
    var header: String { columns.joined(separator: separator) + lineEnd }

    /// The records as rows, each with the end of its line.
    ///
    /// An import has them by the ten thousand, so that they are written into one text.
    func rows(_ records: [NewRecord]) -> String {
        var text = ""
        for record in records {
            for (index, column) in columns.enumerated() {
                if index > 0 { text += separator }
                if let value = record.value(of: column) { text += cell(value) }
            }
            text += lineEnd
        }
        return text
    }

    private func cell(_ value: NewRecord.Value) -> String {
        switch value {
        case .text(let text): CSVField(text, separator: separatorByte).written
        case .day(let day): layout?.text(of: day) ?? day.description
        case .number(let number):
            layout?.hasDecimalComma == true
                ? number.text.split(separator: ".").joined(separator: ",") : number.text
        }
    }
}

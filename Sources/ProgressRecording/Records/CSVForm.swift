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
        var text: [UInt8] = []
        var (last, places) = (NewRecord?.none, [Int?]())
        for record in records {
            if last.map(record.hasColumns) != true {
                last = record
                places = columns.map { column in record.fields.firstIndex { $0.column == column } }
            }
            for (index, place) in places.enumerated() {
                if index > 0 { text.append(separatorByte) }
                if let place { text += cell(record.fields[place].value).utf8 }
            }
            text += lineEnd.utf8
        }
        return String(decoding: text, as: UTF8.self)
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

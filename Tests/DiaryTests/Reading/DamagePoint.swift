import Diary

/// A place in a valid file to damage, and the line that the message must name.
struct DamagePoint {
    let file: SourceFile
    let range: Range<Int>
    /// In a CSV file the line on which the record begins, otherwise the line of the place.
    let line: Int

    /// Every place where `text` occurs in the files, in order.
    static func all(of text: String, in files: [SourceFile]) -> [DamagePoint] {
        let needle = Array(text.utf8)
        return files.flatMap { file in
            file.bytes.indices.filter { file.bytes[$0...].starts(with: needle) }.map {
                DamagePoint(file: file, range: $0..<$0 + needle.count)
            }
        }
    }

    init(file: SourceFile, range: Range<Int>) {
        self.file = file
        self.range = range
        line = DamagePoint.line(of: range.lowerBound, in: file)
    }

    /// The files with other bytes at this place.
    func replacing(with bytes: [UInt8], in files: [SourceFile]) -> [SourceFile] {
        files.map { other in
            guard other.path == file.path else { return other }
            var damaged = file.bytes
            damaged.replaceSubrange(range, with: bytes)
            return SourceFile(path: file.path, bytes: damaged)
        }
    }

    private static func line(of offset: Int, in file: SourceFile) -> Int {
        var line = 1
        var recordLine = 1
        var isQuoted = false
        for byte in file.bytes[..<offset] {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard byte == UInt8(ascii: "\n") else { continue }
            line += 1
            if !isQuoted { recordLine = line }
        }
        return file.path.hasSuffix(".csv") ? recordLine : line
    }
}

/// The forms in which files hold records; each is the end of a file's name.
enum RecordFormat: String, CaseIterable {
    case csv, json

    /// The format of a file by the end of its name, in any capitals; nil for any other file.
    init?(path: String) {
        let name = path.lowercased()
        guard let format = Self.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else { return nil }
        self = format
    }

    /// The names of a kind of records in each format, such as `entries.csv`.
    static func fileNames(of records: String) -> [String] { allCases.map { "\(records).\($0.rawValue)" } }
}

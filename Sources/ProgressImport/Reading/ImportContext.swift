package import ProgressLoading
import ProgressModel

/// What a reader needs beside the files.
package struct ImportContext: Sendable {
    /// The files of the directory that the import goes into.
    package let settings: [SourceFile]
    package let loader: HistoryLoader
    /// What the columns of a table mean; nil for other formats.
    package let mapping: SourceFile?
    /// The draft that says it; nil if a file does.
    let draft: TableDraft?
    /// The word for the column `source`; nil for that of the format.
    package let source: String?
    /// Whether the texts of daily notes are wanted beside their properties.
    package let takesTexts: Bool
    /// The app or device whose records are wanted, for an export that names it; nil for all.
    package let onlyFrom: String?
    /// The encoding of a table; nil if it is UTF-8 or to be found out.
    package let encoding: TableEncoding?
    /// Whether rows of a table that cannot be understood are left out.
    package let skipsBadRows: Bool

    /// The order of the dates of a table, as the person says now; nil to find it out.
    package let dateOrder: DateOrder?

    /// How the person says that drinks are read, by the names of sources.
    package let readings: [String: DrinkReading]

    /// Makes a context.
    package init(
        settings: [SourceFile], loader: HistoryLoader, mapping: SourceFile?, draft: TableDraft? = nil, source: String?,
        onlyFrom: String? = nil, takesTexts: Bool = false, encoding: TableEncoding? = nil, skipsBadRows: Bool = false,
        dateOrder: DateOrder? = nil, readings: [String: DrinkReading] = [:]
    ) {
        (self.draft, self.dateOrder, self.readings) = (draft, dateOrder, readings)
        (self.encoding, self.skipsBadRows) = (encoding, skipsBadRows)
        (self.settings, self.loader, self.mapping) = (settings, loader, mapping)
        (self.source, self.onlyFrom, self.takesTexts) = (source, onlyFrom, takesTexts)
    }

    /// How the drinks of a source are read, as the person says now or said at an earlier import; nil if not known.
    func reading(of name: String) -> DrinkReading? {
        [readings, TableMapping.readings(in: settings)].firstNonNil { readings in
            readings.first { DrinkSource.folded($0.key) == DrinkSource.folded(name) }?.value
        }
    }

    /// Throws if the person names a source without drinks.
    func checkReadings(of sources: [String]) throws(ImportError) {
        let known = Set(sources.map(DrinkSource.folded))
        for name in readings.keys.sorted() where !known.contains(DrinkSource.folded(name)) {
            throw ImportError(
                "no number of drinks is from \"\(shortened(name))\"",
                hint: sources.isEmpty ? nil : "there are some from \(alternatives(sources.map { "\"\($0)\"" }))")
        }
    }

    /// What people write in their tables and lists.
    var vocabulary: Vocabulary { loader.vocabulary }

    /// The zone of the directory.
    var zone: CivilZone { loader.salvage(settings.filter { $0.path == "profile.json" }).history.profile.zone }

    /// What the columns of a table mean; throws if nothing says it.
    func tableMapping() throws(ImportError) -> TableMapping {
        guard let mapping else {
            throw ImportError(
                "nothing says what the columns mean",
                hint: "--propose prints what they seem to mean, as a file for --map")
        }
        var table = try TableMapping(mapping, vocabulary)
        table.dateOrder = dateOrder ?? table.dateOrder
        return table
    }
}

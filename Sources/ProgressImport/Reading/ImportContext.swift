package import ProgressLoading
import ProgressModel

/// What a person says of an import, whatever the format.
package struct ImportChoices: Sendable {
    /// What the columns of a table mean, where a person accepted or changed a draft; it is remembered in the folder.
    package var draft: TableDraft?
    /// The word for the column `source`; nil for that of the format.
    package var source: String?
    /// The app or device whose records are wanted, for an export that names it; nil for all.
    package var onlyFrom: String?
    /// Whether the texts of daily notes are wanted beside their properties.
    package var takesTexts = false
    /// Whether rows of a table that cannot be understood are left out.
    package var skipsBadRows = false
    /// The order of the dates of a table; nil to find it out.
    package var dateOrder: DateOrder?
    /// How drinks are read, by the names of their sources.
    package var readings: [String: DrinkReading] = [:]

    /// Makes those of somebody who says nothing.
    package init() {}
}

/// What a reader needs beside the files.
package struct ImportContext: Sendable {
    /// The files of the directory that the import goes into.
    let settings: [SourceFile]
    let loader: HistoryLoader
    /// What the columns of a table mean; nil for other formats.
    package let mapping: SourceFile?
    /// The encoding of a table; nil if it is UTF-8 or to be found out.
    let encoding: TableEncoding?
    let choices: ImportChoices

    /// Makes a context.
    package init(
        settings: [SourceFile], loader: HistoryLoader, mapping: SourceFile?, encoding: TableEncoding? = nil,
        _ choices: ImportChoices = ImportChoices()
    ) {
        (self.settings, self.loader, self.mapping) = (settings, loader, mapping)
        (self.encoding, self.choices) = (encoding, choices)
    }

    /// How the drinks of a source are read, as the person says now or said at an earlier import; nil if not known.
    func reading(of name: String) -> DrinkReading? {
        [choices.readings, TableMapping.readings(in: settings)].firstNonNil { readings in
            readings.first { DrinkSource.folded($0.key) == DrinkSource.folded(name) }?.value
        }
    }

    /// Throws if the person names a source without drinks.
    func checkReadings(of sources: [String]) throws(ImportError) {
        let known = Set(sources.map(DrinkSource.folded))
        for name in choices.readings.keys.sorted() where !known.contains(DrinkSource.folded(name)) {
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
        table.dateOrder = choices.dateOrder ?? table.dateOrder
        return table
    }
}

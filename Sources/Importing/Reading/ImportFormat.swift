package import Diary
import Model

/// A format that can be read: what its inputs are known by, and how they become records.
///
/// It knows nothing of the folder that the records go into. `all` has the list of all formats.
package struct ImportFormat: Sendable, Equatable {
    /// What the exports of some apps have that others lack.
    enum Feature: Sendable {
        /// They may be larger than the memory, and come as a `LargeFile`.
        case largeFile
        /// They name the app or device of each record, so that those of one can be taken alone.
        case namedSources
        /// They have texts of days besides the records.
        case texts
        /// Their records have a source already.
        case ownSource
        /// They are read by a mapping of columns, or of properties, to what they mean.
        case mapping
    }

    /// What `--format` and the journal call it.
    package let name: String
    private let features: Set<Feature>
    /// Whether an input is an export of the app, by what it holds.
    let recognises: @Sendable (ImportInput, Vocabulary) -> Bool
    /// Fills records, which have their source already; throws at the first thing that cannot be understood.
    private let fill: @Sendable (ImportInput, ImportContext, inout ImportedRecords) throws(ImportError) -> Void

    init(
        _ name: String, _ features: Set<Feature> = [],
        recognises: @escaping @Sendable (ImportInput, Vocabulary) -> Bool,
        read fill: @escaping @Sendable (ImportInput, ImportContext, inout ImportedRecords) throws(ImportError) -> Void
    ) {
        (self.name, self.features, self.recognises, self.fill) = (name, features, recognises, fill)
    }

    /// Whether two formats are the same.
    package static func == (left: ImportFormat, right: ImportFormat) -> Bool { left.name == right.name }

    /// Whether it is read by a mapping of columns, or of properties, to what they mean.
    package var needsMapping: Bool { features.contains(.mapping) }

    /// Whether its records have a source already, which stays.
    package var keepsSources: Bool { features.contains(.ownSource) }

    /// Reads an input; throws at the first thing that cannot be understood.
    package func read(_ input: ImportInput, _ context: ImportContext) throws(ImportError) -> ImportedRecords {
        guard (input.large != nil) == features.contains(.largeFile) else {
            throw ImportError(
                input.large == nil ? "not an export of Apple Health" : "an export of Apple Health",
                hint: "leave the name of the format out")
        }
        guard context.choices.onlyFrom == nil || features.contains(.namedSources) else {
            throw ImportError(
                "only Apple Health names the apps and devices of its records", hint: "leave --only-from out")
        }
        guard !context.choices.takesTexts || features.contains(.texts) else {
            throw ImportError("only daily notes have texts of their own", hint: "leave --with-texts out")
        }
        var imported = ImportedRecords(source: keepsSources ? nil : context.choices.source ?? name)
        try fill(input, context, &imported)
        for name in input.otherSheets { imported.notices.add(.otherSheet, name) }
        if !keepsSources || input.isSingleFile {
            let file = input.isSingleFile ? input.files.first.map { ImportInput.name(of: $0.path) } : nil
            let name = file ?? imported.source ?? name
            imported.readDrinks(of: name, decided: context.reading(of: name))
        }
        try context.checkReadings(of: imported.drinkSources.map(\.name))
        return imported
    }
}

/// What a person says of an import, whatever the format.
package struct ImportChoices: Sendable {
    /// What the columns of a table mean, if a person accepted or changed a draft; it is remembered in the folder.
    package var draft: TableDraft?
    /// The word for the column `source`; nil for that of the format.
    package var source: String?
    /// The app or device whose records are wanted, for an export that names it; nil for all.
    package var onlyFrom: String?
    /// Whether the texts of daily notes are wanted besides their properties.
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

/// What a reader needs besides the files.
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

    /// How the drinks of a source are read, as the person says, now or at an earlier import; nil if not known.
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

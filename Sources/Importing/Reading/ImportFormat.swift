package import Diary
import Model

/// A format that can be read: how its inputs are recognised, and how they become records.
///
/// It doesn't depend on the directory that the records go into. `all` is the list of all formats.
package struct ImportFormat: Sendable, Equatable {
    /// Properties that only some formats have.
    enum Feature: Sendable {
        /// The exports may be larger than the memory, and are read as a `LargeFile`.
        case largeFile
        /// The exports name the app or device of each record, so the records of one can be taken alone.
        case namedSources
        /// The exports contain texts of days in addition to the records.
        case texts
        /// The records already have a source.
        case ownSource
        /// The columns or properties are read with a mapping.
        case mapping
    }

    /// The name for `--format` and in the journal.
    package let name: String
    private let features: Set<Feature>
    /// Whether an input is an export of the app, judged by its content.
    let recognises: @Sendable (ImportInput, Vocabulary) -> Bool
    /// Adds the records, with their source; throws at the first error.
    private let fill: @Sendable (ImportInput, ImportContext, inout ImportedRecords) throws(ImportError) -> Void

    init(
        _ name: String, _ features: Set<Feature> = [],
        recognises: @escaping @Sendable (ImportInput, Vocabulary) -> Bool,
        read fill: @escaping @Sendable (ImportInput, ImportContext, inout ImportedRecords) throws(ImportError) -> Void
    ) {
        (self.name, self.features, self.recognises, self.fill) = (name, features, recognises, fill)
    }

    /// Whether two formats have the same name.
    package static func == (left: ImportFormat, right: ImportFormat) -> Bool { left.name == right.name }

    /// Whether the columns or properties are read with a mapping.
    package var needsMapping: Bool { features.contains(.mapping) }

    /// Whether the records already have a source, which is kept.
    package var keepsSources: Bool { features.contains(.ownSource) }

    /// Reads an input; throws at the first error.
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

/// A person's choices for an import, for any format.
package struct ImportChoices: Sendable {
    /// The meaning of the columns of a table, if a person accepted or changed a draft; it is remembered.
    package var draft: TableDraft?
    /// The word for the column `source`; nil for the format's own.
    package var source: String?
    /// The only app or device whose records are wanted, if the export names it; nil for all.
    package var onlyFrom: String?
    /// Whether the texts of daily notes are wanted, in addition to their properties.
    package var takesTexts = false
    /// Whether rows of a table that can't be understood are left out.
    package var skipsBadRows = false
    /// The order of the dates of a table; nil to infer it.
    package var dateOrder: DateOrder?
    /// How drinks are read, by the names of their sources.
    package var readings: [String: DrinkReading] = [:]

    /// Makes the default choices.
    package init() {}
}

/// What a reader needs in addition to the files.
package struct ImportContext: Sendable {
    /// The files of the directory that the import goes into.
    let settings: [SourceFile]
    let loader: HistoryLoader
    /// The meaning of the columns of a table; nil for other formats.
    package let mapping: SourceFile?
    /// The encoding of a table; nil if it is UTF-8 or has to be inferred.
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

    /// How the drinks of a source are read, if the person has said so, now or at an earlier import; otherwise nil.
    func reading(of name: String) -> DrinkReading? {
        [choices.readings, TableMapping.readings(in: settings)].firstNonNil { readings in
            readings.first { DrinkSource.folded($0.key) == DrinkSource.folded(name) }?.value
        }
    }

    /// Throws if the person named a source that has no drinks.
    func checkReadings(of sources: [String]) throws(ImportError) {
        let known = Set(sources.map(DrinkSource.folded))
        for name in choices.readings.keys.sorted() where !known.contains(DrinkSource.folded(name)) {
            throw ImportError(
                "no number of drinks is from \"\(shortened(name))\"",
                hint: sources.isEmpty ? nil : "there are some from \(alternatives(sources.map { "\"\($0)\"" }))")
        }
    }

    /// The words that people use in their tables and lists.
    var vocabulary: Vocabulary { loader.vocabulary }

    var zone: CivilZone { loader.salvage(settings.filter { $0.path == "profile.json" }).history.profile.zone }

    /// The meaning of the columns of a table; throws if there is no mapping.
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

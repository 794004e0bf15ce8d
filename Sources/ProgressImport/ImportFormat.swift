import ProgressLoading
package import ProgressModel

/// A format that can be read.
package struct ImportFormat: Sendable, Equatable {
    /// What `--format` and the journal call it.
    package let name: String
    /// Those of the forms that its exports come in; the last one reads what none of them recognises.
    private let readers: [any ImportReader.Type]

    private init(_ name: String, _ readers: any ImportReader.Type...) {
        (self.name, self.readers) = (name, readers)
    }

    /// All formats, in the order in which an input is tried.
    package static let all = [
        // A data directory of reportgen, or one of its files.
        ImportFormat("reportgen", OwnReader.self),
        // Loop Habit Tracker.
        ImportFormat("loop", LoopReader.self),
        ImportFormat("habitbull", HabitBullReader.self),
        ImportFormat("daylio", DaylioReader.self),
        // harsh and habitctl.
        ImportFormat("harsh", HarshReader.self),
        // Track & Graph.
        ImportFormat("track-and-graph", TrackAndGraphReader.self),
        // Beaver Habit Tracker.
        ImportFormat("beaverhabits", BeaverHabitsReader.self),
        // A list of slips since a date.
        ImportFormat("slips", SlipsReader.self),
        // Daily notes of Obsidian.
        ImportFormat("obsidian", DailyNotesReader.self),
        ImportFormat("apple-health", AppleHealthReader.self),
        csv,
    ]

    /// Any table that a mapping describes.
    package static let csv = ImportFormat("csv", TableReader.self)

    /// The format with a name; nil where there is none.
    package init?(named name: String) {
        guard let format = ImportFormat.all.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// The format of an input by what it holds; nil where none is known, such as for a table that needs a mapping.
    package init?(recognising input: ImportInput, _ vocabulary: Vocabulary) {
        let known = ImportFormat.all.first { format in format.readers.contains { $0.recognises(input, vocabulary) } }
        guard let known else { return nil }
        self = known
    }

    /// Whether two formats are the same.
    package static func == (left: ImportFormat, right: ImportFormat) -> Bool { left.name == right.name }

    /// Whether a file that begins like this is an export that is read as a `LargeFile`.
    package static func isLarge(_ head: [UInt8]) -> Bool { XMLPrologue.recognises(head) }

    /// Whether it is read by a mapping of columns, or of properties, to what they mean.
    package var needsMapping: Bool { has(.mapping) }

    /// Whether its records have a source already, which stays.
    package var keepsSources: Bool { has(.ownSource) }

    private func has(_ feature: ImportFeature) -> Bool { readers.contains { $0.features.contains(feature) } }

    /// Reads an input; throws at the first thing that cannot be understood.
    package func read(_ input: ImportInput, _ context: ImportContext) throws(ImportError) -> ImportedRecords {
        guard (input.large != nil) == has(.largeFile) else {
            throw ImportError(
                input.large == nil ? "not an export of Apple Health" : "an export of Apple Health",
                hint: "leave the name of the format out")
        }
        guard context.onlyFrom == nil || has(.namedSources) else {
            throw ImportError(
                "only Apple Health names the apps and devices of its records", hint: "leave --only-from out")
        }
        guard !context.takesTexts || has(.texts) else {
            throw ImportError("only daily notes have texts of their own", hint: "leave --with-texts out")
        }
        guard let type = readers.first(where: { $0.recognises(input, context.vocabulary) }) ?? readers.last else {
            return ImportedRecords(source: nil)
        }
        var reader = try type.init(input, context)
        var imported = try reader.read()
        for name in input.otherSheets { imported.notices.add(.otherSheet, name) }
        if !keepsSources || input.isSingleFile {
            let file = input.isSingleFile ? input.files.first.map { ImportInput.name(of: $0.path) } : nil
            let name = file ?? imported.source ?? name
            imported.readDrinks(of: name, decided: context.reading(of: name))
        }
        try context.checkReadings(of: imported.drinkSources.map(\.name))
        return imported
    }

    /// What the columns of a table, or the properties of daily notes, seem to mean; nil where no column holds dates.
    package static func draft(
        of input: ImportInput, encoding: TableEncoding? = nil, _ vocabulary: Vocabulary
    ) throws(ImportError) -> TableDraft? {
        let readers = all.filter(\.needsMapping).flatMap(\.readers)
        let reader: any ImportReader.Type = readers.first { $0.recognises(input, vocabulary) } ?? TableReader.self
        return try reader.draft(of: input, encoding, vocabulary)
    }
}

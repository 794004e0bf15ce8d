package import ProgressLoading
import SQLiteFiles

/// A format that can be read.
package enum ImportFormat: String, CaseIterable, Sendable {
    /// A data directory of reportgen, or one of its files.
    case reportgen
    /// Loop Habit Tracker.
    case loop
    /// HabitBull.
    case habitbull
    /// Daylio.
    case daylio
    /// harsh and habitctl.
    case harsh
    /// Track & Graph.
    case trackAndGraph = "track-and-graph"
    /// Beaver Habit Tracker.
    case beaverhabits
    /// Habitica.
    case habitica
    /// A list of slips since a date.
    case slips
    /// Daily notes of Obsidian.
    case obsidian
    /// Apple Health.
    case appleHealth = "apple-health"
    /// Any table that a mapping describes.
    case csv

    /// The format of an input by what it holds; nil where it is none that is known, such as a table that needs a mapping.
    package init?(recognising input: ImportInput) {
        guard let format = Self.allCases.first(where: { $0.recognises(input) }) else { return nil }
        self = format
    }

    private func recognises(_ input: ImportInput) -> Bool {
        switch self {
        case .reportgen: OwnReader.recognises(input)
        case .loop: LoopBackupReader.recognises(input) || LoopReader.recognises(input)
        case .habitbull: HabitBullReader.recognises(input)
        case .daylio: DaylioReader.recognises(input)
        case .harsh: HarshReader.recognises(input)
        case .trackAndGraph: TrackAndGraphReader.recognises(input)
        case .beaverhabits: BeaverHabitsReader.recognises(input)
        case .habitica: HabiticaReader.recognises(input)
        case .slips: SlipsReader.recognises(input)
        case .obsidian: DailyNotes.recognises(input)
        case .appleHealth: input.large != nil
        case .csv: false
        }
    }

    /// Whether a file that begins like this is an export that is read as a `LargeFile`.
    package static func isLarge(_ head: [UInt8]) -> Bool { XMLPrologue.recognises(head) }

    /// Whether a file that begins like this is a database, such as a backup of Loop Habit Tracker.
    package static func isDatabase(_ head: some Collection<UInt8>) -> Bool { SQLiteDatabase.recognises(head) }

    /// Reads an input; throws at the first thing that cannot be understood.
    package func read(_ input: ImportInput, _ context: ImportContext) throws(ImportError) -> ImportedRecords {
        guard (input.large != nil) == (self == .appleHealth) else {
            throw ImportError(
                input.large == nil ? "no export of Apple Health" : "an export of Apple Health",
                hint: "leave the name of the format out")
        }
        guard context.onlyFrom == nil || self == .appleHealth else {
            throw ImportError(
                "only Apple Health names the apps and devices of its records", hint: "leave --only-from out")
        }
        guard !context.takesTexts || self == .obsidian else {
            throw ImportError("only daily notes have texts of their own", hint: "leave --with-texts out")
        }
        switch self {
        case .reportgen: return try OwnReader(input, settings: context.settings, context.loader).read()
        case .loop where LoopBackupReader.recognises(input):
            var reader = LoopBackupReader(input, source: context.source)
            return try reader.read()
        case .loop:
            var reader = LoopReader(input, source: context.source)
            return try reader.read()
        case .habitbull: return try HabitBullReader(input, source: context.source).read()
        case .daylio:
            var reader = try DaylioReader(input, source: context.source)
            return try reader.read()
        case .harsh:
            var reader = HarshReader(input, source: context.source)
            return try reader.read()
        case .trackAndGraph:
            var reader = try TrackAndGraphReader(input, source: context.source)
            return try reader.read()
        case .beaverhabits:
            var reader = try BeaverHabitsReader(input, source: context.source)
            return try reader.read()
        case .habitica:
            var reader = HabiticaReader(input, source: context.source)
            return try reader.read()
        case .slips:
            var reader = SlipsReader(input, source: context.source)
            return try reader.read()
        case .obsidian:
            let mapping = try context.tableMapping()
            return try DailyNotes(input).read(mapping, source: context.source, takesTexts: context.takesTexts)
        case .appleHealth:
            guard let file = input.large else { return ImportedRecords(source: nil) }
            var reader = AppleHealthReader(file, source: context.source, onlyFrom: context.onlyFrom)
            return try reader.read()
        case .csv:
            let table = try input.table()
            var reader = TableReader(table, try context.tableMapping(), source: context.source)
            return try reader.read()
        }
    }

    /// Whether it is read by a mapping of columns, or of properties, to what they mean.
    package var needsMapping: Bool { self == .csv || self == .obsidian }

    /// A mapping of a table or of daily notes, as a file; nil where no column of it holds dates.
    package static func proposal(for input: ImportInput) throws(ImportError) -> String? {
        if DailyNotes.recognises(input) {
            let table = try DailyNotes(input).table
            let proposal = TableProposal(table, date: 0, ignoring: DailyNotes.ownProperties)
            return proposal.mapping(source: ImportFormat.obsidian.rawValue)?.json
        }
        let table = try input.table()
        return TableProposal(table).mapping(source: table.sourceName)?.json
    }
}

extension ImportInput {
    /// The one table it is.
    func table() throws(ImportError) -> Table {
        guard isSingleFile, let file = files.first else {
            throw ImportError("a folder; expected the one file of the table")
        }
        return try Table(file)
    }
}

/// What a reader of a format needs beside the files.
package struct ImportContext: Sendable {
    /// The files of the directory that the import goes into.
    package let settings: [SourceFile]
    package let loader: HistoryLoader
    /// What the columns of a table mean; nil for other formats.
    package let mapping: SourceFile?
    /// The word for the column `source`; nil for that of the format.
    package let source: String?
    /// Whether the texts of daily notes are wanted beside their properties.
    package let takesTexts: Bool
    /// The app or device whose records are wanted, for an export that names it; nil for all.
    package let onlyFrom: String?

    /// Makes a context.
    package init(
        settings: [SourceFile], loader: HistoryLoader, mapping: SourceFile?, source: String?, onlyFrom: String? = nil,
        takesTexts: Bool = false
    ) {
        (self.settings, self.loader, self.mapping) = (settings, loader, mapping)
        (self.source, self.onlyFrom, self.takesTexts) = (source, onlyFrom, takesTexts)
    }

    /// What the columns of a table mean; throws where nobody said it.
    fileprivate func tableMapping() throws(ImportError) -> TableMapping {
        guard let mapping else { throw ImportError("a table needs a mapping", hint: "without --map it is proposed") }
        return try TableMapping(mapping)
    }
}

import Actions
import Counting
import Diary
import Glibc
import Importing
import Model
import Wording

/// A small data directory in memory, to which records are added.
enum Folder {
    private static let loader = HistoryLoader(zoneBytes: zone, vocabulary: .ofAllLanguages)
    private static let zones = TimeZones(bytes: zone) { _ in [] }
    private static let settings = [
        SourceFile(path: "profile.json", bytes: Array(#"{ "timeZone": "Europe/Berlin" }"#.utf8)),
        SourceFile(
            path: "trackers.json",
            bytes: Array(
                #"[{"preset":"water","dailyGoal":8},{"preset":"mood"},{"preset":"sleep"},{"preset":"snacking"},{"id":"coffee","name":"Coffee","type":"good","mode":"counter","dailyLimit":2}]"#
                    .utf8)),
        SourceFile(
            path: "entries.csv", bytes: Array("date,level,drinks\n2025-10-29,steady,0\n2025-10-30,easy,3\n".utf8)),
    ]
    /// Friday 31 October 2025, 21:00 in Berlin.
    private static let now = Instant(seconds: 1_761_940_800)

    /// Reads files; if there are no errors, analyses them and writes the numbers.
    static func read(_ files: [SourceFile]) {
        let (history, diagnostics) = loader.load(
            settings.filter { own in !files.contains { $0.path == own.path } } + files)
        promise(
            (history == nil) == diagnostics.contains { $0.severity == .error },
            "a history beside an error, or none without one")
        for diagnostic in diagnostics {
            promise(diagnostic.location.line >= 0 && !diagnostic.text.isEmpty, "a problem without words or place")
        }
        guard let history else { return }
        _ = Statistics(Analysis(history, asOf: .instant(now))).json.bytes
    }

    /// Records the words of `log`, and checks that the change has an effect.
    static func log(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let folder = RecordedFolder(settings, zones: zones) { _ in now }
        let request = LogRequest(words)
        guard case .record(let plan)? = try? LogPlan.of(request, in: folder),
            let proposal = plan.proposal(request.action, folder, on: "desk"), let changes = proposal.alternatives.first
        else { return }
        let after = RecordedFolder(folder.files.applying(changes), zones: zones) { _ in now }
        // A request that would add an error is refused.
        guard folder.newErrors(in: after).isEmpty else { return }
        promise(proposal.isEffective(changes, after), "log wrote what does nothing")
    }

    /// Imports an export: the written files can be read, and a second import adds nothing.
    static func importExport(_ bytes: [UInt8], as format: String) {
        guard let format = ImportFormat(named: format) else { fatalError("there is no format \(format)") }
        let name =
            format.name == "obsidian" ? "2025-10-31.md" : format.name == "beaverhabits" ? "export.json" : "export.csv"
        take(ImportInput([SourceFile(path: name, bytes: bytes)], isSingleFile: true), format, mapping: nil)
    }

    /// The first line is the meaning of the columns, the others are the table.
    static func importTable(_ bytes: [UInt8]) {
        let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return }
        let mapping = SourceFile(path: "map.json", bytes: Array(parts[0]))
        take(
            ImportInput([SourceFile(path: "table.csv", bytes: Array(parts[1]))], isSingleFile: true), .csv,
            mapping: mapping)
    }

    private static func take(_ input: ImportInput, _ format: ImportFormat, mapping: SourceFile?) {
        let context = ImportContext(settings: settings, loader: loader, mapping: mapping)
        _ = ImportFormat(recognising: input, .ofAllLanguages)
        guard let imported = try? format.read(input, context),
            let merge = try? ImportMerge(imported, into: ImportTarget(settings, loader.salvage(settings).history))
        else { return }
        guard let changes = merge.alternatives.first else { return }
        let files = settings.applying(changes)
        let (history, diagnostics) = loader.salvage(files)
        let errors = diagnostics.filter { $0.severity == .error }
        promise(errors.isEmpty, "the import wrote what cannot be read: \(errors[0].text)")
        guard let again = try? ImportMerge(imported, into: ImportTarget(files, history)) else {
            fatalError("the import cannot be merged a second time")
        }
        promise(again.summary.isEmpty || again.summary.takesNothing, "a second import changes something")
    }

    private static let zone: @Sendable (String) -> [UInt8]? = { name in
        guard !name.hasPrefix("/"), !name.contains(".."), let file = fopen("/usr/share/zoneinfo/" + name, "r") else {
            return nil
        }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = fread(&bytes, 1, bytes.count, file)
        return count > 0 ? Array(bytes[..<count]) : nil
    }
}

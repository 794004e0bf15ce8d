package import Counting
import Diary
package import Disk
import Importing
package import Model
import Wording

/// Reads and analyses a folder of records.
package struct HistoryReader: Sendable {
    package struct Result: Sendable {
        package let analysis: Analysis?
        /// All problems of the files, in reading order.
        package let diagnostics: [Diagnostic]
        /// A suggestion about records that aren't problems; nil for none.
        package let hint: String?
        /// Whether the only problem is that nothing has been recorded.
        package var hasNoRecords: Bool {
            let errors = diagnostics.filter { $0.severity == .error }
            return !errors.isEmpty && errors.allSatisfy { $0.code == .noRecords }
        }
        /// Whether the only errors are missing records or unreadable files.
        package var isMissingInput: Bool {
            let errors = diagnostics.filter { $0.severity == .error }
            let codes: [DiagnosticCode] = [.noRecords, .unreadableFile]
            return !errors.isEmpty && errors.allSatisfy { codes.contains($0.code) }
        }
    }

    package let directory: DataDirectory
    /// The folder as the person wrote it.
    package var path: String { directory.path.text }
    /// The path as written, or for the current folder its name.
    package var name: String { [".", "./"].contains(path) ? FileSystem.resolved(directory.path).name : path }
    package let asOf: AsOfText?
    package let isStrict: Bool
    let filter: SourceFilter?
    /// The shift of the records for a demonstration; nil for none.
    package var shift: DemonstrationShift?

    /// Without `asOf` the report is for now, and without `sources` every record is read.
    package init(path: String, asOf: AsOfText? = nil, isStrict: Bool = false, sources: [String] = []) {
        directory = DataDirectory(path: Path(path))
        self.asOf = asOf
        self.isStrict = isStrict
        filter = sources.isEmpty ? nil : SourceFilter(sources)
    }

    /// Reads and analyses; throws if the folder can't be read at all.
    package func read() throws(CommandError) -> Result { try read(contents()) }

    /// The files of the folder, without the incomplete change of a killed writer.
    package func contents() throws(CommandError) -> DataDirectory.Contents {
        Recorder(path: path).settle()
        var contents = try directory.contents()
        if let shift {
            let folder = RecordedFolder(contents.files, zones: .ofSystem, now: { _ in Machine.now })
            contents.files = shift(folder).files
        }
        return contents
    }

    package func read(_ contents: DataDirectory.Contents) throws(CommandError) -> Result {
        let files = contents.files
        let (history, found) = HistoryLoader(
            zoneBytes: ZoneFiles.bytes(of:), vocabulary: .ofAllLanguages, filter: filter,
            isPicture: { file in contents.pictures[file].map { directory.isPicture(file, $0) } }
        ).load(files)
        // If some files couldn't be read, it is unknown whether there are records.
        let isComplete = contents.diagnostics.allSatisfy { $0.severity == .warning }
        var diagnostics = contents.diagnostics + found.filter { isComplete || $0.code != .noRecords }
        if diagnostics.contains(where: { $0.code == .unknownTimeZone }), !ZoneFiles.exist {
            throw CommandError(.missingInput, "this system has no time zones", hint: "install the package tzdata")
        }
        let analysis = history.map { history in
            let now = Machine.now
            return Analysis(history, asOf: asOf?.asOf(history.profile.dayClock, now: now) ?? .instant(now))
        }
        if let analysis { diagnostics += futureWarning(analysis, files) + timestampWarning(analysis, files) }
        diagnostics += contents.copies.map { $0.warning(in: path) }
        if isStrict { diagnostics.makeErrors() }
        let isSound = diagnostics.allSatisfy { $0.severity == .warning }
        return Result(
            analysis: isSound ? analysis : nil, diagnostics: diagnostics,
            hint: analysis.flatMap { waitingHint($0, files) })
    }

    /// One warning for all records after today except those that wait, located at the first of them.
    private func futureWarning(_ analysis: Analysis, _ files: [SourceFile]) -> [Diagnostic] {
        guard let origin = analysis.records.firstFuture else { return [] }
        let path = analysis.history.files[origin.file]
        guard let file = files.first(where: { $0.path == path }) else { return [] }
        let count = analysis.records.future - analysis.records.waiting
        let subject = count == 1 ? "1 record is" : "\(count) records are"
        return [
            Diagnostic(
                .warning, .futureRecords, at: file.location(ofLine: origin.line),
                "\(subject) after \(analysis.today) and not counted" + (count == 1 ? "" : ", the first is here"),
                hint: dayStartHint(analysis))
        ]
    }

    /// One warning for all entries with a timestamp after the machine's today, which wins over every correction.
    private func timestampWarning(_ analysis: Analysis, _ files: [SourceFile]) -> [Diagnostic] {
        let history = analysis.history
        let tomorrow = Instant(seconds: Machine.now.seconds + 86_400)
        let found = history.entries.filter { entry in
            entry.day <= analysis.today && entry.timestamp.map { $0.instant > tomorrow } ?? false
        }
        guard let first = found.min(by: { ($0.origin.file, $0.origin.line) < ($1.origin.file, $1.origin.line) }),
            let file = files.first(where: { $0.path == history.files[first.origin.file] })
        else { return [] }
        return [
            Diagnostic(
                .warning, .distantTimestamp, at: file.location(ofLine: first.origin.line),
                found.count == 1
                    ? "the timestamp is in the future"
                    : "\(found.count) timestamps are in the future, the first is here",
                hint: "an entry with a later timestamp counts in place of one with an earlier one")
        ]
    }

    /// A suggestion for records that wait for a day in UTC, if the profile has no time zone.
    private func waitingHint(_ analysis: Analysis, _ files: [SourceFile]) -> String? {
        let profile = SettingsText("profile.json", in: files)?.document
        let count = analysis.records.waiting
        guard count > 0, profile?.member(Setting.timeZone.key) == nil else { return nil }
        return
            "\(count == 1 ? "1 record is of a day that has" : "\(count) records are of days that have") not begun in UTC;"
            + " if you live elsewhere: reportgen set timeZone CITY"
    }

    private func dayStartHint(_ analysis: Analysis) -> String? {
        let profile = analysis.history.profile
        guard asOf?.isDay != true, profile.zone.wallTime(at: analysis.now).day > analysis.today else { return nil }
        return "with \"dayStart\": \"\(clockText(profile.dayStart))\" it is still \(analysis.today) until then"
    }

    /// When the report changes although no file does: at the end of the person's day.
    ///
    /// Nil for a report of a given day, and if the person's clock isn't known.
    package func end(of analysis: Analysis?) -> Instant? {
        guard let analysis, asOf?.isRelative ?? true else { return nil }
        let clock = analysis.history.profile.dayClock
        return clock.start(of: clock.day(of: Machine.now).advanced(by: 1))
    }
}

extension [Diagnostic] {
    /// Turns warnings into errors, for `--strict`.
    package mutating func makeErrors() {
        for index in indices { self[index].severity = .error }
    }
}

/// Moves everything in a folder by whole weeks, so that it ends on the evening before a day: a demonstration of old
/// records is then current, with each record on its weekday.
///
/// Later records are left out, so that up to six days may be missing at the end.
package struct DemonstrationShift: Sendable {
    private let day: DayText

    package init(to day: DayText) { self.day = day }

    /// The shifted folder; unchanged if it has errors or no records.
    package func callAsFunction(_ folder: RecordedFolder) -> RecordedFolder {
        let days = RecordKind.allCases.flatMap { folder.files.writtenRecords($0, of: folder.history).map(\.day) }
        guard folder.errors.isEmpty, let last = days.max() else { return folder }
        let end = day.day(today: folder.today).advanced(by: -1)
        let distance = last.distance(to: end)
        let weeks = distance >= 0 ? (distance + 6) / 7 : distance / 7
        let shifted = RecordedFolder(
            folder.files.map { $0.shifted(byDays: 7 * weeks, in: folder.profile.zone) }, zones: folder.zones,
            now: { _ in folder.now })
        let export = OwnExport(shifted.files, shifted.history, until: end)
        return RecordedFolder(
            export.files(.csv).map { SourceFile(path: $0.path, bytes: $0.bytes) }, zones: folder.zones,
            now: { _ in folder.now })
    }
}

/// Calls a function at the start, and whenever the files of a report change or its day ends.
package struct FolderChanges {
    private let folders: [WatchedFolder]

    package init(_ reader: HistoryReader, templates: String? = nil) {
        let templates = templates.map { WatchedFolder(Path($0), inner: ["cards", "blocks", "pages", "static"]) }
        folders = [.records(reader.directory.path), templates].compactMap(\.self)
    }

    /// Calls `act` at the start, after each change, and at the moment it returned; ends with its error, or the stop
    /// signal.
    ///
    /// Changes while `act` runs are noticed afterwards.
    package func run(
        stop: StopSignal? = nil, _ act: () throws(CommandError) -> Instant?
    ) throws(CommandError) {
        let watch = try FolderWatch(folders, stop: stop)
        var moment = try act()
        while watch.wait(until: moment) != .end { moment = try act() }
    }
}

extension WatchedFolder {
    /// A folder of records: the files that a build reads, without any site, journal or copy in it.
    static func records(_ path: Path) -> WatchedFolder {
        WatchedFolder(
            path, inner: DataFolder.folderNames.sorted(), matters: { DataFolder.isMeant($0, .ofAllLanguages) },
            mattersInside: { WatchedFolder.isVisible($0) && !DataFolder.isCopy($0) })
    }
}

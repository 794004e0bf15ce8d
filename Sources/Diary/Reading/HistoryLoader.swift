package import Model

/// Reads every file of a data directory into a history, and reports all problems in all of them.
package struct HistoryLoader: Sendable {
    private let zoneBytes: @Sendable (String) -> [UInt8]?
    /// The words of presets, and those by which hints recognize what was meant.
    package let vocabulary: Vocabulary
    private let filter: SourceFilter?
    private let isPicture: (@Sendable (String) -> Bool?)?

    /// Makes a loader; `zoneBytes` returns the TZif file of a time zone by its IANA name, nil if there isn't one.
    ///
    /// `isPicture` returns whether a file in the folder of notes is a picture, nil if there is no such file; without it
    /// the pictures of notes aren't checked.
    ///
    /// With a `filter`, other records are treated as if they didn't exist: the ones they replaced count, and no day is
    /// assumed, because assumed days have no source.
    package init(
        zoneBytes: @escaping @Sendable (String) -> [UInt8]?, vocabulary: Vocabulary, filter: SourceFilter? = nil,
        isPicture: (@Sendable (String) -> Bool?)? = nil
    ) {
        self.zoneBytes = zoneBytes
        self.vocabulary = vocabulary
        self.filter = filter
        self.isPicture = isPicture
    }

    /// Reads the files, given in any order.
    ///
    /// The history is nil if there is an error among the diagnostics, which are in reading order and then by line.
    package func load(_ files: [SourceFile]) -> (history: History?, diagnostics: [Diagnostic]) {
        let (history, diagnostics) = salvage(files)
        return (diagnostics.contains { $0.severity == .error } ? nil : history, diagnostics)
    }

    /// Reads what it can of the files, given in any order, without records that have an error.
    ///
    /// Not for counting, only for writing into the files.
    package func salvage(_ files: [SourceFile]) -> (history: History, diagnostics: [Diagnostic]) {
        let folder = DataFolder(files)
        let problems = Problems(for: vocabulary)
        let (profile, trackers) = readSettings(folder, problems)
        var entries: [Entry] = []
        var sessions = LatestByID<Session>()
        var logs = LoadedLogs(trackers)
        var readMetrics = LatestByID<Metric>()
        logs.reserve(bytes: folder[.logs].reduce(0) { $0 + $1.bytes.count })
        let recordFiles = RecordKind.allCases.flatMap { kind in folder[kind].map { (kind, $0) } }
        for (index, (kind, file)) in recordFiles.enumerated() {
            let source = RecordSource(
                records: RecordFile(file, kind, problems), index: index, dayClock: profile.dayClock, filter: filter)
            switch kind {
            case .entries: source.read(into: &entries)
            case .activities: source.read(into: &sessions)
            case .logs: TrackerLogRecords(source: source, trackers: trackers).read(into: &logs)
            case .metrics: source.read(into: &readMetrics)
            }
        }
        entries.markSuperseded(in: folder.recordFiles, problems)
        let noteFiles = NoteFiles(why: folder.why, notes: folder.notes, problems: problems, isPicture: isPicture)
        let (why, notes, pictures) = noteFiles.read()
        reportStrangers(folder, problems)
        let repeats: [(RecordKind, Bool)] = [
            (.activities, sessions.hasRepeats), (.logs, logs.hasOwnRepeats), (.metrics, readMetrics.hasRepeats),
        ]
        for (kind, hasRepeats) in repeats where hasRepeats {
            for file in folder[kind] { RecordFile(file, kind, problems).warnOfVersions() }
        }
        if profile.assumeSteady.isEmpty { reportMissingRecords(folder, problems) }
        let table = logs.withoutRepeats()
        if let file = folder.trackers { trackers.warnOfMissingStarts(table, in: file, problems) }
        let metrics = readMetrics.records.onePerDay()
        let experiments = folder.experiments.map { file in
            ExperimentsReader(file: file, problems: problems).read(trackers, metrics: Set(metrics.map(\.name)))
        }
        // Records with errors would leave gaps, so this waits until all are sound.
        if !problems.containErrors {
            DistantRecords(files: folder.recordFiles, problems: problems).warn(
                of: entries, sessions.records, table, metrics)
        }
        problems.tellMerges(in: files)
        let history = History(
            profile: filter == nil ? profile : profile.assumingNothing, trackers: trackers.trackers, entries: entries,
            sessions: sessions.records,
            logs: table, metrics: metrics, why: why, notes: notes, pictures: pictures,
            experiments: experiments ?? [],
            files: folder.recordFiles.map(\.path))
        return (history, inReadingOrder(problems.diagnostics, folder))
    }

    private func readSettings(_ folder: DataFolder, _ problems: Problems) -> (Profile, TrackerSettings) {
        let trackers =
            folder.trackers.map {
                TrackersReader(file: $0, problems: problems, vocabulary: vocabulary).read()
            }
            ?? TrackerSettings(trackers: [])
        guard let file = folder.profile else { return (Profile(), trackers) }
        var (profile, pending) = ProfileReader(file: file, problems: problems, zoneBytes: zoneBytes).read()
        let reader = PendingReader(file: file, trackers: trackers, problems: problems)
        profile.reminders = pending.reminders.compactMap(reader.reminder)
        profile.pauses = pending.pauses.compactMap(reader.pause)
        profile.comparisons = pending.comparisons.map(reader.comparisons)
        return (profile, trackers)
    }

    private func reportStrangers(_ folder: DataFolder, _ problems: Problems) {
        for file in folder.strangers {
            problems.warn(
                .unknownFile, file, Position(offset: 0, line: 1),
                "this \(file.path.hasSuffix("/") ? "folder" : "file") is not read; expected \(DataFolder.expectation(for: file.path, vocabulary))"
            )
        }
    }

    private func reportMissingRecords(_ folder: DataFolder, _ problems: Problems) {
        guard folder.recordFiles.isEmpty else { return }
        problems.error(
            .noRecords, SourceFile(path: "", bytes: []), Position(offset: 0, line: 0),
            "there are no records; expected entries, activities, logs or metrics as .csv, .json or a folder of such files"
        )
    }

    private func inReadingOrder(_ diagnostics: [Diagnostic], _ folder: DataFolder) -> [Diagnostic] {
        let paths =
            [folder.profile, folder.trackers, folder.experiments].compactMap { $0?.path }
            + folder.recordFiles.map(\.path)
        let ranks = Dictionary(paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return diagnostics.enumerated().sorted { left, right in
            let leftRank = ranks[left.element.location.file] ?? paths.count
            let rightRank = ranks[right.element.location.file] ?? paths.count
            guard leftRank == rightRank, leftRank < paths.count else {
                return (leftRank, left.offset) < (rightRank, right.offset)
            }
            return (left.element.location.line, left.offset) < (right.element.location.line, right.offset)
        }.map(\.element)
    }
}

extension Profile {
    fileprivate var assumingNothing: Profile {
        var profile = self
        profile.assumeSteady = []
        return profile
    }
}

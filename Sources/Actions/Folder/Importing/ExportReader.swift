import Diary
import Disk
import Importing
import Model
import Wording

/// Converts an export to a change of a directory.
struct ExportReader {
    let input: ImportInput
    let format: ImportFormat
    let request: ImportRequest

    /// Reads the export and merges it with the directory; without a proposal nothing has to be written.
    func take(
        into folder: RecordedFolder, _ recorder: Recorder
    ) throws(CommandError) -> (answer: ImportAnswer, proposal: ProposedChange?) {
        // A record with an error may be one that the person typed for a day of the import.
        if let error = folder.errors.first(where: { $0.code != .noRecords }) {
            let place = [
                recorder.path + "/" + error.location.file, error.location.line > 0 ? "\(error.location.line)" : nil,
            ]
            throw CommandError(
                .badData, "\(place.compactMap(\.self).joined(separator: ":")): \(error.text); nothing was written",
                hint: "mend the folder first; reportgen check names everything")
        }
        if format.keepsSources, request.choices.source != nil {
            throw CommandError(.usage, "records of reportgen keep their own source; leave --source out")
        }
        var imported = try read(for: folder)
        let hasProfile = imported.settings.contains { $0.path == "profile.json" }
        let profile = folder.files.isEmpty && !hasProfile ? startingProfile : nil
        let start = profile.map { RecordedFolder([$0], zones: .ofSystem, now: recorder.moment) } ?? folder
        for rename in request.renames { try apply(rename, to: &imported, start) }
        let today = start.today
        for record in imported.records where record.day > today {
            imported.notices.add(.future, "\(record.day)", at: record.place)
        }
        let merge = try merge(imported, start)
        let mapping = format.needsMapping ? try request.tableContext([]).mapping : nil
        let remembered = TableDraft.change(
            remembering: mapping, imported.drinkSources, in: folder.files, .ofAllLanguages)
        let alternatives = merge.alternatives.map { changes in
            (profile.map { ExportReader.starting($0, changes) } ?? changes) + [remembered].compactMap(\.self)
        }
        let waits = request.asks && imported.drinkSources.contains(where: \.isOpen)
        let proposal = ProposedChange(
            action: "import \(format.name) \(Path(request.shown).name)", alternatives: alternatives,
            isEffective: { _, after in
                // If all are new, and the number of records grows by exactly their number, nothing has to be compared.
                merge.summary.added.map { after.recordCount == start.recordCount + $0 } ?? false
                    || (try? self.merge(imported, after).summary.isEmpty) ?? false
            })
        let answer = ImportAnswer(
            format: format, summary: merge.summary, imported: imported, export: request.path, path: recorder.path,
            profile: start.profile, isNew: folder.files.isEmpty)
        let isNothing = alternatives.isEmpty || waits || merge.summary.takesNothing
        return (answer, isNothing ? nil : proposal)
    }

    private func read(for folder: RecordedFolder) throws(CommandError) -> ImportedRecords {
        // A new directory gets the zone of this machine.
        let start = folder.files.isEmpty ? [startingProfile].compactMap(\.self) : folder.files
        let context = try request.tableContext(start)
        return try request.named(input) { () throws(ImportError) in try format.read(input, context) }
    }

    /// Moves a habit into the tracker with its earlier days, which gets its name.
    private func apply(
        _ rename: (tracker: String, habit: String), to imported: inout ImportedRecords, _ folder: RecordedFolder
    ) throws(CommandError) {
        let trackers = folder.history.trackers
        let id = trackers[try TrackerReference.name(rename.tracker).index(trackers)].id
        guard let index = imported.trackers.firstIndex(where: { $0.name.lowercased() == rename.habit.lowercased() })
        else {
            throw CommandError(
                .usage, "\(request.shown) has no habit \"\(rename.habit)\"",
                hint: "it has \(imported.trackers.prefix(12).map { "\"\($0.name)\"" }.joined(separator: ", "))")
        }
        imported.trackers[index].id = id
        imported.newNames[id] = imported.trackers[index].name
    }

    private func merge(_ imported: ImportedRecords, _ folder: RecordedFolder) throws(CommandError) -> ImportMerge {
        try request.named(input) { () throws(ImportError) in
            try ImportMerge(imported, into: ImportTarget(folder.files, folder.history))
        }
    }

    /// The profile of a directory created by the import, with this machine's zone.
    private var startingProfile: SourceFile? {
        let zone = request.timeZone.flatMap(TimeZones.ofSystem.name) ?? SystemSettings.timeZone
        let language = request.language ?? SystemSettings.language
        guard zone != nil || language != nil, var text = SettingsText("profile.json", in: []) else { return nil }
        if let zone { _ = text.set(Setting.timeZone, to: .text(zone)) }
        if let language { _ = text.set(Setting.language, to: .text(language.rawValue)) }
        return text.change?.after
    }

    /// The changes of a directory without a profile, for one that was planned with it.
    private static func starting(_ profile: SourceFile, _ changes: [FileChange]) -> [FileChange] {
        let text = (changes.first { $0.path == profile.path }?.after ?? profile).bytes
        return [FileChange(new: profile.path, String(decoding: text, as: UTF8.self))]
            + changes.filter { $0.path != profile.path }
    }
}

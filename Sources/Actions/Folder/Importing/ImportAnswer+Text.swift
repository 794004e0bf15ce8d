import Diary
import Disk
import Importing
package import Model
import Wording

extension ImportAnswer {
    /// What was imported, merged and left out, one line each, and suggestions for what to do next, with their commands.
    package func lines(isDryRun: Bool, in language: Language) -> [String] {
        let phrases = language.phrases
        let lines = lines(in: language, option: phrases.option) + (isDryRun && !isEmpty ? [phrases.dryRun] : [])
        return lines + offers(phrases).map(singleLine)
    }

    /// Whether the folder gets anything new from it.
    package var isEmpty: Bool { summary.takesNothing || summary.isEmpty }
    /// Whether it contains texts that weren't wanted.
    package var leavesTexts: Bool { summary.notices.count(.noteText) > 0 }
    /// The header and the rows of a table that are left out; nil if there aren't any.
    package var skippedRows: (count: Int, text: [UInt8])? { imported.skipped.map { ($0.count, $0.text) } }

    /// What is imported, merged and left out, one line each; `option` returns what can be done about a remark.
    package func lines(in language: Language, option: (ImportRemark) -> String = { _ in "" }) -> [String] {
        let phrases = language.phrases
        let days = summary.days.map { (phrases.date($0.lowerBound), phrases.date($0.upperBound)) }
        var lines = [phrases.importedFrom(format.name, days?.0, days?.1)]
        for kind in RecordKind.allCases {
            guard let tally = summary.records[kind], tally.total > 0 else { continue }
            let parts: [(Int, (String) -> String)] = [
                (tally.added, phrases.newRecords), (tally.changed, phrases.changedRecords),
                (tally.unchanged, phrases.knownRecords), (tally.kept, phrases.keptRecords),
            ]
            let counts = parts.filter { $0.0 > 0 }.map { $0.1(phrases.numbers.text($0.0)) }
            lines.append("  \(kind.name(phrases)): \(counts.joined(separator: ", "))")
        }
        lines += summary.logsOfTracker.map { tracker in
            let isNew = summary.newTrackers.contains(tracker.id)
            return "    " + phrases.trackerImported(tracker.id, tracker.name, tracker.count, isNew: isNew)
        }
        if !summary.sources.isEmpty {
            let names = summary.sources.prefix(8).map { "\($0.name) (\(phrases.numbers.text($0.count)))" }
            let more = summary.sources.count > names.count ? ", …" : ""
            lines.append("  " + phrases.importedSources(names.joined(separator: ", ") + more))
        }
        if summary.restDays > 0 { lines.append("  " + phrases.importedRests(summary.restDays)) }
        if let day = summary.steadySince { lines.append("  " + phrases.importedSteady(since: phrases.date(day))) }
        if summary.notes > 0 { lines.append("  " + phrases.importedNotes(summary.notes)) }
        for file in summary.settings { lines.append("  " + phrases.importedSettings(file)) }
        for (isWritten, heading) in [(true, phrases.importWritten), (false, phrases.importNotWritten)] {
            let notices = summary.notices.all.filter { $0.remark.isOfWritten == isWritten }
            guard !notices.isEmpty else { continue }
            lines.append(heading)
            lines += notices.map { "  " + text(of: $0, phrases, option($0.remark)) }
        }
        if isEmpty { lines.append(summary.takesNothing ? phrases.nothingToTake : phrases.nothingNew) }
        return lines.map(singleLineKeepingIndent)
    }

    private func text(of notice: ImportNotice, _ phrases: Phrases, _ option: String) -> String {
        let place = notice.place.map { phrases.firstAt("\($0)") }
        let tallies = notice.tallies.prefix(8).map { "\($0.name) \(phrases.numbers.text($0.count))" }
        let named = tallies.isEmpty ? notice.examples : tallies
        let isAll = tallies.isEmpty ? named.count >= notice.count : named.count == notice.tallies.count
        let examples = named.joined(separator: ", ") + (isAll ? "" : ", …")
        let more = [named.isEmpty ? nil : examples, place].compactMap(\.self).joined(separator: "; ")
        return "\(phrases.name(of: notice.remark))\(option): \(phrases.numbers.text(notice.count))"
            + (more.isEmpty ? "" : " (\(more))")
    }

    private func singleLineKeepingIndent(_ line: String) -> String {
        line.prefix { $0 == " " } + singleLine(line)
    }

    /// The problem of each row of a table that was left out, with file and line; empty if none was.
    package func skippedLines(of request: ImportRequest) -> [String] {
        (imported.skipped?.faults ?? []).map { CommandError.line($0, in: request, isSingleFile: true) }
    }

    /// Writes the rows of a table that were left out to a file next to it, for correcting and importing them later; nil
    /// if none was.
    ///
    /// Doesn't replace an existing file, nor write one again with the same rows.
    package func writeSkippedRows(of request: ImportRequest) throws(CommandError) -> (path: String, rows: Int)? {
        guard let skipped = imported.skipped else { return nil }
        let folder = Path(request.path).directory
        for number in 1...99 {
            let name = number == 1 ? "import-skipped.csv" : "import-skipped-\(number).csv"
            let file = folder == Path(".") ? Path(name) : folder / name
            if try FileSystem.kind(of: file) == nil {
                try FileSystem.write(skipped.text, to: file, mode: 0o600, isNew: true)
                return (file.text, skipped.count)
            }
            if try FileSystem.kind(of: file) == .file, try FileSystem.read(file) == skipped.text {
                return (file.text, skipped.count)
            }
        }
        throw CommandError(.cannotCreate, "\(folder) has 99 files of rows that were left out; remove some")
    }

    /// Suggestions for what to do next, given the resulting settings, with their commands.
    private func offers(_ phrases: Phrases) -> [String] {
        let (data, numbers) = ("--data \(shellWord(path))", phrases.numbers)
        var offers: [String] = []
        let entries = summary.records[.entries] == nil ? [] : imported.records.filter { $0.kind == .entries }
        let lastDrink = entries.lazy.filter { record in
            guard case .number(let drinks)? = record.values["drinks"] else { return false }
            return drinks > .zero
        }.map(\.day).max()
        if isNew, profile.aim == nil, profile.lastDrink == nil, let lastDrink {
            offers.append(
                phrases.offerAim("reportgen set lastDrink \(lastDrink) \(data)", "reportgen set aim less \(data)"))
        }
        offers += summary.sameHabits.map { habit in
            let rename = shellWord("\(habit.tracker)=\(habit.name)")
            return phrases.offerRename(
                habit.name, habit.tracker, equal: numbers.text(habit.equal), of: numbers.text(habit.days),
                "reportgen undo \(data) && reportgen import \(shellWord(export)) --into \(shellWord(path)) --rename \(rename)"
            )
        }
        // The app recorded only days with drinks.
        if let days = imported.drinkingDaysAlone, let first = days.first, let last = days.last,
            !profile.assumeSteady.contains(where: { $0.contains(first) && $0.contains(last) })
        {
            let spans = profile.assumeSteady + [DaySpan(first: first, last: last)]
            let value = quotedShellWord(JSONText.list(spans.map(\.json)).text)
            offers.append(
                phrases.offerSteady(
                    numbers.text(days.count), of: numbers.text(first.distance(to: last) + 1),
                    "reportgen set assumeSteady \(value) \(data)"))
        }
        // The app has days of drinking before the last drink.
        if profile.publicFrom == nil, let drink = profile.lastDrink?.day, let firstEntry = entries.map(\.day).min(),
            firstEntry < drink
        {
            offers.append(phrases.offerPublicFrom("reportgen set publicFrom \(drink.advanced(by: 1)) \(data)"))
        }
        return offers
    }
}

extension RecordKind {
    func name(_ phrases: Phrases) -> String {
        switch self {
        case .entries: phrases.entriesOfDays
        case .activities: phrases.activityRecords
        case .logs: phrases.trackerLogs
        case .metrics: phrases.metricRecords
        }
    }
}

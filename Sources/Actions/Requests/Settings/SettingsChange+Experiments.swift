import Diary
import Model
import Wording

extension SettingsChange {
    /// Assigns the weeks of an experiment at random and writes it down.
    ///
    /// By default it begins on the next Monday, or today if that is one.
    package static func startExperiment(
        _ name: String, against: String, weeks: Int, from day: DayText?, seed: Int
    ) -> SettingsChange {
        let words = ["experiment start", name, "--against", against, day.map { "--from \($0.text)" }]
        var change = SettingsChange(action: words.compactMap(\.self).joined(separator: " ")) {
            folder throws(CommandError) in
            let name = withoutSpacesAround(singleLine(name))
            guard !name.isEmpty else { throw CommandError(.usage, .experimentNeedsName) }
            guard Experiment.weekNumbers.contains(weeks), weeks % 2 == 0 else {
                throw CommandError(.usage, .experimentWeeks(weeks))
            }
            guard !ExperimentName.isOfHarm(name, beside: folder.history.trackers) else {
                throw CommandError(.usage, .experimentOfHarm(name))
            }
            let against = try measure(against, in: folder)
            let monday = Week(containing: folder.today.advanced(by: 6)).monday
            let start = day?.day(near: folder.today) ?? monday
            guard start.weekday == .monday else {
                throw CommandError(.usage, .experimentMonday(start))
            }
            guard start >= folder.today else { throw CommandError(.usage, .experimentInThePast(start)) }
            let arms = Experiment.lot(weeks: weeks, seed: seed)
            let experiment = Experiment(name: name, against: against, start: start, arms: arms, seed: seed)
            let others = folder.history.experiments
            if let other = others.first(where: { $0.lastDay >= start && $0.start <= experiment.plannedEnd }) {
                throw CommandError(.usage, .experimentGoesOn(other.name, until: other.lastDay), .stopExperiment)
            }
            var text = try text(Experiment.path, in: folder)
            guard text.append(experiment.json, to: text.document), let change = text.change else {
                throw CommandError(.badData, "\(Experiment.path) is not a list of experiments")
            }
            return [[change]]
        }
        change.result = { folder, language in
            folder.history.experiments.suffix(1).map { experiment in
                let phrases = language.phrases
                return phrases.experimentBegins(
                    experiment.name, on: phrases.date(experiment.start), weeks: experiment.arms.count)
            }
        }
        return change
    }

    /// Stops the current experiment, with yesterday as its last day; one without a past day is removed.
    package static var stopExperiment: SettingsChange {
        var change = SettingsChange(action: "experiment stop") { folder throws(CommandError) in
            let experiments = folder.history.experiments
            guard let index = stoppable(experiments, on: folder.today) else {
                throw CommandError(.usage, .noExperiment)
            }
            var text = try text(Experiment.path, in: folder)
            guard case .array(let nodes) = text.document.value, nodes.count == experiments.count else {
                throw CommandError(.badData, .changedSince)
            }
            let yesterday = folder.today.advanced(by: -1)
            let isWritten =
                yesterday < experiments[index].start
                ? text.remove(at: index, from: text.document)
                : text.set(Experiment.Key.stopped.rawValue, to: .text("\(yesterday)"), in: nodes[index])
            guard isWritten else { throw CommandError(.badData, .changedSince) }
            return [[text.change].compactMap(\.self)]
        }
        change.result = { folder, language in
            // An experiment that still exists ended yesterday.
            let ended = folder.history.experiments.last { $0.stopped == folder.today.advanced(by: -1) }
            return [ended.map { language.phrases.experimentStopped($0.name) } ?? language.phrases.experimentGone]
        }
        return change
    }

    /// The current experiment, or else the next planned one.
    private static func stoppable(_ experiments: [Experiment], on today: Day) -> Int? {
        experiments.firstIndex { $0.week(on: today) != nil }
            ?? experiments.indices.filter { experiments[$0].start > today }
            .min { experiments[$0].start < experiments[$1].start }
    }

    /// The metric or tracker with this name, as spelled in files.
    private static func measure(_ word: String, in folder: RecordedFolder) throws(CommandError) -> String {
        let word = withoutSpacesAround(word)
        let metrics = Set(folder.history.metrics.map(\.name)).union(KnownMetric.allCases.map(\.rawValue))
        if let metric = metrics.first(where: { $0.lowercased() == word.lowercased() }) { return metric }
        guard let tracker = folder.history.trackers.first(where: { $0.isCalled(word) }) else {
            throw CommandError(
                .usage, .noMeasure(word), .expected(metrics.sorted() + folder.history.trackers.map(\.id)))
        }
        guard tracker.canMeasure else { throw CommandError(.usage, .measuresNothing(tracker.id)) }
        return tracker.id
    }
}

extension Tracker {
    /// Whether its days can be compared: numbers, moods with a scale, and saboteurs that are only noticed.
    fileprivate var canMeasure: Bool {
        switch latestMode {
        case .number, .counter, .awareness: true
        case .selection: options.contains { $0.valence != nil }
        case .avoidance, .yesNo, .note: false
        }
    }

    /// Whether a word is its id or one of its names, ignoring case.
    fileprivate func isCalled(_ word: String) -> Bool {
        ([id] + Language.allCases.map { name.text(in: $0) }).contains { $0.lowercased() == word.lowercased() }
    }

    /// Its current or future mode.
    var latestMode: Mode { modeChanges.last?.mode ?? mode }
}

/// What an experiment is about, by its name.
///
/// Half of the weeks are with it and half without, and nobody should drink, smoke or do what they avoid for a
/// comparison.
enum ExperimentName {
    /// Whether it is about alcohol, smoking, other drugs, or something that is avoided.
    static func isOfHarm(_ name: String, beside trackers: [Tracker]) -> Bool {
        let words = words(name)
        let avoided = trackers.filter { $0.latestMode == .avoidance || $0.preset == .cigarettes }.flatMap { tracker in
            Language.allCases.map { self.words(tracker.name.text(in: $0)) }
        }
        let vocabulary = Vocabulary.ofAllLanguages
        let isHarmless = words.contains { vocabulary[.harmlessDrinks].contains(where: $0.hasSuffix) }
        return words.contains { word in
            vocabulary[.harmfulBeginnings].contains(where: word.hasPrefix)
                || vocabulary[.harmfulEndings].contains(where: word.hasSuffix)
                || vocabulary[.harmful].contains(word) || vocabulary[.drinking].contains(word) && !isHarmless
        }
            || avoided.contains { name in !name.isEmpty && name.allSatisfy(words.contains) }
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

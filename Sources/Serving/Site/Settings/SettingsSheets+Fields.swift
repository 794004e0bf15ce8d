import Actions
import Counting
import Model
import Pages
import Wording

/// Changes of the profile and of trackers, one setting at a time.
extension SettingsSheets {
    /// The page before a change, with its effects on the streaks; writes nothing.
    func showField(_ query: [LogSheet.Field]) -> Answer {
        reading { shown in
            guard let form = SettingChangeForm(query, shown.analysis) else { return .malformed }
            do throws(CommandError) {
                let effect = try site.recorder.preview(form.change(in: site.language))
                guard !effect.changesNothing else { return done(form, effect) }
                return .page(consent(to: form, effect, shown))
            } catch {
                return returned(form, error, shown)
            }
        }
    }

    /// Makes a change; redirects to the page before it if streaks change and that isn't confirmed yet.
    func changeField(_ fields: [LogSheet.Field]) -> Answer {
        reading { shown in
            guard let form = SettingChangeForm(fields, shown.analysis) else { return .malformed }
            // A default that is saved unchanged doesn't need a key.
            if row(of: form, shown)?.fields.first?.value.split(whereSeparator: \.isNewline)
                == form.value.split(whereSeparator: \.isNewline)
            {
                return done(form.part, phrases.saidAlready, change: nil, form.tracker?.id)
            }
            do throws(CommandError) {
                let change = try form.change(in: site.language)
                if fields.value("sure") != "yes" {
                    let preview = try site.recorder.preview(change)
                    let asks = preview.needsConsent || form.removesTracker
                    if asks, !preview.changesNothing { return .done(address: form.address) }
                }
                return done(form, try site.recorder.make(change))
            } catch {
                return returned(form, error, shown)
            }
        }
    }

    /// The setting that a form changes; nil if the form adds or removes something.
    private func row(of form: SettingChangeForm, _ shown: SiteInMemory) -> SettingList.Row? {
        list(form.part, form.tracker?.id, shown)?.setting(form.key)
    }

    /// Whether the page has a form for it, in which a problem can be shown.
    private func isListed(_ form: SettingChangeForm, _ shown: SiteInMemory) -> Bool {
        let list = list(form.part, form.tracker?.id, shown)
        return list?.groups.contains { $0.rows.contains { $0.key == form.key } } ?? false
    }

    private func done(_ form: SettingChangeForm, _ effect: SettingsEffect) -> Answer {
        if form.trackerChange != nil { return done(.trackers, effect) }
        guard form.removesTracker else {
            let said = form.name(phrases).map { "\($0): \(phrases.settingWritten)" } ?? phrases.settingWritten
            let text = effect.changesNothing ? phrases.saidAlready : capitalized(said)
            return done(form.part, text, change: effect.done.id, form.tracker?.id)
        }
        let name = form.tracker?.name.text(in: site.language).isolated ?? ""
        return done(.trackers, phrases.wasRemoved(name), change: effect.done.id)
    }

    private func consent(
        to form: SettingChangeForm, _ effect: SettingsEffect, _ shown: SiteInMemory
    ) -> ServedFile {
        // The chosen value is shown in words, also before the effects on the streaks.
        let chosen = row(of: form, shown).map { row in
            phrases.streakBecomes(row.name, row.shown, row.words(for: form.value) ?? phrases.notSet)
        }
        let page = SettingConsent(
            form.part, form.question(site.language),
            effects: [chosen].compactMap(\.self) + effect.lines(in: site.language),
            note: form.logs.map { phrases.logsGoToo($0) },
            button: form.removesTracker ? phrases.takeOut : nil, fields: form.fields, to: form.path,
            back: SettingsSheets.address(form.part, form.tracker?.id), in: site.language)
        return shown.settings { SettingsPage(page, SettingsSheet(token: token), in: $0) }
    }

    /// The page as it was sent, with the problem.
    private func returned(_ form: SettingChangeForm, _ error: CommandError, _ shown: SiteInMemory) -> Answer {
        let problem = error.problem(in: phrases)
        // The page is about this file, so its name is left out.
        let text = ["Profile.json: ", "Trackers.json: "].reduce(problem.text) { text, file in
            text.hasPrefix(file) ? capitalized(String(text.dropFirst(file.count))) : text
        }
        let field = isListed(form, shown) ? form.problemField : ""
        return returned(
            form.part, form.tracker?.id, form.fields, [field: FormProblem(text: text, isEnglish: problem.isEnglish)],
            shown)
    }
}

/// The form of the savings settings, as it was sent.
struct SavingsForm {
    /// The values with which the form was made.
    let before: SavingsAnswers
    let after: SavingsAnswers

    init(_ fields: [LogSheet.Field]) {
        before = SavingsAnswers(fields, prefix: SavingsAnswers.before)
        after = SavingsAnswers(fields)
    }

    /// The maximum amount; a larger one is a mistake.
    static let most = FixedDecimal(Profile.largestAmount)

    /// The problems of the form, by the names of its fields; `current` has the values of the file.
    ///
    /// Only changed fields are checked: the others have the values that the file has, or had.
    func problems(_ current: SavingsAnswers, _ phrases: Phrases) -> [String: SettingsProblem] {
        var problems: [String: SettingsProblem] = [:]
        for (field, path) in [
            (SavingsField.price, \SavingsAnswers.price), (.drinks, \.drinks), (.calories, \.calories),
        ] {
            let text = after[keyPath: path]
            guard text != before[keyPath: path] || field == .drinks && after.isPerDay != before.isPerDay else {
                continue
            }
            if !text.isEmpty, SavingsForm.amount(text) == nil {
                problems[field.rawValue] = .noAmount(upTo: phrases.numbers.text(SavingsForm.most))
            }
            if current[keyPath: path] != before[keyPath: path] { problems[field.rawValue] = .changedSince }
        }
        if after.isPerDay != before.isPerDay, current.isPerDay != before.isPerDay {
            problems[SavingsField.drinks.rawValue] = .changedSince
        }
        if after.currency != before.currency, !after.currency.isEmpty, AnswerText.currency(after.currency) == nil {
            problems[SavingsField.currency.rawValue] = .noCurrency
        }
        for (number, goal) in after.goals.enumerated() where !goal.isEmpty {
            guard number >= before.goals.count || goal != before.goals[number] else { continue }
            if goal.name.isEmpty { problems[SavingsAnswers.name(of: .goal, number)] = .noGoalName }
            if (SavingsForm.amount(goal.amount) ?? .zero) == .zero {
                problems[SavingsAnswers.name(of: .amount, number)] = .noGoalAmount
            }
        }
        // Goals are identified by their indices.
        let isSameGoals = zip(before.goals, after.goals).allSatisfy(==)
        if !isSameGoals, current.goals != before.goals { problems[""] = .changedSince }
        return problems
    }

    /// An amount as `set` accepts it; nil if it isn't one, or too large.
    static func amount(_ text: String) -> FixedDecimal? {
        AnswerText.amount(text).flatMap { FixedDecimal(digits: $0.utf8) }.flatMap { $0 <= most ? $0 : nil }
    }
}

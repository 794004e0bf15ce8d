import Actions
import Counting
import Model
package import Pages
import Wording

/// Shows the log sheet of a site, and writes what it says down as `reportgen log` does.
package struct LogSheets: Sendable {
    package typealias Answer = SheetAnswer

    let site: LiveSite
    private let token: String
    private let messages = SheetMessages()
    let marks = DayMarks()

    /// Makes the sheets of a site; every form of them holds `token`.
    package init(_ site: LiveSite, token: String) {
        self.site = site
        self.token = token
    }

    /// What puts the sheet on a home screen; nil where there is no sheet.
    package var manifest: ServedFile? {
        guard site.isPrivate else { return nil }
        return LogManifest(language: site.language, name: site.site?.analysis.history.profile.name).file
    }

    /// The sheet of what the address names behind `log/`; writes nothing.
    package func show(_ path: String, _ query: [LogSheet.Field]) -> Answer {
        guard site.isPrivate else { return .nothing }
        guard let shown = site.site else { return site.answerBeforeSite ?? show(path, query) }
        let history = shown.analysis.history
        let part = LogPart(path: path, history.trackers)
        guard path.isEmpty || part != nil else { return .nothing }
        let today = shown.analysis.today
        do throws(SheetForm.Fault) {
            let named = try day(query, today)
            var sheet = LogSheet(day: named ?? today, part: part, token: token)
            sheet.weeks = weeks(query)
            sheet.message = value(.done, query).flatMap { Int($0) }.flatMap { messages[$0] }
            if named == nil { sheet.askedDay = sheet.message?.askedDay ?? asked(shown) }
            return .page(page(sheet, shown))
        } catch {
            let sheet = LogSheet(day: today, part: part, token: token)
            return returned(.date, error, query, sheet, shown)
        }
    }

    /// Writes a form down.
    package func write(_ fields: [LogSheet.Field]) -> Answer {
        guard site.isPrivate, let shown = site.site, let form = value(.form, fields).flatMap({ LogForm(id: $0) }) else {
            return .malformed
        }
        let sheet = sheet(of: fields, shown)
        do throws(SheetForm.Fault) {
            guard let day = try day(fields, shown.analysis.today) else { return .malformed }
            let request = try SheetForm(form: form, day: day, fields: fields, history: shown.analysis.history)
                .request()
            return write(request, form, fields, sheet, shown)
        } catch {
            return returned(error.field == .day ? .date : form, error, fields, sheet, shown)
        }
    }

    /// Takes the change back that a form names, and no other one.
    package func undo(_ fields: [LogSheet.Field]) -> Answer {
        guard site.isPrivate, let shown = site.site, let change = value(.change, fields) else { return .malformed }
        let (sheet, recorder) = (sheet(of: fields, shown), site.recorder)
        do throws(CommandError) {
            guard try recorder.lastChange()?.id == change else {
                let fault = SheetForm.Fault(field: nil, problem: .changedSince)
                return returned(.undo, fault, fields, sheet, shown)
            }
            return done(undone: try recorder.undo(only: change), .undo, sheet, shown)
        } catch {
            return returned(.undo, error, fields, sheet, shown)
        }
    }

    /// Takes the record out that a form names.
    package func remove(_ fields: [LogSheet.Field]) -> Answer {
        guard site.isPrivate, let shown = site.site, let key = value(.record, fields) else { return .malformed }
        let sheet = sheet(of: fields, shown)
        do throws(SheetForm.Fault) {
            guard let day = try day(fields, shown.analysis.today) else { return .malformed }
            return remove(UnlogRequest(RecordKey(text: key), on: day), fields, sheet, shown)
        } catch {
            return returned(.written, error, fields, sheet, shown)
        }
    }

    private func remove(
        _ request: UnlogRequest, _ fields: [LogSheet.Field], _ sheet: LogSheet, _ shown: SiteInMemory
    ) -> Answer {
        do throws(CommandError) {
            let answer = try site.recorder.unlog(request)
            if request.key?.kind == .entry { marks.forget(answer.day) }
            return done(answer.text(in: site.language), change: answer.change.id, .undo, sheet, shown)
        } catch {
            return returned(.written, error, fields, sheet, shown)
        }
    }

    func write(
        _ request: LogRequest, _ form: LogForm, _ fields: [LogSheet.Field], _ sheet: LogSheet, _ shown: SiteInMemory
    ) -> Answer {
        do throws(CommandError) {
            switch try site.recorder.log(request) {
            case .answer(let answer):
                if form == .marks { marks.remember(answer.change, for: answer.day) }
                if form == .level { marks.forget(answer.day) }
                let text = [answer.text(in: site.language), answer.hint].compactMap(\.self).joined(separator: " ")
                return done(text, change: answer.change, form, sheet, shown)
            case .question(let question): throw question.error
            }
        } catch {
            return returned(form, error, fields, sheet, shown)
        }
    }

    func done(
        undone: Recorder.Undone, _ form: LogForm, _ sheet: LogSheet, _ shown: SiteInMemory
    ) -> Answer {
        let what = words(shown).text(of: undone.change)
        let text = [site.language.phrases.takenBack(what) + ".", undone.streaks(in: site.language)]
        return done(text.filter { !$0.isEmpty }.joined(separator: " "), change: nil, form, sheet, shown)
    }

    private func words(_ shown: SiteInMemory) -> ChangeWords {
        ChangeWords(history: shown.analysis.history, today: shown.analysis.today, language: site.language)
    }

    /// Leads back to the sheet, which says what was done.
    private func done(
        _ text: String, change: String?, _ form: LogForm, _ sheet: LogSheet, _ shown: SiteInMemory
    ) -> Answer {
        // The levels stay on the day just answered, until the person goes on.
        let askedDay = form == .level || form == .undo ? sheet.askedDay : nil
        let number = messages.add(LogSheet.Message(text: text, change: change, askedDay: askedDay))
        let day = sheet.day == shown.analysis.today ? nil : sheet.day
        // What a person has just used stays where it was.
        let place = form == .undo || form == .level ? "" : "#" + form.id
        return .done(address: LogSheet.address(sheet.part, day: day, weeks: sheet.weeks, done: number) + place)
    }

    func returned(
        _ form: LogForm, _ fault: SheetForm.Fault, _ fields: [LogSheet.Field], _ sheet: LogSheet,
        _ shown: SiteInMemory
    ) -> Answer {
        var sheet = sheet
        let problem = FormProblem(text: site.language.phrases.problem(fault.problem))
        sheet.returned = LogSheet.Returned(form: form, fields: fields, field: fault.field, problem: problem)
        return .returned(page(sheet, shown))
    }

    func returned(
        _ form: LogForm, _ error: CommandError, _ fields: [LogSheet.Field], _ sheet: LogSheet, _ shown: SiteInMemory
    ) -> Answer {
        var sheet = sheet
        let problem = error.problem(in: site.language.phrases)
        sheet.returned = LogSheet.Returned(form: form, fields: fields, field: nil, problem: problem)
        return .returned(page(sheet, shown))
    }

    private func page(_ sheet: LogSheet, _ shown: SiteInMemory) -> ServedFile {
        var sheet = sheet
        if let change = try? site.recorder.lastChange() {
            let clock = change.time.dropFirst("2025-10-31T".count).prefix("21:00".count)
            let day = change.time.prefix("2025-10-31".count)
            let time = day == "\(shown.analysis.today)" ? String(clock) : "\(day) \(clock)"
            sheet.lastChange = (change.id, words(shown).text(of: change), time)
        }
        sheet.marked = marks.days
        return shown.page(sheet)
    }

    /// The earlier day that is asked about now, as the reminder means it; nil where it is today, or is answered.
    private func asked(_ shown: SiteInMemory) -> Day? {
        let analysis = shown.analysis
        let day = analysis.openDay(at: site.recorder.moment(analysis.history.profile.dayClock))
        return day == analysis.today ? nil : day
    }

    /// What was shown when a form was sent: its day, and what the sheet was of.
    func sheet(of fields: [LogSheet.Field], _ shown: SiteInMemory) -> LogSheet {
        let today = shown.analysis.today
        let part = value(.part, fields).flatMap { LogPart(path: $0, shown.analysis.history.trackers) }
        let day = (try? day(fields, today)) ?? today
        let shownDay = try? self.day(fields, today, .shown)
        var sheet = LogSheet(day: shownDay ?? day, part: part, token: token)
        if shownDay != nil { sheet.askedDay = day }
        sheet.weeks = weeks(fields)
        return sheet
    }

    /// How many weeks have tiles; anything but a number in their range means as many as usual.
    private func weeks(_ fields: [LogSheet.Field]) -> Int {
        value(.weeks, fields).flatMap { Int($0) }.map { max(LogSheet.fewestWeeks, min($0, LogSheet.mostWeeks)) }
            ?? LogSheet.fewestWeeks
    }

    /// The day that is named; nil where none is.
    func day(
        _ fields: [LogSheet.Field], _ today: Day, _ field: LogField = .day
    ) throws(SheetForm.Fault) -> Day? {
        guard let text = value(field, fields), !text.isEmpty else { return nil }
        guard let day = DayText(text)?.day(today: today) else {
            throw SheetForm.Fault(field: .day, problem: .noDay(DayText.problem(with: text, today: today)))
        }
        guard day <= today else { throw SheetForm.Fault(field: .day, problem: .dateToCome) }
        return day
    }

    private func value(_ field: LogField, _ fields: [LogSheet.Field]) -> String? {
        fields.first { $0.name == field.rawValue }?.value
    }
}

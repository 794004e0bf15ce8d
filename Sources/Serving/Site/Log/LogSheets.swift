import Actions
import Counting
import Model
import Pages
import Wording

/// Shows the log sheet of a site, and writes its forms like `reportgen log`.
struct LogSheets: Sendable {
    typealias Answer = SiteAnswer

    let site: LiveSite
    /// The token that every form contains.
    let token: String
    private let messages = SheetMessages()
    private let marks = DayMarks()

    /// A form of the sheet as it was sent.
    private struct Sent {
        let form: LogForm
        let fields: [LogSheet.Field]
        /// The sheet that was shown when it was sent: its day and its part.
        let sheet: LogSheet
        let shown: SiteInMemory

        var history: History { shown.analysis.history }

        /// The day in a field; nil if there isn't one.
        func day(_ field: LogField = .day) throws(SheetForm.Fault) -> Day? {
            try fields.day(field, today: shown.analysis.today)
        }
    }

    /// The manifest with which the sheet is added to a home screen; nil if there is no sheet.
    var manifest: ServedFile? {
        guard site.isPrivate else { return nil }
        return LogManifest(language: site.language, name: site.site?.analysis.history.profile.name).file
    }

    /// The sheet for the part of an address after `log/`; writes nothing.
    func show(_ path: String, _ query: [LogSheet.Field]) -> Answer {
        guard site.isPrivate else { return .nothing }
        guard let shown = site.site else { return site.answerBeforeSite ?? show(path, query) }
        let part = LogPart(path: path, shown.analysis.history.trackers)
        guard path.isEmpty || part != nil else { return .nothing }
        let today = shown.analysis.today
        do throws(SheetForm.Fault) {
            let named = try query.day(today: today)
            var sheet = LogSheet(day: named ?? today, part: part, token: token)
            sheet.weeks = query.weeks
            sheet.message = query.value(.done).flatMap { Int($0) }.flatMap { messages[$0] }
            if named == nil { sheet.askedDay = sheet.message?.askedDay ?? asked(shown) }
            return .page(page(sheet, shown))
        } catch {
            let sheet = LogSheet(day: today, part: part, token: token)
            return returned(error, Sent(form: .date, fields: query, sheet: sheet, shown: shown))
        }
    }

    /// Writes a form.
    func write(_ fields: [LogSheet.Field]) -> Answer {
        guard let form = fields.value(.form).flatMap({ LogForm(id: $0) }), let sent = sent(form, fields) else {
            return .malformed
        }
        do throws(SheetForm.Fault) {
            guard let day = try sent.day() else { return .malformed }
            return try write(SheetForm(form: form, day: day, fields: fields, history: sent.history).request(), sent)
        } catch {
            return returned(error, sent, in: error.field == .day ? .date : form)
        }
    }

    /// Undoes the change in a form, and no other one.
    func undo(_ fields: [LogSheet.Field]) -> Answer {
        guard let change = fields.value(.change), let sent = sent(.undo, fields) else { return .malformed }
        do throws(SheetForm.Fault) {
            let undone = try writing { recorder throws(CommandError) in
                try recorder.lastChange()?.id == change ? recorder.undo(only: change) : nil
            }
            guard let undone else { throw SheetForm.Fault(field: nil, problem: .changedSince) }
            return done(undone, sent)
        } catch {
            return returned(error, sent)
        }
    }

    /// Removes the record in a form.
    func remove(_ fields: [LogSheet.Field]) -> Answer {
        guard let key = fields.value(.record), let sent = sent(.written, fields) else { return .malformed }
        do throws(SheetForm.Fault) {
            guard let day = try sent.day() else { return .malformed }
            let request = UnlogRequest(RecordKey(text: key), on: day)
            let answer = try writing { recorder throws(CommandError) in try recorder.unlog(request) }
            if request.key?.kind == .entry { marks.forget(answer.day) }
            return done(answer.text(in: site.language), change: answer.change.id, .undo, sent)
        } catch {
            return returned(error, sent)
        }
    }

    /// Marks a day without an entry as steady, or removes such a mark.
    ///
    /// If the day has got an entry in the meantime, nothing is written and its sheet is shown.
    func mark(_ fields: [LogSheet.Field]) -> Answer {
        guard let sent = sent(.marks, fields) else { return .malformed }
        do throws(SheetForm.Fault) {
            if let day = try sent.day(.unmark) { return try unmark(day, sent) }
            guard let day = try sent.day(.mark) else { return .malformed }
            guard sent.history.entries.allSatisfy({ $0.day != day }) else {
                return .done(address: LogSheet.address(nil, day: day, weeks: sent.sheet.weeks))
            }
            let level = LogSheet.Field(name: LogField.level.rawValue, value: LogLevel.none.rawValue)
            return try write(SheetForm(form: .level, day: day, fields: [level], history: sent.history).request(), sent)
        } catch {
            return returned(error, sent)
        }
    }

    private func unmark(_ day: Day, _ sent: Sent) throws(SheetForm.Fault) -> Answer {
        guard let change = marks[day] else { throw SheetForm.Fault(field: nil, problem: .changedSince) }
        let undone = try writing { recorder throws(CommandError) in try recorder.takeBack(change) }
        marks.forget(day)
        return done(undone, sent)
    }

    private func write(_ request: LogRequest, _ sent: Sent) throws(SheetForm.Fault) -> Answer {
        let answer = try writing { recorder throws(CommandError) in try recorder.log(request).answered }
        if sent.form == .marks { marks.remember(answer.change, for: answer.day) }
        if sent.form == .level { marks.forget(answer.day) }
        let text = [answer.text(in: site.language), answer.hint].compactMap(\.self).joined(separator: " ")
        return done(text, change: answer.change, sent.form, sent)
    }

    /// Calls `body` with a writer of the folder; an error isn't the fault of a field.
    private func writing<Result>(_ body: (Recorder) throws(CommandError) -> Result) throws(SheetForm.Fault) -> Result {
        do throws(CommandError) { return try body(site.recorder) } catch { throw SheetForm.Fault(error) }
    }

    private func done(_ undone: Recorder.Undone, _ sent: Sent) -> Answer {
        let what = words(sent.shown).text(of: undone.change)
        let text = [site.language.phrases.takenBack(what) + ".", undone.streaks(in: site.language)]
        return done(text.filter { !$0.isEmpty }.joined(separator: " "), change: nil, sent.form, sent)
    }

    private func words(_ shown: SiteInMemory) -> ChangeWords {
        ChangeWords(history: shown.analysis.history, today: shown.analysis.today, language: site.language)
    }

    /// Redirects to the sheet with a message of what was done, to the place of a form.
    private func done(_ text: String, change: String?, _ form: LogForm, _ sent: Sent) -> Answer {
        let sheet = sent.sheet
        // The levels stay at the day just answered, until the person continues.
        let askedDay = form == .level || form == .undo ? sheet.askedDay ?? sheet.day : nil
        let number = messages.add((text, change, askedDay))
        let day = sheet.day == sent.shown.analysis.today ? nil : sheet.day
        // The form that was used stays at the same place.
        let place = form == .undo || form == .level ? "" : "#" + form.id
        return .done(address: LogSheet.address(sheet.part, day: day, weeks: sheet.weeks, done: number) + place)
    }

    /// The sheet as it was sent, with the problem of one of its forms.
    private func returned(_ fault: SheetForm.Fault, _ sent: Sent, in form: LogForm? = nil) -> Answer {
        var sheet = sent.sheet
        sheet.returned = (
            form ?? sent.form, sent.fields, fault.field,
            fault.problem(site.language.phrases)
        )
        return .returned(page(sheet, sent.shown))
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

    /// The earlier day that the reminder asks about now; nil if it is today, or is answered.
    private func asked(_ shown: SiteInMemory) -> Day? {
        let analysis = shown.analysis
        let day = analysis.openDay(at: site.recorder.moment(analysis.history.profile.dayClock))
        return day == analysis.today ? nil : day
    }

    /// A form with what was shown when it was sent; nil if there is no sheet.
    private func sent(_ form: LogForm, _ fields: [LogSheet.Field]) -> Sent? {
        guard site.isPrivate, let shown = site.site else { return nil }
        let today = shown.analysis.today
        let part = fields.value(.part).flatMap { LogPart(path: $0, shown.analysis.history.trackers) }
        let day = (try? fields.day(today: today)) ?? today
        let shownDay = try? fields.day(.shown, today: today)
        var sheet = LogSheet(day: shownDay ?? day, part: part, token: token)
        if shownDay != nil { sheet.askedDay = day }
        sheet.weeks = fields.weeks
        return Sent(form: form, fields: fields, sheet: sheet, shown: shown)
    }
}

extension [LogSheet.Field] {
    fileprivate func value(_ field: LogField) -> String? { value(field.rawValue) }

    /// The number of weeks with tiles, limited to the range; the default if it isn't a number.
    fileprivate var weeks: Int {
        value(.weeks).flatMap { Int($0) }.map { Swift.max(LogSheet.fewestWeeks, Swift.min($0, LogSheet.mostWeeks)) }
            ?? LogSheet.fewestWeeks
    }

    /// The day in a field; nil if it is empty.
    fileprivate func day(_ field: LogField = .day, today: Day) throws(SheetForm.Fault) -> Day? {
        guard let text = value(field), !text.isEmpty else { return nil }
        guard let day = DayText(text)?.day(today: today) else {
            throw SheetForm.Fault(field: .day, problem: .noDay(DayText.problem(with: text, today: today)))
        }
        guard day <= today else { throw SheetForm.Fault(field: .day, problem: .dateToCome) }
        return day
    }
}

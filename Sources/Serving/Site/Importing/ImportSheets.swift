import Actions
import Importing
import Model
import Pages
import Wording

/// Imports an export like `reportgen import`, with its questions as fields.
struct ImportSheets: Sendable {
    typealias Answer = SiteAnswer
    typealias FieldName = ImportSettings.FieldName

    let settings: SettingsSheets
    let uploads: Uploads
    private var site: LiveSite { settings.site }

    /// The page: the choice of a file, the proposal for the session's file, or the result.
    func show(_ query: [LogSheet.Field], _ session: TokenSecret?) -> Answer {
        answer { language in
            var sheet = SettingsSheet(token: settings.token)
            sheet.message = settings.message(query)
            guard let session, let upload = uploads[session] else {
                return .page(page(.choosing, sheet, named(query) ?? language))
            }
            if let lines = upload.lines {
                let step = ImportSettings.Step.written(lines, leftOut: upload.rows?.count ?? 0)
                return .page(page(sheet.message?.change == nil ? .choosing : step, sheet, language))
            }
            return proposed(upload, upload.said, session, Answer.page)
        }
    }

    /// Keeps a file and shows its proposal; `form` is nil if the file is too large.
    func receive(_ form: MultipartForm?, _ query: [LogSheet.Field], _ session: TokenSecret) -> Answer {
        answer { language in
            let language = named(query) ?? language
            func refused(_ text: String) -> Answer {
                returned(FormProblem(text: text), language)
            }
            guard let form else { return refused(language.phrases.fileIsTooLarge(ImportSettings.largestFile >> 20)) }
            guard let file = form.file else { return refused(language.phrases.noFileChosen) }
            do throws(CommandError) {
                guard
                    try uploads.add(
                        Array(file.bytes), file.name, in: language, form.fields.value(FieldName.timeZone), of: session)
                else {
                    return refused(language.phrases.tooManyFiles)
                }
                guard let upload = uploads[session] else { return refused(language.phrases.fileIsGone) }
                _ = try look(at: upload, [])
                return .done(address: "/" + PageAddress.settings(.importing).path)
            } catch {
                uploads.remove(session)
                return returned(error.problem(in: language.phrases), language)
            }
        }
    }

    /// Makes the proposal again with the answers, writes the import, or forgets the file.
    func write(_ fields: [LogSheet.Field], _ session: TokenSecret?) -> Answer {
        answer { language in
            guard let session, let upload = uploads[session], upload.lines == nil,
                upload.id == fields.value(FieldName.id)
            else { return returned(FormProblem(text: language.phrases.fileIsGone), language) }
            switch fields.value(FieldName.action) {
            case "drop":
                uploads.remove(session)
                return .done(address: "/" + PageAddress.settings(.importing).path)
            case "take": return take(upload, fields, session)
            default:
                // The page after it can be reloaded and returned to.
                uploads.change(session) { $0.said = fields }
                return .done(address: "/" + PageAddress.settings(.importing).path)
            }
        }
    }

    /// The language in an address, as long as there is no profile with one.
    private func named(_ query: [LogSheet.Field]) -> Language? {
        site.isUnstarted ? query.value(FieldName.language).flatMap { Language(rawValue: $0) } : nil
    }

    /// The rows that are left out of a session's import, as a table; nil if there aren't any.
    func rows(_ session: TokenSecret?) -> [UInt8]? { uploads[session]?.rows?.text }

    private func take(_ upload: Upload, _ fields: [LogSheet.Field], _ session: TokenSecret) -> Answer {
        do throws(CommandError) {
            let look = try look(at: upload, fields)
            guard look.proposal.canBeTaken else { return proposed(upload, fields, session, Answer.returned) }
            var request = look.request
            (request.isDryRun, request.asks) = (false, false)
            let recorder = site.recorder
            let answer = try recorder.take(request)
            uploads.change(session) { $0.rows = answer.skippedRows }
            uploads.finish(session, lines: answer.lines(in: upload.language))
            let text = upload.language.phrases.importOf(upload.name.isolated) + "."
            return settings.done(.importing, text, change: try recorder.lastChange()?.id)
        } catch {
            return proposed(upload, fields, session, Answer.returned, error.problem(in: upload.language.phrases))
        }
    }

    /// The page with the proposal for a file.
    private func proposed(
        _ upload: Upload, _ fields: [LogSheet.Field], _ session: TokenSecret, _ answer: (ServedFile) -> Answer,
        _ problem: FormProblem? = nil
    ) -> Answer {
        do throws(CommandError) {
            let look = try look(at: upload, fields)
            uploads.change(session) { $0.rows = look.rows }
            var sheet = SettingsSheet(token: settings.token)
            sheet.entered = fields
            sheet.problems = problem.map { ["": $0] } ?? [:]
            return answer(page(.proposed(look.proposal), sheet, upload.language))
        } catch {
            uploads.remove(session)
            return returned(error.problem(in: upload.language.phrases), upload.language)
        }
    }

    private func returned(_ problem: FormProblem, _ language: Language) -> Answer {
        var sheet = SettingsSheet(token: settings.token)
        sheet.problems = ["": problem]
        return .returned(page(.choosing, sheet, language))
    }

    private func page(_ step: ImportSettings.Step, _ sheet: SettingsSheet, _ language: Language) -> ServedFile {
        let zone = site.isUnstarted ? StartingAnswers.onThisMachine().timeZone : nil
        let content = ImportSettings(step, zone: zone, language.phrases)
        return site.site?.settings { SettingsPage(content, sheet, in: $0) }
            ?? ServedFile(path: "import.html", bytes: content.bytes(sheet, in: language))
    }

    /// Answers if there is a site or a person can begin here, but never in the public edition.
    private func answer(_ body: (Language) -> Answer) -> Answer {
        guard site.isPrivate else { return .nothing }
        guard site.site != nil || site.isUnstarted else { return site.answerBeforeSite ?? .nothing }
        return body(site.language)
    }
}

/// The proposal for a file, with the person's choices.
struct ImportLook {
    fileprivate(set) var proposal: ImportProposal
    /// A request that only tries the import.
    fileprivate(set) var request: ImportRequest
    /// The rows that are left out.
    fileprivate(set) var rows: (count: Int, text: [UInt8])?
}

extension ImportSheets {
    /// Examines a file without writing anything.
    func look(at upload: Upload, _ fields: [LogSheet.Field]) throws(CommandError) -> ImportLook {
        let phrases = upload.language.phrases
        var request = ImportRequest(uploads.path(of: upload))
        (request.name, request.language, request.timeZone) = (upload.name, upload.language, upload.zone)
        (request.isDryRun, request.asks, request.choices.skipsBadRows) = (true, true, true)
        request.sheet = fields.value(FieldName.sheet)
        request.choices.takesTexts = fields.value(FieldName.texts) == FormWriter.yes
        var look = ImportLook(proposal: ImportProposal(id: upload.id, file: upload.name), request: request)
        if let draft = try request.tableDraft(rememberedIn: settings.site.path) { look.take(draft, fields, phrases) }
        guard look.isAnswered else {
            look.proposal.lines = [phrases.answerFirst]
            return look
        }
        let recorder = settings.site.recorder
        var answer = try recorder.take(look.request)
        let open = answer.openSources
        if !open.isEmpty {
            look.ask(of: open, fields, phrases)
            answer = try recorder.take(look.request)
        }
        if answer.leavesTexts || look.request.choices.takesTexts {
            look.proposal.questions.append(
                FormField(
                    FieldName.texts, phrases.takeTextsToo,
                    look.request.choices.takesTexts ? FormWriter.yes : FormWriter.no,
                    .radios([(FormWriter.yes, phrases.yes), (FormWriter.no, phrases.no)])))
        }
        look.proposal.lines = answer.lines(in: upload.language)
        look.proposal.faults = answer.skippedLines(of: look.request)
        (look.rows, look.proposal.leftOut) = (answer.skippedRows, answer.skippedRows?.count ?? 0)
        look.proposal.canBeTaken = !answer.isEmpty
        return look
    }
}

extension ImportLook {
    private typealias FieldName = ImportSettings.FieldName

    /// Whether all questions that only a person can answer are answered.
    fileprivate var isAnswered: Bool {
        (proposal.questions + proposal.columns).allSatisfy { !$0.value.isEmpty }
    }

    /// Adds the columns of a table with their proposed meanings, or those that the person chose.
    fileprivate mutating func take(_ table: TableDraft, _ fields: [LogSheet.Field], _ phrases: Phrases) {
        var draft = table
        if let input = draft.source?.input, let sheet = input.sheetName, !input.otherSheets.isEmpty {
            proposal.questions.append(
                FormField(
                    FieldName.sheet, phrases.whichSheet, sheet,
                    .radios(([sheet] + input.otherSheets).map { ($0, $0) })))
        }
        if let question = draft.dateQuestion {
            let order = fields.value(FieldName.dateOrder).flatMap { DateOrder(rawValue: $0) }
            proposal.questions.append(
                FormField(
                    FieldName.dateOrder, phrases.dateQuestion(question.text), order?.rawValue ?? "",
                    .radios(question.days.map { ($0.order.rawValue, phrases.date($0.day)) })))
            if let order { draft.choose(order) }
        }
        let meanings: [FormWriter.Option] = TableChoice.allCases.map {
            ($0.rawValue, phrases.tableMeaning($0.rawValue))
        }
        for (index, column) in draft.columns.enumerated() where column.rows > 0 {
            let field = FieldName.column(index)
            let said = fields.value(field).flatMap { TableChoice(rawValue: $0) }
            let examples = "\(phrases.tableRows(column.rows)): \(column.examples.joined(separator: "; "))"
            let note = [examples, column.doubt.map { phrases.tableDoubt($0) }].compactMap(\.self)
            let meaning = said ?? (column.doubt?.isQuestion == true ? nil : column.choice)
            proposal.columns.append(
                FormField(
                    field, column.name, meaning?.rawValue ?? "", hint: note.joined(separator: " · "),
                    .choice((meaning == nil ? [("", phrases.pleaseChoose)] : []) + meanings)))
            if let said { draft.columns[index].choose(said) }
        }
        request.choices.draft = draft
    }

    /// Asks how the drinks of sources are read, and uses the person's answers.
    fileprivate mutating func ask(of sources: [DrinkSource], _ fields: [LogSheet.Field], _ phrases: Phrases) {
        for (index, source) in sources.enumerated() {
            let field = FieldName.source(index)
            let reading = fields.value(field).flatMap { DrinkReading(rawValue: $0) } ?? source.reading
            request.choices.readings[source.name] = reading
            proposal.questions.append(
                FormField(
                    field, phrases.areLevels(source.name, days: source.days), reading.rawValue,
                    .radios([
                        (DrinkReading.levels.rawValue, phrases.levelsInNumbers),
                        (DrinkReading.counts.rawValue, phrases.numbersOfDrinks),
                    ])))
        }
    }
}

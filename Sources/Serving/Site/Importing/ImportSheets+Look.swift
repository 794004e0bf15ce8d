import Actions
import Importing
import Model
import Pages
import Wording

/// What a file seems to be, with what the person said of it.
struct ImportLook {
    fileprivate(set) var proposal: ImportProposal
    /// A trial of the import.
    fileprivate(set) var request: ImportRequest
    /// The rows that stay out.
    fileprivate(set) var rows: (count: Int, text: [UInt8])?
}

extension ImportSheets {
    /// Looks at a file; nothing is written.
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

    /// Whether every question that only a person can answer is answered.
    fileprivate var isAnswered: Bool {
        (proposal.questions + proposal.columns).allSatisfy { !$0.value.isEmpty }
    }

    /// Takes over what the columns of a table seem to mean, and what the person says of them.
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

    /// Asks how the drinks of sources are read, and takes over what the person says.
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

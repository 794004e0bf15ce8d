package import Markup
package import Model
package import Wording

/// The import of another program's export: the file is chosen, then a proposal is shown, then it is written.
package struct ImportSettings: SettingsContent {
    /// The progress of an import.
    package enum Step: Sendable {
        case choosing
        case proposed(ImportProposal)
        /// What was written, one line each, and the number of rows of the table that were left out.
        case written([String], leftOut: Int)
    }

    /// The names of the forms' fields.
    package enum FieldName {
        package static let file = "file"
        /// The id of the file.
        package static let id = "id"
        /// `look`, `take` or `drop`.
        package static let action = "action"
        package static let sheet = "sheet"
        package static let dateOrder = "order"
        package static let texts = "texts"
        package static let language = "language"
        package static let timeZone = "timeZone"
        /// The field for the meaning of a column, by its index.
        package static func column(_ index: Int) -> String { "column-\(index)" }
        /// The field for how the drinks of a source are read, by its index.
        package static func source(_ index: Int) -> String { "source-\(index)" }
    }

    /// The address that a file is sent to, and that of the rows that were left out.
    package static let (fileAddress, rowsAddress) = ("settings/import/file", "settings/import/rows.csv")
    /// In bytes.
    package static let largestFile = 32 << 20

    private let step: Step
    /// The time zone for a directory that is created by the import; nil if the directory has one.
    private let zone: String?
    package let title, lede: String

    package var part: SettingsPart { .importing }

    /// Makes the page of a step.
    package init(_ step: Step, zone: String? = nil, _ phrases: Phrases) {
        self.zone = zone
        (self.step, title, lede) = (step, phrases.importTitle, phrases.importLede(ImportSettings.largestFile >> 20))
    }

    /// The page, if there is no site yet that it could be a part of.
    package func bytes(_ sheet: SettingsSheet, in language: Language) -> [UInt8] {
        let phrases = language.phrases
        return BarePage(title, "p-settings", in: language).bytes(
            """
            <div class="head"><div><h1>\(title)</h1><p class="lede">\(lede)</p></div>\
            <p class="pager"><a href="/welcome?language=\(language.rawValue)">\(phrases.welcome)</a></p></div>\
            <div class="sheet">\(html(FormWriter(sheet, phrases), on: .settings(part)))</div>
            """)
    }

    package func html(_ writer: FormWriter, on page: PageAddress) -> HTML {
        var writer = writer
        // The reason that a file can't be imported already implies it.
        writer.saysNothingWasWritten = false
        return switch step {
        case .choosing: choosing(writer)
        case .proposed(let proposal): proposal.html(writer)
        case .written(let lines, let leftOut): written(lines, leftOut, writer)
        }
    }

    /// The field of the file is the last one, so that its bytes are the end of the request.
    private func choosing(_ writer: FormWriter) -> HTML {
        let phrases = writer.phrases
        let form: HTML = """
            <form class="settings-form" method="post" enctype="multipart/form-data" action="/\(ImportSettings.fileAddress)?\(FieldName.language)=\(phrases.language.rawValue)">\
            \(writer.hidden("token", writer.token))\
            \(zone, { writer.field(
                FieldName.timeZone, phrases.label(of: .timeZone), $0, #"type="text" size="20" data-zone="browser""#) })\
            \(writer.field(
                FieldName.file, phrases.fileToImport, nil, #"type="file" class="drop" required"#,
                hint: phrases.fileToImportHint))\
            \(writer.button(phrases.lookAtFile))</form>
            """
        let formats: HTML = #"<ul class="effects">\#(each: phrases.importableFiles, { "<li>\($0)</li>" })</ul>"#
        return """
            \(.card("setting-group", id: "h-choose", title: phrases.chooseFile, "\(writer.problemHTML())\(form)"))\
            \(.card("setting-group", id: "h-formats", title: phrases.whatCanBeRead, formats))
            """
    }

    private func written(_ lines: [String], _ leftOut: Int, _ writer: FormWriter) -> HTML {
        let phrases = writer.phrases
        return .card(
            "setting-group", id: "h-written", title: phrases.whatWasWritten,
            """
            \(ImportProposal.list(lines))\(if: leftOut > 0, "<p>\(ImportProposal.rowsLink(leftOut, phrases))</p>")\
            <p class="hint"><a href="/\(PageAddress.settings(.general).path)">\(phrases.whatItIsFor)</a> \
            <a href="/\(PageAddress.settings(.importing).path)">\(phrases.anotherFile)</a></p>
            """)
    }
}

/// A proposal for an export, with the questions that only a person can answer.
package struct ImportProposal: Sendable {
    /// The id of the file.
    package let id: String
    /// The name of the file.
    package let file: String
    /// The meanings of the columns of a table, and other questions; a field is empty if the person has to choose.
    package var columns: [FormField] = []
    package var questions: [FormField] = []
    /// What would be written, one line each; empty until the questions are answered.
    package var lines: [String] = []
    /// Whether there is anything to write.
    package var canBeTaken = false
    /// The faults of the rows that are left out, in order, and the number of these rows.
    package var faults: [String] = []
    package var leftOut = 0

    /// The maximum number of faults that are shown; the file of the rows has all.
    private static let mostFaults = 500

    /// Makes a proposal without columns and questions.
    package init(id: String, file: String) {
        (self.id, self.file) = (id, file)
    }

    fileprivate func html(_ writer: FormWriter) -> HTML {
        let phrases = writer.phrases
        let fields: HTML = """
            \(each: questions, writer.field)\
            \(if: !columns.isEmpty, #"<div class="columns">\#(each: columns, writer.field)</div>"#)
            """
        let button = { (action: String, text: String, style: StaticString) in
            writer.button(text, style, name: ImportSettings.FieldName.action, value: action)
        }
        let result: HTML = """
            \(writer.problemHTML())\(ImportProposal.list(lines))\(stayOut(phrases))\
            <div class="fields buttons">\
            \(if: canBeTaken, button("take", leftOut == 0 ? phrases.takeFile : phrases.takeFileWithout(leftOut), "act"))\
            \(button("look", phrases.lookAgain, "act quiet-act"))\(button("drop", phrases.dropFile, "act quiet-act"))</div>
            """
        return writer.form(
            "/" + PageAddress.settings(.importing).path,
            """
            \(writer.hidden(ImportSettings.FieldName.id, id))\
            \(if: !columns.isEmpty || !questions.isEmpty, .card(
                "setting-group", id: "h-columns", title: phrases.whatColumnsMean(file), fields))\
            \(.card("setting-group", id: "h-result", title: phrases.whatWouldBeWritten, result))
            """)
    }

    private func stayOut(_ phrases: Phrases) -> HTML {
        guard leftOut > 0 else { return "" }
        let hidden = faults.count - ImportProposal.mostFaults
        return """
            <details class="more" open><summary>\(phrases.rowsStayOut(leftOut))</summary>\
            <ul class="effects faults">\
            \(each: faults.prefix(ImportProposal.mostFaults), { #"<li lang="\#(Language.fallback.rawValue)" dir="auto">\#($0)</li>"# })\
            \(if: hidden > 0, "<li>\(phrases.andMore(hidden))</li>")</ul>\
            <p>\(ImportProposal.rowsLink(leftOut, phrases))</p></details>
            """
    }

    fileprivate static func rowsLink(_ rows: Int, _ phrases: Phrases) -> HTML {
        #"<a href="/\#(ImportSettings.rowsAddress)" download="import-skipped.csv">\#(phrases.downloadRows(rows))</a>"#
    }

    /// Lines; indented ones become a list below the line before them.
    fileprivate static func list(_ lines: [String]) -> HTML {
        var html: HTML = ""
        var isList = false
        for line in lines {
            let isItem = line.hasPrefix(" ")
            if isItem != isList { html += isItem ? #"<ul class="effects">"# : "</ul>" }
            isList = isItem
            let text = String(line.drop { $0 == " " })
            let style: StaticString = line.hasPrefix("    ") ? #" class="deeper""# : ""
            html += isItem ? #"<li\#(style) dir="auto">\#(text)</li>"# : #"<p dir="auto">\#(text)</p>"#
        }
        if isList { html += "</ul>" }
        return html
    }
}

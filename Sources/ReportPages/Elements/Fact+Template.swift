import ReportMarkup
import ReportWords

extension Fact {
    /// What a template may name of a large number.
    static let fields: [TemplateField<Fact>] = [
        .text("label", "what the number is of") { $0.label },
        .text("number", "the number with its unit") { $0.figure.text },
        .text("note", "a word on it, where there is one") { $0.note },
    ]
}

import ReportMarkup

/// What a card comes down to, and a quiet word below it; nothing where both are empty.
struct LeadHTML {
    let html: HTML

    init(_ lead: String, _ remark: String) {
        let first: HTML = lead.isEmpty ? "" : #"<p class="lead">\#(lead)</p>"#
        let second: HTML = remark.isEmpty ? "" : #"<p class="lead-note">\#(remark)</p>"#
        html = first + second
    }
}

import ReportMarkup

/// The names of the weekdays above seven columns.
struct WeekdaysHTML {
    let html: HTML

    init(_ names: [String]) {
        html = #"<div class="weekdays" aria-hidden="true">\#(names.html { "<span>\($0)</span>" })</div>"#
    }
}

import ProgressAnalysis
import ReportMarkup
import ReportWords

extension WeekComparisonCard {
    func write(to html: inout HTML) {
        html.card("wk-compare", id: "h-compare", title: title, aside: { $0.text(note) }) { html in
            html += "\n<ul>\(each: items, \.html)</ul>"
            html.dataTable(table)
        }
    }
}

extension WeekComparisonCard.Item {
    fileprivate var html: HTML {
        """
        <li class="\(measure.look.style)"><h3>\(icon: measure.look.icon)\(label)</h3>\
        <p class="big"><b>\(figure.number)</b>\(if: !figure.unit.isEmpty, " <span>\(figure.unit)</span>")</p>\
        \({ bars?.write(to: &$0) })\(change, { "<p\(if: $0.isGood, #" class="good""#)>\($0.text)</p>" })\
        \(usual, { "<p>\($0)</p>" })</li>

        """
    }
}

extension WeekMeasure {
    /// Its icon, and the class of its colour.
    fileprivate var look: (icon: Icon, style: StaticString) {
        switch self {
        case .soberDays: (.drop, "c-g")
        case .drinks: (.glass, "c-d")
        case .mindfulnessMinutes: (.leaf, "c-m")
        case .workoutMinutes: (.flame, "c-w")
        }
    }
}

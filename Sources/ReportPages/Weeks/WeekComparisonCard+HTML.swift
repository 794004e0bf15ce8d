import ProgressAnalysis
import ReportMarkup
import ReportWords

extension WeekComparisonCard {
    func write(to html: inout HTML) {
        html.card("wk-compare", id: "h-compare", title: title, aside: { $0.text(note) }) { html in
            html.markup("\n")
            html.element("ul") { html in
                for item in items { item.write(to: &html) }
            }
            html.dataTable(table)
        }
    }
}

extension WeekComparisonCard.Item {
    fileprivate func write(to html: inout HTML) {
        html.element("li", { $0.attribute("class", literal: measure.style) }) { html in
            html.element("h3") { html in
                html.icon(measure.icon)
                html.text(label)
            }
            html.element("p", #"class="big""#) { html in
                html.element("b", text: figure.number)
                guard !figure.unit.isEmpty else { return }
                html.markup(" ")
                html.element("span", text: figure.unit)
            }
            bars?.write(to: &html)
            if let change { html.element("p", change.isGood ? #"class="good""# : "", text: change.text) }
            if let usual { html.element("p", text: usual) }
        }
        html.markup("\n")
    }
}

extension WeekMeasure {
    fileprivate var icon: Icon {
        switch self {
        case .soberDays: .drop
        case .drinks: .glass
        case .mindfulnessMinutes: .leaf
        case .workoutMinutes: .flame
        }
    }

    /// The class of its colour.
    fileprivate var style: StaticString {
        switch self {
        case .soberDays: "c-g"
        case .drinks: "c-d"
        case .mindfulnessMinutes: "c-m"
        case .workoutMinutes: "c-w"
        }
    }
}

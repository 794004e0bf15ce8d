import ProgressAnalysis
import ProgressModel
import ReportWords

/// What a row of moods is called.
struct MoodLabel {
    let icon: String?
    let name: String

    init(_ step: MoodStep, of tracker: Tracker, in report: Report) {
        switch step {
        case .option(let index):
            let option = tracker.options[index]
            (icon, name) = (option.icon, option.name.text(in: report.language).isolated)
        case .valence(let valence):
            // Its signs say which options it holds.
            let icons = tracker.options.filter { $0.valence == valence }.compactMap(\.icon)
            (icon, name) = (icons.first, report.phrases.valence(valence))
        case .value(let value): (icon, name) = (nil, report.numbers.text(value))
        }
    }
}

import ProgressAnalysis
import ProgressStatistics
import ReportWords

/// A metric beside the groups of one thing, each as a strip, and what is to be said of them.
package struct MetricStrips: Sendable {
    /// A group of days.
    package struct Row: Sendable {
        package let name: String
        /// The median; a dash without a value.
        package let value: String
        package let days: String
        /// The middle half in words; empty without a value.
        package let half: String
        /// In hundredths of a percent of the width; nil without a value.
        package let bar: (place: Int, width: Int, median: Int)?
    }

    /// What is to be said of two groups.
    package struct Sentence: Sendable {
        package let text: String
        /// Its parts, where the groups differ clearly.
        let claim: Claim?
    }

    package let title: String
    package let rows: [Row]
    package let sentences: [Sentence]
    /// How many of the days are assumed; empty where none is.
    package let remark: String
}

extension MetricStrips {
    init(_ beside: MetricBeside, _ words: MetricWords, _ scale: StripScale, in report: Report) {
        let phrases = report.phrases
        let (factor, trackers) = (beside.factor, report.analysis.trackers)
        title =
            switch factor {
            case .evenings: phrases.besideEvenings
            case .activity(let activity): activity.name(phrases)
            case .mood(let tracker, _), .saboteur(let tracker), .habit(let tracker):
                report.name(of: trackers[tracker])
            }
        rows = beside.parts.map { part in
            let spread = part.spread
            return Row(
                name: phrases.group(part.group, of: factor, trackers, later: factor.daysToValue > 0),
                value: spread.map { words.figure($0.median).text } ?? "–",
                days: words.days(part.days),
                half: spread.map { "\(phrases.middleHalf): \(words.span($0.middleHalf))" } ?? "",
                bar: spread.map { spread in
                    let start = scale.place(of: spread.middleHalf.lowerBound)
                    return (
                        start, scale.place(of: spread.middleHalf.upperBound) - start, scale.place(of: spread.median)
                    )
                })
        }
        sentences = beside.comparisons.map { comparison in
            let claim = comparison.claim(of: words, beside: factor, trackers)
            return Sentence(text: claim?.sentence ?? comparison.unclear(beside: factor, phrases), claim: claim)
        }
        let assumed = beside.parts.reduce(0) { $0 + $1.assumedDays }
        remark = assumed > 0 ? phrases.assumedEvenings(assumed) : ""
    }
}

import ProgressAnalysis
import ProgressStatistics
import ReportMarkup
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

    /// A heading, a strip for each group, and the sentences; clear differences stand out.
    func html() -> HTML {
        """
        <h3 class="sub">\(title)</h3><ul class="strips">\(each: rows, { $0.html() })</ul>\
        \(each: sentences, { sentence in
            #"\#(sentence.claim, { .claim($0) }, else: #"<p class="lead-note">\#(sentence.text)</p>"#)"#
        })\
        \(if: !remark.isEmpty, #"<p class="lead-note">\#(remark)</p>"#)
        """
    }
}

extension MetricStrips.Row {
    fileprivate func html() -> HTML {
        """
        <li><span class="bar-name">\(name)</span><span class="bar-value"><b>\(value)</b> <small>\(days)</small></span>\
        \(if: !half.isEmpty, #"<span class="vh">\#(half)</span>"#)<svg class="strip" aria-hidden="true">\
        <rect class="rail" y="35%" width="100%" height="30%" rx="2"/>\
        \(bar, { bar in
            """
            <rect class="half" y="10%" height="80%" rx="3" x="\(percent: bar.place)" width="\(percent: bar.width)"/>\
            <line class="middle-line" y2="100%" x1="\(percent: bar.median)" x2="\(percent: bar.median)"/>
            """
        })</svg></li>

        """
    }
}

extension HTML {
    /// A difference that is clear, and how sure it is.
    static func claim(_ claim: Claim) -> HTML {
        #"<p class="claim">\#(claim.text) <small>\#(claim.limits)</small></p>"#
    }
}

import Counting
import Markup
import Model
package import Wording

/// A metric beside the groups of one thing, each as a strip, and what is to be said of them.
package struct MetricStrips: Sendable {
    package let title: String
    /// A row for each group of days with its median, its days, the middle half in words, and the strip; a dash without a
    /// value.
    package let rows: [Block.Row]
    /// What is to be said of two groups, and its parts if they differ clearly.
    package let sentences: [(text: String, claim: Claim?)]
    /// How many of the days are assumed; empty if none is.
    package let remark: String
}

extension MetricStrips {
    init(_ beside: MetricBeside, _ words: MetricWords, _ scale: StripScale, in report: Report) {
        let phrases = report.phrases
        let (factor, trackers) = (beside.factor, report.analysis.trackers)
        title = factor.name(in: report) ?? phrases.besideEvenings
        rows = beside.parts.map { part in
            let half = part.spread?.middleHalf
            return Block.Row(
                label: phrases.group(part.group, of: factor, trackers, later: factor.daysToValue > 0),
                name: Figure(part.spread.map { words.figure($0.median).text } ?? "–"),
                lines: [words.days(part.days), half.map { "\(phrases.middleHalf): \(words.span($0))" }]
                    .compactMap(\.self).map { Block.Line($0, after: ", ") },
                drawing: Drawn { _, html in html += scale.strip(part.spread) })
        }
        sentences = beside.comparisons.map { comparison in
            let claim = comparison.claim(of: words, beside: factor, trackers)
            return (claim?.sentence ?? comparison.unclear(beside: factor, phrases), claim)
        }
        let assumed = beside.parts.reduce(0) { $0 + $1.assumedDays }
        remark = assumed > 0 ? phrases.assumedEvenings(assumed) : ""
    }

    /// A heading, a strip for each group, and the sentences; clear differences stand out.
    func html(on page: PageAddress) -> HTML {
        """
        <h3 class="sub">\(title)</h3><ul class="strips">\(each: rows, { row in
            """
            <li><span class="bar-name">\(row.label)</span>\
            <span class="bar-value"><b>\(row.name.number)</b> <small>\(row.lines[0].text)</small></span>\
            \(each: row.lines.dropFirst(), { #"<span class="vh">\#($0.text)</span>"# })\
            \({ row.drawing?.write(on: page, to: &$0) })</li>

            """
        })</ul>\
        \(each: sentences, { text, claim in
            #"\#(claim, { .claim($0) }, else: #"<p class="lead-note">\#(text)</p>"#)"#
        })\
        \(if: !remark.isEmpty, #"<p class="lead-note">\#(remark)</p>"#)
        """
    }
}

extension ComparisonFactor {
    /// What it is called; nil of evenings, which are compared with each other.
    func name(in report: Report) -> String? {
        switch self {
        case .evenings: nil
        case .activity(let activity): activity.name(report.phrases)
        case .mood(let tracker, _), .saboteur(let tracker), .habit(let tracker):
            report.name(of: report.analysis.trackers[tracker])
        }
    }
}

/// The strips of a metric, which all share one scale: from the smallest first quartile to the greatest third one, with a
/// margin.
struct StripScale {
    private let first: Int128
    private let length: Int128

    /// The share of the length that is margin on either side.
    private static let margin: Int128 = 12

    init(_ spreads: [Spread]) {
        let least = spreads.map(\.middleHalf.lowerBound).min() ?? .zero
        let most = spreads.map(\.middleHalf.upperBound).max() ?? .zero
        let span = max(1, (most - least).billionths)
        first = least.billionths - span / StripScale.margin
        length = span + 2 * (span / StripScale.margin)
    }

    /// The middle half and the median; nothing but the rail without a value.
    fileprivate func strip(_ spread: Spread?) -> HTML {
        """
        <svg class="strip" aria-hidden="true"><rect class="rail" y="35%" width="100%" height="30%" rx="2"/>\
        \(spread, { spread in
            let (start, middle) = (place(of: spread.middleHalf.lowerBound), place(of: spread.median))
            let width = place(of: spread.middleHalf.upperBound) - start
            return """
                <rect class="half" y="10%" height="80%" rx="3" x="\(percent: start)" width="\(percent: width)"/>\
                <line class="middle-line" y2="100%" x1="\(percent: middle)" x2="\(percent: middle)"/>
                """
        })</svg>
        """
    }

    /// In hundredths of a percent of the width.
    private func place(of value: FixedDecimal) -> Int {
        Int(clamping: divideRounding((value.billionths - first) * 10_000, by: length))
    }
}

extension HTML {
    /// A difference that is clear, and how sure it is.
    static func claim(_ claim: Claim) -> HTML {
        #"<p class="claim">\#(claim.text) <small>\#(claim.limits)</small></p>"#
    }
}

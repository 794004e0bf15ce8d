import Counting
import Markup
import Model
package import Wording

/// A metric compared between groups of days, each as a strip, with sentences about them.
package struct MetricStrips: Sendable {
    package let title: String
    /// A row for each group of days with its median, its days, the middle half in words, and the strip; a dash if it
    /// has no value.
    package let rows: [Block.Row]
    /// Sentences about two groups, with their parts if the difference is clear.
    package let sentences: [(text: String, claim: Claim?)]
    /// The number of assumed days in words; empty if it is 0.
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

    /// A heading, a strip for each group, and the sentences; clear differences are highlighted.
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
    /// Its name; nil for evenings, which are compared with each other.
    func name(in report: Report) -> String? {
        switch self {
        case .evenings: nil
        case .activity(let activity): activity.name(report.phrases)
        case .mood(let tracker, _), .saboteur(let tracker), .habit(let tracker):
            report.name(of: report.analysis.trackers[tracker])
        }
    }
}

/// The common scale of a metric's strips: from the smallest first quartile to the greatest third quartile, with a
/// margin.
struct StripScale {
    private let first: Int128
    private let length: Int128

    /// The divisor of the length for the margin on each side.
    private static let margin: Int128 = 12

    init(_ spreads: [Spread]) {
        let least = spreads.map(\.middleHalf.lowerBound).min() ?? .zero
        let most = spreads.map(\.middleHalf.upperBound).max() ?? .zero
        let span = max(1, (most - least).billionths)
        first = least.billionths - span / StripScale.margin
        length = span + 2 * (span / StripScale.margin)
    }

    /// The middle half and the median; only the rail if there is no value.
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

    /// A position in hundredths of a percent of the width.
    private func place(of value: FixedDecimal) -> Int {
        Int(clamping: divideRounding((value.billionths - first) * 10_000, by: length))
    }
}

extension HTML {
    /// A clear difference, and its confidence limits.
    static func claim(_ claim: Claim) -> HTML {
        #"<p class="claim">\#(claim.text) <small>\#(claim.limits)</small></p>"#
    }
}

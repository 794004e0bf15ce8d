import ProgressModel
package import ReportMarkup
import ReportWords

extension RingCell {
    /// The day's level and whether a joker healed it; empty for a day that is not told of.
    package var markdown: Markdown {
        guard let drawing, let core = drawing.core else { return "" }
        return drawing.isHealed ? "\(core.emoji)🍀" : "\(core.emoji)"
    }
}

extension RingCell.Core {
    /// The emoji of its level; a dash for no entry.
    package var emoji: String {
        switch self {
        case .steady: Level.steady.emoji
        case .easy: Level.easy.emoji
        case .wild: Level.wild.emoji
        case .none: "–"
        }
    }
}

extension [SevenDay] {
    /// The seven days at a glance; empty where levels are never logged.
    package var markdown: Markdown {
        guard contains(where: { $0.cell.drawing?.core != nil }) else { return "" }
        return Markdown(headings: map { "\($0.weekday)" }, rows: [map(\.cell.markdown)])
    }
}

extension Fact {
    /// `Saved: **€54.00**, since October 2025`.
    package var markdown: Markdown {
        let rest: Markdown = note.isEmpty ? "" : ", \(note)"
        return "\(label): **\(figure.text)**\(rest)"
    }
}

extension DataTable {
    /// The table as it is.
    package var markdown: Markdown {
        Markdown(texts: headings, rows: rows)
    }
}

extension Frame {
    /// The moment of the report, and where the page will be found.
    package func closing(_ webAddress: String?) -> [Markdown] {
        let link = webAddress.markdown { "[\(title)](\(address: $0))" }
        return ["---", "\(footer)", link]
    }
}

import Counting
import Foundation
import Model
import TestSupport
import Testing

/// A site of a random folder with its numbers; tests of the same seed share what was made of it.
struct CountedSite {
    let folder: Folder
    let analysis: Analysis
    let site: Site
    let data: JSON

    /// Twelve in `make test`, more in `make soak`.
    static let seeds: [UInt64] = Array(1...Soak.choose(12, whole: 60))
    private static let made = Dictionary(
        uniqueKeysWithValues: seeds.map { seed in
            (
                seed,
                Result {
                    let random = RandomFolder(seed: seed)
                    let analysis = try random.folder.analysis(asOf: random.asOf)
                    return (random.folder, analysis, try Site(analysis))
                }
            )
        })

    /// Makes only the pages that are asked for.
    init(seed: UInt64) throws {
        (folder, analysis, site) = try #require(CountedSite.made[seed]).get()
        data = try JSON(parsing: site.text("data.json"))
    }

    /// The built-in streaks and those of the trackers, by their names on pages.
    var streaks: [(name: String, id: String, json: JSON)] {
        let builtIn = [("Meditation", "meditation"), ("Workout", "workout"), ("Low alcohol", "noalc")].map {
            (name: $0, id: $1, json: data[$1]["streak"])
        }
        return builtIn
            + data["trackers"].list.map { ($0["name"].text, "tracker-" + $0["id"].text, $0["streak"]) }
            .filter { !$0.json.isNull }
    }

    /// The rows of a file of the folder as cells, without its header.
    func rows(_ path: String) -> [[String]] {
        (folder.files[path] ?? "").split(separator: "\n").dropFirst().map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// The first number in a text, without words and group separators; nil if there isn't one.
    static func number(_ text: String?) -> Double? { text.flatMap { numbers($0).first } }

    /// All numbers in a text, in their order.
    static func numbers(_ text: String) -> [Double] {
        text.replacing(",", with: "").matches(of: /[0-9]+(\.[0-9]+)?/).compactMap { Double($0.0) }
    }

    /// The large numbers of a page with their units, without the notes below them, by their labels.
    static func facts(_ page: Element) -> [String: String] { facts(page) { $0.name != "small" } }

    /// The notes below the large numbers, by the labels of those.
    static func notes(_ page: Element) -> [String: String] { facts(page) { $0.name == "small" } }

    private static func facts(_ page: Element, where isRead: (Element) -> Bool) -> [String: String] {
        let facts = page.all("dl.facts").flatMap { $0.all("div") }.compactMap { fact in
            fact.first("dt").flatMap { label in
                fact.first("dd").map { value in
                    (label.text.trimmed, value.children.filter(isRead).map(\.text).joined(separator: " "))
                }
            }
        }
        return Dictionary(facts, uniquingKeysWith: { first, _ in first })
    }
}

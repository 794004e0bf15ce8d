import Counting
import Model
import TestSupport
import Testing

@testable import Actions
@testable import Publishing

/// A person's text is on a handout if its reader needs it; otherwise it changes no byte of the page.
@Suite("A field on a page to hand over") struct HandoutFieldTests {
    private func page(
        for reader: HandoutReader, _ files: [String: String], trackers: Set<String> = [],
        activities: Set<Activity> = [], notes: Bool = false
    ) throws -> [UInt8] {
        let directory = try TemporaryDirectory()
        for (path, text) in files { try directory.write(text, to: "data/" + path) }
        let asOf = try #require(AsOfText("2025-10-31T21:00:00+01:00"))
        let read = try HistoryReader(path: directory.path + "/data", asOf: asOf).read()
        let analysis = try #require(read.analysis, "\(read.diagnostics)")
        return try HandoutFile(
            for: reader, analysis, of: analysis.today.advanced(by: -70)...analysis.today,
            HandoutChoice(trackers: trackers, activities: activities, notes: notes), in: .english
        ).bytes
    }

    /// Fields that are shown to a doctor but not to the public.
    private static let toldDoctor: Set = [
        "profile.name", "profile.drinkGrams", "entry.drinks", "metric.name", "metric.value",
    ]

    /// Changes of fields that the public may see but a doctor doesn't need.
    private static let publicAlone = [
        ("activities.csv", ",12,", ",20,"), ("activities.csv", "2025-10-29,", "2025-10-28,"),
        ("profile.json", #""pricePerDrink": 4"#, #""pricePerDrink": 5"#),
        ("profile.json", #""drinksPerWeek": 20"#, #""drinksPerWeek": 10"#),
        ("profile.json", #""aim": "stop""#, #""aim": "habits""#),
        ("profile.json", #""from": "2025-10-06""#, #""from": "2025-10-05""#),
        ("trackers.json", "Run", "Jog"), ("trackers.json", "🏃", "🥾"), ("logs.csv", "run,8", "run,9"),
    ]

    @Test("V-37 private fields are on no page for a friend, and fields that a doctor does not need on none for them")
    func withheld() throws {
        let folder = PublicFieldTests.folder
        let (friend, doctor) = (try page(for: .friend, folder), try page(for: .doctor, folder))
        for (kind, table) in PublicFieldTests.tables {
            for (field, knowledge) in table.sorted(by: { $0.key < $1.key }) {
                guard case .withheld(let path, let old, let new) = knowledge else { continue }
                var files = folder
                for (file, text) in files where file == path || path == "*" {
                    files[file] = text.replacing(old, with: new)
                }
                #expect(try page(for: .friend, files) == friend, "\(kind).\(field)")
                let isTold = HandoutFieldTests.toldDoctor.contains("\(kind).\(field)")
                #expect(try (page(for: .doctor, files) != doctor) == isTold, "\(kind).\(field)")
            }
        }
        for (path, old, new) in HandoutFieldTests.publicAlone {
            var files = folder
            files[path] = files[path]?.replacing(old, with: new)
            #expect(files != folder)
            #expect(try page(for: .doctor, files) == doctor, "\(old)")
        }
    }

    @Test("V-37 a page for a doctor has the trackers and notes that were chosen, and no others")
    func chosen() throws {
        func text(_ trackers: Set<String>, notes: Bool) throws -> String {
            String(
                decoding: try page(for: .doctor, PublicFieldTests.folder, trackers: trackers, notes: notes),
                as: UTF8.self)
        }
        let none = try text([], notes: false)
        #expect(!none.contains("Weight") && !none.contains("Phone") && !none.contains("quiet day"))
        let some = try text(["lap"], notes: true)
        #expect(some.contains(">Weight</th><td>1</td><td>Median 71.5</td>") && !some.contains("Phone"))
        #expect(some.contains("<dt>30 Oct 2025</dt><dd dir=\"auto\">a quiet day · A long day.</dd>"))
        let sport = String(
            decoding: try page(for: .doctor, PublicFieldTests.folder, activities: [.workout]), as: UTF8.self)
        #expect(sport.contains(">Workout</th><td>1</td><td>40 min</td>") && !sport.contains("Meditation"))
        #expect(!sport.contains("Yoga") && !sport.contains("200"))
        #expect(!some.contains("hall") && !some.contains("again") && !some.contains("wet"), "notes of other records")
    }

    @Test("V-37 a friend sees the days of the trackers that were named, and no drinks")
    func friend() throws {
        let some = String(
            decoding: try page(for: .friend, PublicFieldTests.folder, trackers: ["lap"]), as: UTF8.self)
        #expect(some.contains("<h2>Weight</h2>") && !some.contains("71.5") && !some.contains("Phone"))
        #expect(!some.contains("drinks") && !some.contains("Ada") && !some.contains("<table"))
        let own = String(decoding: try page(for: .oneself, PublicFieldTests.folder, notes: false), as: UTF8.self)
        #expect(own.contains("<h2>Phone</h2>") && own.contains("Ada") && !own.contains("quiet day"))
    }

    @Test("V-37 a page needs nothing else, leads nowhere and holds no script", arguments: HandoutReader.allCases)
    func alone(reader: HandoutReader) throws {
        let text = String(decoding: try page(for: reader, PublicFieldTests.folder, trackers: ["run"]), as: UTF8.self)
        #expect(!text.contains("href") && !text.contains("<script") && !text.contains("url("))
        // The namespace of SVG isn't an address that is loaded.
        let addresses = text.replacing("http://www.w3.org/2000/svg", with: "")
        #expect(!addresses.contains("http://") && !addresses.contains("https://"))
        let sources = text.split(separator: "src=\"").dropFirst()
        #expect(sources.allSatisfy { $0.hasPrefix("data:image/svg+xml,") })
    }
}

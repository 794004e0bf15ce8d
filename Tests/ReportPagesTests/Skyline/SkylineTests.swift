import ProgressAnalysis
import ProgressModel
import ReportMarkup
import TestSupport
import Testing

@testable import ReportPages

@Suite("The skyline of a streak")
struct SkylineTests {
    private func skyline(_ levels: String, _ language: Language = .english) throws -> Skyline? {
        Skyline(in: Report(try Folder(levels: levels).analysis(), language: language))
    }

    @Test("has a block for every run, as wide and as high as its days, at its place in time")
    func blocks() throws {
        let skyline = try #require(try skyline("WSSSSE.SS"))
        #expect(
            skyline.past.map { [$0.start, $0.width, $0.height] } == [[52, 4, 4]], "the axis of sixty days ends today")
        #expect(skyline.current.map { [$0.start, $0.width, $0.height] } == [58, 2, 2])
        #expect(skyline.labels.map(\.text) == ["4 days"], "two labels would stand in each other's way")
        #expect(
            skyline.description
                == "2 streaks since 23 October 2025. The longest: 4 days, from 24 October 2025 to 27 October 2025.")
    }

    @Test("calls no run the longest that is one of several as long, and is not drawn of one alone")
    func ties() throws {
        #expect(try skyline("SSSSW") == nil)
        #expect(
            try skyline("SSSSWSSSSWS")?.description
                == "3 streaks since 21 October 2025. The 2 longest: 4 days each, the first from 21 October 2025 to 24 October 2025."
        )
        #expect(
            try skyline("SSSSWSSSSWS", .german)?.description
                == "3 Serien seit dem 21. Oktober 2025. Die 2 längsten: je 4 Tage, die erste vom 21. Oktober 2025 bis zum 24. Oktober 2025."
        )
    }

    @Test("leaves a young history room before it, so that its first days are no wide slabs")
    func young() throws {
        let skyline = try #require(try skyline("SWSSSS"))
        #expect(skyline.axis.days.count == 60)
        var html = HTML()
        skyline.write(to: &html)
        #expect(
            String(decoding: html.bytes, as: UTF8.self).contains(#"viewBox="0 0 60 7""#),
            "four days are low beside a week")
    }

    @Test("is missing before a run of a few days")
    func none() throws {
        #expect(try skyline("WWE.") == nil)
        #expect(try skyline("SSSWSS") == nil)
    }

    @Test("names in its table all runs, of many the longest and the latest, latest first")
    func table() throws {
        let few = try #require(try skyline("SSSSWS"))
        #expect(
            few.table.rows == [
                ["31 October 2025", "31 October 2025", "1 day"], ["26 October 2025", "29 October 2025", "4 days"],
            ])
        let many = try #require(try skyline((1...40).map { "S" * ($0 % 9 + 1) + "W" }.joined() + "S"))
        #expect(many.past.count == 40)
        #expect((20...24).contains(many.table.rows.count))
        #expect(many.table.rows.first?.last == "1 day" && many.table.caption.contains("the 20 longest and the latest"))
    }

    @Test("of a streak that counts weeks has blocks as wide as their days and as high as their weeks")
    func weeks() throws {
        let rows = [-2, 0, 1, 2].map { "\(date("2025-10-13").advanced(by: 7 * $0)),workout,30\n" }.joined()
        let analysis = try Folder().with("activities.csv", "date,kind,minutes\n" + rows)
            .with("profile.json", #"{ "schedules": { "workout": { "perWeek": 1 } } }"#).analysis()
        let skyline = try #require(Skyline(analysis.activity(.workout).streak, in: Report(analysis)))
        #expect(skyline.current.map { [$0.width, $0.height] } == [21, 3])
        #expect(skyline.table.rows.first == ["13 October 2025", "2 November 2025", "3 weeks"])
    }
}

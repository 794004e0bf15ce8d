import Counting
import Model
import Pages
import TestSupport
import Testing

@testable import Sharing

@Suite("The feed of weekly reports")
struct WeeklyFeedTests {
    private func feed(_ folder: Folder, asOf: String = Folder.today) throws -> WeeklyFeed {
        WeeklyFeed(in: Report(try folder.analysis(asOf: asOf)))
    }

    @Test("has an entry for each week, the newest first, and not more than those of a quarter")
    func entries() throws {
        let short = try feed(Folder(levels: String(repeating: "S", count: 20)))
        #expect(short.entries.map(\.title).first == "Week 44, 27 October to 2 November 2025")
        #expect(short.entries.count == 4)
        let long = try feed(Folder(levels: String(repeating: "S", count: 800)))
        #expect(long.entries.count == 14)
        #expect(Set(long.entries.map(\.id)).count == 14)
    }

    @Test("has ids of its own for each person and edition, which stay when the name, the records and the day change")
    func ownIDs() throws {
        let id = "f81d4fae-7dec-41d0-a765-00a0c91e6bf6"
        func ids(
            _ profile: String, _ levels: String = "SSSSSSSSSSSSSS", asOf: String = Folder.today, isPublic: Bool = false
        )
            throws -> [String]
        {
            let analysis = try Folder(levels: levels).with("profile.json", "{ \(profile) }").analysis(asOf: asOf)
            let feed = WeeklyFeed(in: Report(isPublic ? analysis.publicEdition : analysis))
            return [feed.id] + feed.entries.map(\.id)
        }
        let mine = try ids(#""feedId": "\#(id)""#)
        #expect(Set(mine).count == mine.count && mine.allSatisfy { $0.count == 45 && $0.hasPrefix("urn:uuid:") })
        let later = try ids(
            #""feedId": "\#(id.uppercased())", "name": "N", "siteUrl": "https://n.example/""#, "EEEEEEEEEEEEEEE",
            asOf: "2025-10-28")
        #expect(mine.prefix(3) == later.prefix(3))
        let others = try [
            ids(#""feedId": "\#(id)""#, isPublic: true), ids(#""siteUrl": "https://kim.example/""#),
            ids(#""siteUrl": "https://alex.example/""#), ids(#""siteUrl": "https://alex.example/""#, isPublic: true),
            ids(""),
        ]
        #expect(Set(([mine] + others).joined()).count == mine.count * 6)
        #expect(try ids(#""siteUrl": "https://kim.example""#, "EEEEEEEEEEEEEE") == others[1])
        #expect(!([mine] + others).joined().contains { $0.contains(id) })
    }

    @Test("without an id and an address keeps the ids of its weeks, whatever the person and the day are")
    func ids() throws {
        let folder = Folder(levels: String(repeating: "S", count: 20))
        let other = Folder(levels: String(repeating: "E", count: 30)).with(
            "profile.json", #"{ "name": "Nora", "timeZone": "Asia/Tokyo" }"#)
        let (first, second) = (try feed(folder), try feed(other, asOf: "2025-10-28"))
        #expect(first.id == second.id)
        #expect(first.entries.map(\.id) == second.entries.prefix(4).map(\.id))
        #expect(first.id == "urn:uuid:a9d1f7c2-6b3e-8d54-9c07-000000000000")
        #expect(first.entries.first?.id == "urn:uuid:a9d1f7c2-6b3e-8d54-9c07-000020251027")
    }

    @Test("dates a week by its end, by the person's own days, and the running one by the moment of the report")
    func dates() throws {
        let folder = Folder(levels: String(repeating: "S", count: 20)).with(
            "profile.json", #"{ "timeZone": "Europe/Berlin", "dayStart": "04:00" }"#)
        let feed = try feed(folder, asOf: "2025-10-31T20:00")
        let dates = feed.entries.map { $0.updated.iso8601(in: .utc) }
        #expect(dates.prefix(2) == ["2025-10-31T20:00:00+00:00", "2025-10-27T03:00:00+00:00"])
        #expect(feed.updated == feed.entries.first?.updated)
    }

    @Test("has addresses only if the site's address is set")
    func addresses() throws {
        let folder = Folder(levels: "S")
        #expect(try feed(folder).webAddress == nil)
        #expect(try feed(folder).entries.allSatisfy { $0.page.webAddress == nil })
        let known = try feed(folder.with("profile.json", #"{ "siteUrl": "https://example.org/me" }"#))
        #expect(known.webAddress == "https://example.org/me/feed.xml")
        #expect(known.entries.first?.page.webAddress == "https://example.org/me/weeks/2025-W44.html")
    }
}

import Model
import Testing

@Suite("The id and the sign that are made of a tracker's name")
struct TrackerIDTests {
    @Test(
        "T-01 a name in any script makes an id",
        arguments: [
            ("Nägel kauen", "naegel-kauen"), ("Café au lait!", "cafe-au-lait"), ("Łódź 2", "lodz-2"),
            ("Медитация", "meditatsiia"), ("Йога утром", "ioga-utrom"), ("Διαλογισμός", "dialogismos"),
            ("禅", "u7985"), ("読書", "u8aad-u66f8"), ("صلاة", "u635-u644-u627-u629"), ("🎹", "u1f3b9"),
        ])
    func ids(name: String, id: String) throws {
        let made = try #require(Tracker.id(of: name))
        #expect(made == id)
        #expect(made.wholeMatch(of: /[a-z0-9][a-z0-9-]{0,63}/) != nil)
    }

    @Test("a long name makes an id of 64 characters at most, and a name without any character makes none")
    func bounds() {
        #expect(Tracker.id(of: String(repeating: "ab ", count: 40))?.count ?? 0 <= 64)
        #expect(Tracker.id(of: String(repeating: "禅", count: 40))?.count ?? 0 <= 64)
        #expect(Tracker.id(of: " -- ") == nil && Tracker.id(of: "") == nil)
    }

    @Test("a tracker without an icon shows the first letter of its name, and an emoji in a name is its icon")
    func signs() {
        #expect(
            Tracker.sign(of: LocalizedText("piano")) == "P"
                && Tracker.sign(of: LocalizedText("\u{201C}Ölbad\u{201D}")) == "Ö")
        #expect(Tracker.sign(of: LocalizedText("禅")) == "禅" && Tracker.sign(of: LocalizedText("!")) == "•")
        #expect(Tracker.emoji(in: "Piano 🎹")?.icon == "🎹" && Tracker.emoji(in: "Piano 🎹")?.rest == "Piano")
        #expect(Tracker.emoji(in: "❤️ Call home")?.rest == "Call home")
        #expect(Tracker.emoji(in: "Piano") == nil && Tracker.emoji(in: "🎹") == nil)
    }
}

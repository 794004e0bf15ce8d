import Diary
import Testing
import Wording

@Suite struct CopyNameTests {
    @Test(
        "V-33 the name of a copy that a program makes while it syncs says which file it is of",
        arguments: [
            ("2026.sync-conflict-20261124-101010-ABCDEFG.csv", "2026.csv"),
            ("2026.sync-conflict-20261124-101010-ABCDEFG.sync-conflict-20261125-101010-ABCDEFG.csv", "2026.csv"),
            ("2026 (conflicted copy 2026-11-24).csv", "2026.csv"),
            ("2026 (Kim's Conflicted Copy 2026-11-24) (conflicted copy 2026-11-25 093612).csv", "2026.csv"),
            ("entries (In Konflikt stehende Kopie von Kim 2026-11-24).csv", "entries.csv"),
            ("my day (1) conflicted copy.md", "my day (1).md"), ("profile conflicted copy.json", "profile.json"),
            ("Größe (conflicted copy).csv", "Größe.csv"),
        ])
    func ofSync(name: String, original: String) {
        #expect(CopyName(name) == .ofSync)
        #expect(CopyName.originals(of: name, .ofAllLanguages).contains(original.lowercased()))
    }

    @Test("a file can only be a copy of one in its folder with a shorter name and the same ending")
    func originals() {
        let names = CopyName.originals(of: "logs/Copy of My phone (1)-b.csv", .ofAllLanguages)
        #expect(
            names == [
                "logs/my phone (1)-b.csv", "logs/my phone (1).csv", "logs/my phone .csv", "logs/my phone.csv",
                "logs/my.csv",
            ])
        for name in ["logs/2025", "2025.csv", "my logs/2025.csv", "-2025.csv"] {
            #expect(CopyName.originals(of: name, .ofAllLanguages) == [])
        }
    }

    @Test(
        "V-33 files that an editor leaves are recognised by their names",
        arguments: [
            "~$entries.csv", ".~lock.entries.csv#", ".#entries.csv", "entries.csv~", "#entries.csv#", "entries.csv.bak",
            "entries.csv.ORIG",
        ])
    func ofEditor(name: String) {
        #expect(CopyName(name) == .ofEditor)
    }

    @Test(
        "other names aren't copies",
        arguments: [
            "", "#", "2026.csv", "entries.csv", "2025-10-31.md", "entries (1).csv", "conflict.csv", "bak", "~home.csv",
            "original.csv", "copy of entries.csv", "synced.csv", ".sync-conflict",
        ])
    func others(name: String) {
        #expect(CopyName(name) == nil)
    }
}

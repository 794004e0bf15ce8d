import TestSupport
import Testing

/// Things that the scripts of pages must not do.
@Suite struct ScriptTests {
    @Test("no script takes over a key, a touch or the wheel: those belong to the reader and to assistive technology")
    func keys() throws {
        let scripts = ["Templates", "Sources/Serving/Server/Assets"].flatMap(Repository.files(below:)).filter {
            $0.hasSuffix(".js")
        }
        #expect(scripts.count >= 4)
        let events = ["keydown", "keyup", "keypress", "touchstart", "touchmove", "wheel", "accesskey"]
        for script in scripts {
            let text = try Repository.text(script)
            #expect(events.filter(text.contains) == [], "\(script)")
        }
    }
}

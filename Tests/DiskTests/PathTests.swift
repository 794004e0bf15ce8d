import Disk
import Testing

@Suite("A path")
struct PathTests {
    @Test("is compared by its bytes: two names that Unicode calls equal are two files")
    func bytes() {
        let (composed, parts) = (Path("caf\u{E9}"), Path("cafe\u{301}"))
        #expect(composed != parts && Set([composed, parts]).count == 2)
        #expect(!(parts / "notes").lies(in: composed) && (parts / "notes").lies(in: parts))
        #expect(Path("a") / "b" == Path("a/b") && Path("a/b").lies(in: Path("a")) && !Path("ab").lies(in: Path("a")))
    }
}

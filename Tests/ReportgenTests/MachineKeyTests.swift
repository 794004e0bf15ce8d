import Foundation
import TestSupport
import Testing

/// On a machine without an id, as in many containers, tokens only work on that machine too.
@Suite struct MachineKeyTests {
    @Test(
        "without a machine id a random key of the person takes its place", .enabled(if: MountNamespace.own != nil))
    func random() throws {
        let directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-31,steady\n", to: "data/entries.csv")
        try directory.write("", to: "empty")
        let program = try Binary().path
        let script = """
            if [ -e /etc/machine-id ]; then mount --bind empty /etc/machine-id; fi
            export XDG_STATE_HOME="$PWD/state"
            \(program) token add phone --can write --data data >/dev/null 2>&1
            \(program) token list --data data >here
            XDG_STATE_HOME="$PWD/other" \(program) token list --data data >elsewhere
            env --unset=XDG_STATE_HOME --unset=HOME \(program) token list --data data 2>nowhere || true
            """
        let run = try #require(MountNamespace.own).run(script, in: directory.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(directory.text(of: "here")?.contains("phone") == true)
        #expect(directory.text(of: "elsewhere")?.contains("phone") == false)
        #expect(directory.text(of: "nowhere")?.contains("this machine has no id and no place to keep one") == true)
        let key = directory.path + "/state/reportgen/machine-key"
        let mode = try FileManager.default.attributesOfItem(atPath: key)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }
}

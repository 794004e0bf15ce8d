import Foundation
import TestSupport
import Testing

/// File systems that are mounted in a site aren't changed; each test mounts in a namespace that ends with its shell.
@Suite(.enabled(if: MountNamespace.own != nil, "this user may not mount anything: unshare --mount fails"))
struct MountTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-30,steady\n2025-10-31,easy\n", to: "mine/entries.csv")
        try directory.write("photo", to: "photos/a.jpg")
        try directory.write("photo", to: "photos/deep/b.jpg")
    }

    /// Runs a script, in which `build` builds the site and `rebuild` builds it as of another day.
    private func run(_ script: String) throws -> Binary.Run {
        let build = "'\(try Binary().path)' build mine --output site --as-of 2025-10"
        return try #require(MountNamespace.own).run(
            "export XDG_CACHE_HOME=\"$PWD/cache\"; build() { \(build)-31; }; rebuild() { \(build)-30; }; \(script)",
            in: directory.path)
    }

    @Test("a build changes neither folders mounted inside the site, nor their sources")
    func folder() throws {
        let run = try run(
            """
            build; mkdir site/photos; mount --bind photos site/photos; rebuild; build
            cat site/photos/a.jpg site/photos/deep/b.jpg; find site -name '.site.*'; ls -A
            """)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.hasSuffix("photophotocache\nmine\nphotos\nsite\n"), "\(run.output)")
        #expect(directory.text(of: "photos/a.jpg") == "photo")
        #expect(directory.text(of: "photos/deep/b.jpg") == "photo")
    }

    @Test("a build leaves alone a single file that is mounted inside the site")
    func file() throws {
        let run = try run(
            "build; touch site/CNAME; mount --bind photos/a.jpg site/CNAME; rebuild; cat site/CNAME; ls -A")
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.hasSuffix("photocache\nmine\nphotos\nsite\n"), "\(run.output)")
        #expect(directory.text(of: "photos/a.jpg") == "photo")
    }

    @Test("a build that would have to write into a mount says so, and changes nothing")
    func own() throws {
        let run = try run("build; mount --bind photos site/weeks; if rebuild; then exit 1; else echo $?; fi")
        #expect(run.output.hasSuffix("73\n"), "\(run.output)")
        #expect(run.error.contains("site/weeks is a mount of its own, in which reportgen changes nothing"))
        #expect(directory.paths(in: "photos") == ["a.jpg", "deep", "deep/b.jpg"])
    }

    @Test("a site that is mounted from the same file system is replaced within")
    func site() throws {
        let run = try run(
            "mkdir site real; mount --bind real site; build; rebuild; ls -A real | head -n 1; umount site")
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.hasSuffix(".reportgen-manifest\n"), "\(run.output)")
        #expect(directory.paths(in: "site") == [])
        #expect(directory.text(of: "real/index.html") != nil)
    }

    @Test("a left over site in which something is mounted stays, and prevents no build")
    func leftover() throws {
        let run = try run(
            """
            mkdir -p .site.reportgen-AbCdEf/photos; echo old > .site.reportgen-AbCdEf/index.html
            touch .site.reportgen-AbCdEf/.reportgen-unfinished
            mount --bind photos .site.reportgen-AbCdEf/photos; build; build
            """)
        #expect(run.status == 0, "\(run.error)")
        #expect(directory.paths(in: "photos") == ["a.jpg", "deep", "deep/b.jpg"])
        #expect(directory.text(of: ".site.reportgen-AbCdEf/index.html") == nil, "what can be removed is removed")
        let place = directory.path + "/.site.reportgen-AbCdEf"
        let mode = try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? Int
        #expect(mode == 0o700, "nobody else can read an old site")
        let warning = """
            reportgen: warning: cannot remove \(place)/photos: Device or resource busy
                hint: \(place) is left over from a build that has ended; remove it by hand

            """
        #expect(run.error == warning + warning)
    }

    @Test("the manifest of a site that is replaced within is that of any other site")
    func manifest() throws {
        let run = try run(
            """
            build; cp site/.reportgen-manifest first; mount --bind site site
            sed -i s/easy/wild/ mine/entries.csv; build; cmp site/.reportgen-manifest first
            echo '{ "language": "de" }' > mine/profile.json; sed -i 1d site/.reportgen-manifest; build
            cmp site/.reportgen-manifest first; find site -name '.*'
            """)
        #expect(run.status == 0, "\(run.error) \(run.output)")
        #expect(run.output.hasSuffix(")\nsite/.reportgen-manifest\n"), "\(run.output)")
    }
}

package import Actions
import Counting
import Diary
import Disk
import Markup
package import Model
import Pages
package import Publishing
import Synchronization

/// The site of a folder as it is now: it is made again when the files change, and stays as it was while they have an error.
///
/// A class, because everybody who asks sees the same site, and it changes.
package final class LiveSite: Sendable {
    /// What there is to show.
    private struct State {
        /// The last site without an error; nil if there was none yet.
        var site: SiteInMemory?
        var problems: [Serving.Problem] = []
        /// Whether there is no site because nothing has been recorded, which is no mistake of anybody.
        var isUnstarted = false
        var language: Language
        /// When the site says something else although no file has changed; nil for never.
        var end: Instant?
    }

    private let reader: HistoryReader
    private let edition: Edition
    private let templates: String?
    /// The secret that forms hold; nil if nothing takes them.
    let token: String?
    private let pictures = DrawnPictures()
    private let state: Mutex<State>
    /// Held while a site is made: of two changes the later one is shown last.
    private let making = Mutex(LastReading())

    /// What was read last.
    private struct LastReading {
        /// The hash of all files; nil if the folder could not be read.
        var hash: UInt64?
        /// The problems that were told of.
        var problems: [Diagnostic] = []
    }

    /// Makes a site of the folder of a reader; it is empty until `renew` is called.
    ///
    /// Its forms hold `token`; without one its pages have no forms.
    package init(_ reader: HistoryReader, _ edition: Edition, templates: String? = nil, token: String? = nil) {
        self.reader = reader
        self.edition = edition
        self.templates = templates
        self.token = edition.audience == .private ? token : nil
        state = Mutex(State(language: SystemSettings.language ?? .fallback))
    }

    /// The folder of the records, as the person wrote it.
    package var path: String { reader.path }
    /// A writer into the folder, at the moment that the site is of.
    var recorder: Recorder { Recorder(path: reader.path, now: reader.asOf) }
    /// What the folder is called.
    var name: String { reader.name }
    /// The moment that a first site is of, by the clock of a zone.
    func startingMoment(in zone: CivilZone) -> Instant { recorder.moment(DayClock(zone: zone, dayStart: 0)) }
    /// Whether the site is the person's own, in which something can be written down.
    var isPrivate: Bool { edition.audience == .private }
    /// What the site is made from, with its history; nil if there was none without an error yet.
    package var site: SiteInMemory? { state.withLock { $0.site } }
    /// The person's day, by the clock of the last site.
    package var today: Day { clock.day(of: recorder.moment(clock)) }
    /// The person's day now, whatever moment the site is of: by it tokens and links of pairing end.
    package var actualDay: Day { clock.day(of: Machine.now) }
    private var clock: DayClock { site?.analysis.history.profile.dayClock ?? DayClock(zone: .utc, dayStart: 0) }
    /// The language of its pages.
    package var language: Language { state.withLock { $0.language } }
    /// When `renew` has something else to say although no file has changed; nil for never.
    package var end: Instant? { state.withLock { $0.end } }
    /// Whether nothing has been recorded yet, so that a person begins here.
    package var isUnstarted: Bool { state.withLock { $0.isUnstarted } }
    /// Whether the files have an error.
    package var hasProblems: Bool { state.withLock { !$0.problems.isEmpty } }

    /// Reads the files, and shows the site that they make, or what is wrong with them above the site before.
    ///
    /// Where no byte of them is another one and the day is the same, the site stays; only then the result is false.
    /// `tell` receives the problems that were not told of before, and afterwards why the folder cannot be read, if so.
    @discardableResult package func renew(
        tell: ([Diagnostic], String) -> Void = { _, _ in }, _ failed: (CommandError) -> Void = { _ in }
    ) -> Bool {
        making.withLock { last in
            do throws(CommandError) {
                let own = try TemplateDirectory.contents(of: templates).get()
                let contents = try reader.contents()
                let hash = LiveSite.hash(of: contents, own)
                guard hash != last.hash || end.map({ $0 <= Machine.now }) ?? false else { return false }
                last.hash = hash
                try make(of: contents, own, &last.problems, tell: tell)
            } catch {
                last.hash = nil
                failed(error)
                keep(with: [Serving.Problem(place: "", text: error.text, hint: error.hint)], nil)
            }
            return true
        }
    }

    /// Notes that a person begins here, if so: there never was a site, and nothing is wrong but that there are no records.
    private func begins(_ result: HistoryReader.Result) -> Bool {
        guard isPrivate, site == nil, result.hasNoRecords, let folder = try? recorder.read() else { return false }
        var profile = folder.profile
        if !folder.files.contains(where: { $0.path == "profile.json" }) {
            profile.language = SystemSettings.language ?? profile.language
        }
        state.withLock { $0 = State(isUnstarted: true, language: edition.language(for: profile)) }
        return true
    }

    /// Forgets the site of a folder whose last file was taken back: a person begins there again.
    func forgetIfEmpty() {
        guard (try? recorder.read())?.files.isEmpty == true else { return }
        state.withLock { $0 = State(isUnstarted: true, language: $0.language) }
    }

    private func make(
        of contents: DataDirectory.Contents, _ own: [TemplateFile], _ known: inout [Diagnostic],
        tell: ([Diagnostic], String) -> Void
    ) throws(CommandError) {
        let result = try reader.read(contents)
        guard !begins(result) else {
            known = []
            return
        }
        var (set, found) = TemplateDirectory.set(
            with: own, for: result.analysis.map { edition.report(edition.analysis($0), templates: own) })
        if reader.isStrict { found.makeErrors() }
        let problems = result.diagnostics + found
        tell(result.diagnostics.filter { !known.contains($0) }, reader.path)
        tell(found.filter { !known.contains($0) }, templates ?? "")
        known = problems
        guard let set, let analysis = result.analysis, problems.allSatisfy({ $0.severity == .warning }) else {
            let notices = notices(result.diagnostics, in: reader.path) + notices(found, in: templates ?? "")
            return keep(with: notices, set, own)
        }
        let site = SiteInMemory(
            analysis, edition, set, own, Serving(token: token), pictures: pictures, of: reader.directory)
        let language = edition.language(for: analysis.history.profile)
        let end = reader.end(of: analysis)
        state.withLock { $0 = State(site: site, language: language, end: end) }
    }

    /// The hash of everything that a site is made from, but for the moment.
    private static func hash(of contents: DataDirectory.Contents, _ templates: [TemplateFile]) -> UInt64 {
        var hash = CombinedHash()
        for file in contents.files {
            hash.add(file.path)
            hash.add(file.encodedBytes)
        }
        hash.add(contents.pictureMarks)
        for problem in contents.diagnostics { hash.add(problem.location.file + "\n" + problem.text) }
        for template in templates {
            hash.add(template.name)
            hash.add(template.bytes)
        }
        return hash.value
    }

    /// Shows the site before, with what is wrong above it; without templates with the built-in ones.
    private func keep(with problems: [Serving.Problem], _ templates: TemplateSet?, _ own: [TemplateFile] = []) {
        let templates = templates ?? TemplateDirectory.set(with: []).templates
        let known = site
        let older = known.flatMap { site in
            templates.map {
                SiteInMemory(
                    site.analysis, edition, $0, own, Serving(problems: problems, token: token), pictures: pictures,
                    of: reader.directory)
            }
        }
        // A profile that can be read says the language of a page about other files.
        let profile = known == nil ? try? Recorder(path: reader.path).read().profile : nil
        state.withLock { state in
            state.problems = problems
            state.isUnstarted = false
            // The pages stay those of their day until the files are right again.
            state.end = nil
            state.site = older ?? state.site
            if let profile { state.language = edition.language(for: profile) }
        }
    }

    /// The errors among some problems, as pages say them.
    private func notices(_ diagnostics: [Diagnostic], in folder: String) -> [Serving.Problem] {
        let folder = folder.isEmpty || folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        return diagnostics.filter { $0.severity == .error }.map { diagnostic in
            let line = diagnostic.location.line > 0 ? ":\(diagnostic.location.line)" : ""
            return Serving.Problem(
                place: folder + diagnostic.location.file + line, text: diagnostic.text, hint: diagnostic.hint)
        }
    }

    /// What is in the place of every page while there is no site; nil if there is one.
    package var placeholder: ServedFile? {
        state.withLock { $0.site == nil ? ProblemPage.file($0.problems, in: $0.language) : nil }
    }

    /// What a path leads to: a file, `index.html` of a folder, or the page for what is not there.
    ///
    /// The path is relative to the root, without escapes. It is only compared with the paths of the site's files: none is
    /// looked for on the disk.
    func find(_ path: String) -> SiteAnswer {
        guard let site else {
            if let asset = ProblemPage.asset(path) { return .page(asset) }
            return answerBeforeSite ?? find(path)
        }
        let isFolder = path.isEmpty || path.hasSuffix("/")
        if let file = site.file(isFolder ? path + "index.html" : path) { return .page(file) }
        if !isFolder, site.has(path + "/index.html") { return .moved(path + "/") }
        return .nothing
    }

    /// The page for an address that leads nowhere; nil without a site.
    var missingPage: ServedFile? { site?.file("404.html") }

    /// Whether it takes another program to make what a path leads to.
    package func isPicture(_ path: String) -> Bool { site?.isPicture(path) ?? false }
}

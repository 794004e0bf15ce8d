import Actions
import Disk
import Dispatch
import HTTPTypes
import Hummingbird
import Pages

/// The addresses of sheets: each shows a page and accepts its forms, one after another.
struct SheetRoutes: Sendable {
    let site: LiveSite
    let gate: FormGate
    /// Called after something was written.
    let tell: @Sendable () -> Void

    /// Writing waits for the disk, so it has a queue of its own, on which changes are made one after another.
    private static let writing = DispatchQueue(label: "log")

    /// Adds an address that shows a sheet, made by `show` from the fields of the address.
    func read(
        _ path: String, in routes: inout Routes, _ show: @escaping @Sendable ([LogSheet.Field]) -> SiteAnswer
    ) {
        routes.add(.read, path) { request, _ in try Response(show(request.head.query()), to: request.head) }
    }

    /// Adds an address that accepts a form that changes the folder; the answer is the resulting page.
    func write(
        _ path: String, in routes: inout Routes, _ answer: @escaping @Sendable ([LogSheet.Field]) -> SiteAnswer
    ) {
        routes.add(.write, path) { request, _ in
            let fields = try await gate.form(of: request)
            return try await change { answer(fields) }
        }
    }

    func addLog(_ sheets: LogSheets, to routes: inout Routes) {
        let path = PageAddress.log.path
        read(path, in: &routes) { sheets.show("", $0) }
        routes.add(.read, path + "/*") { request, rest in
            try Response(sheets.show(rest, request.head.query()), to: request.head)
        }
        write(path, in: &routes) { sheets.write($0) }
        write(path + "/undo", in: &routes) { sheets.undo($0) }
        write(path + "/remove", in: &routes) { sheets.remove($0) }
        write(path + "/mark", in: &routes) { sheets.mark($0) }
        read(LogManifest.path, in: &routes) { _ in sheets.manifest.map { .page($0) } ?? .nothing }
    }

    func addWelcome(_ sheets: WelcomeSheets, to routes: inout Routes) {
        let path = String(LiveSite.welcomeAddress.dropFirst())
        read(path, in: &routes) { sheets.show($0) }
        write(path, in: &routes) { sheets.write($0) }
    }

    /// Settings are written on the same queue as the forms of the log sheet.
    func addSettings(_ sheets: SettingsSheets, to routes: inout Routes) {
        for part in SettingsPart.allCases {
            read(PageAddress.settings(part).path, in: &routes) { sheets.show(part, $0) }
        }
        write(PageAddress.settings(.savings).path, in: &routes) { sheets.writeSavings($0) }
        write(PageAddress.settings(.trackers).path, in: &routes) { sheets.addTracker($0) }
        write(PageAddress.settings(.devices).path, in: &routes) { sheets.changeDevices($0) }
        for path in ["settings/change", PageAddress.settings(.trackers).path + "/change"] {
            read(path, in: &routes) { sheets.showField($0) }
            write(path, in: &routes) { sheets.changeField($0) }
        }
        write("settings/undo", in: &routes) { sheets.undo($0) }
        write(HandOverSettings.doctorAddress, in: &routes) { sheets.doctor($0) }
        write(HandOverSettings.exportAddress, in: &routes) { sheets.export($0) }
    }

    /// An import belongs to a session of a browser, which lasts until the browser is closed.
    func addImports(_ sheets: ImportSheets, isSecure: Bool, to routes: inout Routes) {
        let (path, cookie) = (PageAddress.settings(.importing).path, "reportgen-import")
        let session = { @Sendable (request: Request) -> TokenSecret? in
            let secrets = request.head.cookies(cookie)
            return secrets.count == 1 ? secrets.first.map { TokenSecret($0) } : nil
        }
        // If a file is refused, its page can be reloaded too.
        for path in [path, ImportSettings.fileAddress] {
            routes.add(.read, path) { request, _ in
                let query = try request.head.query()
                return try await change { sheets.show(query, session(request)) }
            }
        }
        routes.add(.read, ImportSettings.rowsAddress) { request, _ in
            let rows = sheets.rows(session(request))
            return try Response(
                rows.map { .file($0, name: "import-skipped.csv", isShown: false) } ?? .nothing, to: request.head)
        }
        routes.add(.write, path) { request, _ in
            let fields = try await gate.form(of: request)
            return try await change { sheets.write(fields, session(request)) }
        }
        routes.add(.write, ImportSettings.fileAddress) { request, _ in
            let form = try await gate.file(of: request, upTo: ImportSettings.largestFile)
            let (known, query) = (session(request), try request.head.query())
            let secret = known ?? TokenSecret()
            var response = try await change { sheets.receive(form, query, secret) }
            if form == nil { response.status = .contentTooLarge }
            if known == nil {
                response.headers[.setCookie] =
                    "\(cookie)=\(secret.text); Path=/settings; HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
            }
            return response
        }
    }

    /// Makes a change when nothing else is being written; the browser keeps no copy of the answer.
    private func change(_ change: @escaping @Sendable () -> SiteAnswer) async throws -> Response {
        let answer = await writing { () -> (SiteAnswer, Bool) in
            let answer = change()
            if case .done = answer { return (answer, true) }
            return (answer, false)
        }
        var response = try Response(answer, to: HTTPRequest(method: .post, scheme: nil, authority: nil, path: nil))
        // The answer may contain a secret, which is shown only once.
        response.headers[.cacheControl] = "no-store"
        return response
    }

    /// Changes the folder, and renews the site if its files have changed, so that the next page shows it.
    func writing<Answer: Sendable>(
        _ change: @escaping @Sendable () -> (answer: Answer, isChanged: Bool)
    ) async -> Answer {
        let (answer, isRenewed) = await withCheckedContinuation { done in
            SheetRoutes.writing.async {
                let (answer, isChanged) = change()
                let isRenewed = isChanged && site.renew(tell: { Console.report($0, in: $1) }, Console.report)
                done.resume(returning: (answer, isRenewed))
            }
        }
        if isRenewed { tell() }
        return answer
    }
}

extension HTTPRequest {
    /// The fields of the address.
    func query() throws -> [LogSheet.Field] {
        let query = (path ?? "").split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        guard let form = FormBody(query.utf8) else { throw Refusal.path }
        return form.fields
    }

    /// The values of the cookies with a name.
    func cookies(_ name: String) -> [Substring] {
        (headerFields[.cookie] ?? "").split(separator: ";").compactMap { cookie in
            let parts = cookie.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            return parts.count == 2 && parts[0] == name ? parts[1] : nil
        }
    }
}

/// The routes besides the site's own files, each for an exact path.
struct Routes: Sendable {
    /// Answers a request; the rest of its path is empty unless the route ends with `/*`.
    typealias Answer = @Sendable (_ request: Request, _ rest: String) async throws -> Response

    enum Kind: Sendable {
        /// GET and HEAD, which don't change anything.
        case read
        /// A form or a file, which the route checks with the gate itself.
        case write
        /// A request of a program, with a token instead of a page that it comes from.
        case program
    }

    private var answers: [Kind: [String: Answer]] = [:]

    /// Adds a route; one that ends with `/*` answers all addresses one level below.
    mutating func add(_ kind: Kind, _ path: String, _ answer: @escaping Answer) {
        answers[kind, default: [:]][path] = answer
    }

    /// The route for an address; nil if the site answers it.
    func answer(_ kind: Kind, at path: RequestPath) -> (@Sendable (Request) async throws -> Response)? {
        let parts = path.text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, !parts[1].isEmpty, let answer = answers[kind]?[parts[0] + "/*"] {
            let rest = String(parts[1])
            return { try await answer($0, rest) }
        }
        return answers[kind]?[path.text].map { answer in { try await answer($0, "") } }
    }
}

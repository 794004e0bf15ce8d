import Actions
import HTTPTypes
import Hummingbird
import NIOCore
import Pages

/// The addresses on which an export comes in.
struct ImportRoutes: Sendable {
    let sheets: ImportSheets
    let gate: FormGate
    /// Runs changes one after the other, as the log sheet does.
    let log: LogRoutes
    let isSecure: Bool

    /// A session of a browser: until it is closed.
    private static let cookie = "reportgen-import"
    private static let path = PageAddress.settings(.importing).path

    /// Adds the addresses to others.
    func add(to routes: inout Routes) {
        let (sheets, log) = (sheets, log)
        // Where a file is refused, its page is loaded again too.
        for path in [ImportRoutes.path, ImportSettings.fileAddress] {
            routes.get(path) { request in
                let query = try LogRoutes.query(of: request)
                return try await log.change { sheets.show(query, ImportRoutes.session(of: request)) }
            }
        }
        routes.get(ImportSettings.rowsAddress) { request in
            guard let rows = sheets.rows(ImportRoutes.session(of: request)) else { throw NoPage() }
            return Response.download(rows, named: "import-skipped.csv", type: "text/csv; charset=utf-8")
        }
        routes.receive(ImportRoutes.path) { request in
            let fields = try await gate.form(of: request)
            return try await log.change { sheets.write(fields, ImportRoutes.session(of: request.head)) }
        }
        routes.receive(ImportSettings.fileAddress) { try await receive($0) }
    }

    private func receive(_ request: Request) async throws -> Response {
        let form = try await gate.file(of: request, upTo: ImportSettings.largestFile)
        let known = ImportRoutes.session(of: request.head)
        let session = known ?? TokenSecret()
        let sheets = sheets
        let query = try LogRoutes.query(of: request.head)
        var response = try await log.change { sheets.receive(form, query, session) }
        if form == nil { response.status = .contentTooLarge }
        if known == nil {
            response.headers[.setCookie] =
                "\(ImportRoutes.cookie)=\(session.text); Path=/settings; HttpOnly; SameSite=Strict"
                + (isSecure ? "; Secure" : "")
        }
        return response
    }

    private static func session(of request: HTTPRequest) -> TokenSecret? {
        let secrets = request.cookies(cookie)
        return secrets.count == 1 ? secrets.first.map { TokenSecret($0) } : nil
    }
}

/// The addresses of what a person hands over; what they answer is in no address, no log and no cache.
struct HandOverRoutes: Sendable {
    let sheets: HandOverSheets
    let gate: FormGate
    let log: LogRoutes

    /// Adds the addresses to others.
    func add(to routes: inout Routes) {
        let (sheets, log) = (sheets, log)
        routes.get(PageAddress.settings(.handingOver).path) { request in
            try log.response(sheets.show(LogRoutes.query(of: request)), request)
        }
        routes.receive(HandOverSettings.doctorAddress) { request in
            try response(sheets.doctor(await gate.form(of: request)))
        }
        routes.receive(HandOverSettings.exportAddress) { request in
            let fields = try await gate.form(of: request)
            return try response(await log.writing { (sheets.export(fields), false) })
        }
    }

    private func response(_ answer: HandOverSheets.Answer) throws -> Response {
        switch answer {
        case .page(let page): return try log.response(page, nil)
        case .file(let bytes, let name, let isShown):
            let type = ServedFile(path: name, bytes: []).type
            var response = Response.download(bytes, named: name, type: type)
            guard isShown else { return response }
            response.headers[.contentDisposition] = nil
            response.headers[.contentSecurityPolicy] = ResponseHeaders.handoutPolicy
            return response
        }
    }
}

extension Response {
    /// A file that a browser saves, and keeps no other copy of.
    static func download(_ bytes: [UInt8], named name: String, type: String) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: type, .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"\(name)\"",
            ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}

extension HTTPRequest {
    /// The values of the cookies with a name.
    func cookies(_ name: String) -> [Substring] {
        (headerFields[.cookie] ?? "").split(separator: ";").compactMap { cookie in
            let parts = cookie.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            return parts.count == 2 && parts[0] == name ? parts[1] : nil
        }
    }
}

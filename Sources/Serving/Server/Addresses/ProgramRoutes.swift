import Actions
import HTTPTypes
import Hummingbird
import Pages

/// The addresses for programs, which show a token and never get a page.
struct ProgramRoutes: Sendable {
    let answers: ProgramAnswers
    let gate: TokenGate
    /// Makes changes one after another.
    let sheets: SheetRoutes
    let refusals: RefusalNotes
    /// The address at which the pages are reached, for links from elsewhere.
    let origin: @Sendable () -> String

    /// Adds the addresses to the routes.
    func add(to routes: inout Routes) {
        guard answers.isOffered else { return }
        routes.add(.program, "api/log") { request, _ in try await record(request) }
        routes.add(.program, "api/today") { request, _ in
            try ProgramRoutes.check(request, is: .get, .head)
            _ = try await gate.token(of: request.head, can: [.read])
            return response(answers.todayStatus())
        }
        routes.add(.program, "today.svg") { request, _ in
            try ProgramRoutes.check(request, is: .get, .head)
            _ = try await widgetToken(of: request.head)
            guard let picture = answers.todayPicture() else { return response(answers.notYet) }
            return Response(picture, to: request.head)
        }
        // A calendar program can't send headers or cookies, so its address contains the secret.
        routes.add(.program, "reminders/*") { request, name in
            try ProgramRoutes.check(request, is: .get, .head)
            let suffix = ".ics"
            guard name.hasSuffix(suffix) else { throw Refusal.noToken }
            _ = try await gate.token(of: TokenSecret(name.dropLast(suffix.count)), can: [.calendar])
            guard let calendar = answers.calendar(server: origin()) else { return response(answers.notYet) }
            return Response(calendar, to: request.head)
        }
    }

    /// Records a request of a program; a script of any page may ask whether it may send it, and needs the token to do
    /// so (https://fetch.spec.whatwg.org/#http-cors-protocol).
    private func record(_ request: Request) async throws -> Response {
        var response = try await recorded(request)
        response.headers[.accessControlAllowOrigin] = "*"
        return response
    }

    private func recorded(_ request: Request) async throws -> Response {
        if request.method == .options { return Response(status: .noContent, headers: ProgramRoutes.allowed) }
        do {
            try ProgramRoutes.check(request, is: .post)
            let token = try await gate.token(of: request.head, can: [.write, .answer])
            guard let bytes = try? await request.body.collect(upTo: FormBody.longest) else {
                throw Refusal.tooLong
            }
            let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased() ?? ""
            let body = ProgramBody(
                bytes: Array(bytes.readableBytesView), type: type.filter { $0 != " " },
                fields: FormBody(bytes.readableBytesView)?.fields,
                key: request.headers[.idempotencyKey])
            let answer = await sheets.writing { () -> (ProgramAnswers.Answer, Bool) in
                let answer = answers.log(body, with: token)
                return (answer, answer.kind == .written)
            }
            return self.response(answer)
        } catch let refusal as Refusal {
            // A script may read the reason, like any other program.
            refusals.note(refusal)
            return ProgramRoutes.refuse(refusal)
        }
    }

    /// The token from the header or the address, because a program that shows pictures can't send headers.
    private func widgetToken(of request: HTTPRequest) async throws -> AccessToken {
        guard request.headerFields[.authorization] == nil,
            let text = try request.query().value("token")
        else { return try await gate.token(of: request, can: [.read]) }
        return try await gate.token(of: TokenSecret(text), can: [.read])
    }

    private func response(_ answer: ProgramAnswers.Answer) -> Response {
        let status: HTTPResponse.Status =
            switch answer.kind {
            case .written: .created
            case .known: .ok
            case .refused: .unprocessableContent
            case .notYet: .serviceUnavailable
            }
        return ProgramRoutes.response(status, answer.json)
    }

    /// Refuses a request in JSON.
    static func refuse(_ refusal: Refusal) -> Response {
        var response = response(refusal.answer.status, ProgramAnswers.json(of: refusal.answer.text, nil))
        if refusal == .noToken { response.headers[.wwwAuthenticate] = "Bearer" }
        if refusal == .method { response.headers[.allow] = "GET, HEAD, POST, OPTIONS" }
        return response
    }

    private static func response(_ status: HTTPResponse.Status, _ json: [UInt8]) -> Response {
        Response(
            status: status, headers: [.contentType: "application/json; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: json)))
    }

    private static func check(_ request: Request, is methods: HTTPRequest.Method...) throws {
        guard methods.contains(request.method) else { throw Refusal.method }
    }

    /// The headers that tell a script of another page what it may send; never cookies.
    private static let allowed: HTTPFields = [
        .accessControlAllowMethods: "POST",
        .accessControlAllowHeaders: "authorization, content-type, idempotency-key",
        .accessControlMaxAge: "86400",
    ]
}

extension HTTPField.Name {
    static let idempotencyKey = HTTPField.Name(verified: "Idempotency-Key")
}

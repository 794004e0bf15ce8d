import Disk
import Dispatch
import HTTPTypes
import Hummingbird
import Pages

/// The addresses of the log sheet.
struct LogRoutes: Sendable {
    static let path = PageAddress.log.path

    let sheets: LogSheets
    let site: LiveSite
    /// Called after something was written.
    let tell: @Sendable () -> Void

    /// Writing waits for the disk, and one change is written after the other.
    private static let writing = DispatchQueue(label: "log")

    /// The sheet of what the address names behind `log/`.
    func show(_ path: String, _ request: HTTPRequest) throws -> Response {
        try response(sheets.show(path, LogRoutes.query(of: request)), request)
    }

    /// What a browser has to know to put the log sheet on a home screen.
    func manifest(_ request: HTTPRequest) throws -> Response {
        guard let manifest = sheets.manifest else { throw NoPage() }
        return Response(manifest, to: request)
    }

    /// Lets an address take a form that changes the folder; it answers with the page that comes of it.
    func write(
        _ path: String, to routes: inout Routes, _ answer: @escaping @Sendable ([LogSheet.Field]) -> SheetAnswer
    ) {
        routes.post(path) { fields in try await change { answer(fields) } }
    }

    /// Answers when nothing else is written, and leaves no copy in the browser.
    func change(_ change: @escaping @Sendable () -> SheetAnswer) async throws -> Response {
        let answer = await writing { () -> (SheetAnswer, Bool) in
            let answer = change()
            if case .done = answer { return (answer, true) }
            return (answer, false)
        }
        var response = try response(answer, nil)
        // It may show a secret, once.
        response.headers[.cacheControl] = "no-store"
        return response
    }

    /// Changes the folder, and makes the site again where it was changed, so that the next page shows it.
    func writing<Answer: Sendable>(
        _ change: @escaping @Sendable () -> (answer: Answer, isChanged: Bool)
    ) async -> Answer {
        let (answer, isChanged) = await withCheckedContinuation { done in
            LogRoutes.writing.async {
                let result = change()
                if result.isChanged { site.renew(tell: { Console.report($0, in: $1) }, Console.report) }
                done.resume(returning: result)
            }
        }
        if isChanged { tell() }
        return answer
    }

    func response(_ answer: SheetAnswer, _ request: HTTPRequest?) throws -> Response {
        let request = request ?? HTTPRequest(method: .post, scheme: nil, authority: nil, path: nil)
        switch answer {
        case .page(let page): return Response(page, to: request)
        case .returned(let page): return Response(page, status: .unprocessableContent, to: request)
        case .done(let address): return Response(.seeOther, "It is written down.", [.location: address])
        case .nothing: throw NoPage()
        case .notYet(let page): return Response(page, status: .serviceUnavailable, to: request)
        case .malformed: throw RefusedRequest(refusal: .form)
        }
    }

    /// The fields of the address of a request.
    static func query(of request: HTTPRequest) throws -> [LogSheet.Field] {
        let query = (request.path ?? "").split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        guard let form = FormBody(query.utf8) else { throw RefusedRequest(refusal: .path) }
        return form.fields
    }
}

/// An address of a route that leads nowhere, as an error.
struct NoPage: Error {}

/// The addresses of the settings.
struct SettingsRoutes: Sendable {
    let sheets: SettingsSheets
    /// Settings are written between two forms of the log sheet, never during one.
    let log: LogRoutes

    /// Adds the addresses to others.
    func add(to routes: inout Routes) {
        for part in SettingsPart.allCases {
            routes.get(PageAddress.settings(part).path) { try read($0) { sheets.show(part, $0) } }
        }
        log.write(PageAddress.settings(.savings).path, to: &routes) { sheets.writeSavings($0) }
        log.write(PageAddress.settings(.trackers).path, to: &routes) { sheets.addTracker($0) }
        log.write(PageAddress.settings(.devices).path, to: &routes) { sheets.changeDevices($0) }
        for change in ["settings/change", PageAddress.settings(.trackers).path + "/change"] {
            routes.get(change) { try read($0, sheets.showField) }
            log.write(change, to: &routes) { sheets.changeField($0) }
        }
        log.write("settings/undo", to: &routes) { sheets.undo($0) }
    }

    private func read(
        _ request: HTTPRequest, _ answer: ([LogSheet.Field]) -> SettingsSheets.Answer
    ) throws -> Response {
        try log.response(answer(LogRoutes.query(of: request)), request)
    }
}

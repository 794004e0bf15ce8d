import Dispatch
import HTTPTypes
import Hummingbird
import Publishing
import Synchronization

/// Answers requests: refuses those that aren't from a person at this machine, then tries the routes, then the site.
struct SiteResponder: HTTPResponder {
    typealias Context = BasicRequestContext

    let site: LiveSite
    let port: BoundPort
    let routes: Routes
    /// The address at which it is reached from elsewhere, and the gate for devices; both nil if there isn't one.
    let behind: OutsideAddress?
    let devices: DeviceGate?
    let refusals: RefusalNotes

    /// Pictures are drawn one after another, because each uses another program.
    private static let drawing = DispatchQueue(label: "pictures")

    func respond(to request: Request, context: Context) async throws -> Response {
        var response: Response
        do {
            response = try await answer(request)
        } catch let refusal as Refusal {
            response = refuse(refusal, request)
        }
        ResponseHeaders.complete(&response.headers)
        return response
    }

    private func answer(_ request: Request) async throws -> Response {
        let check = RequestCheck(port: port.number, behind: behind)
        guard check.isMeant(request.head) else { throw Refusal.otherHost }
        let path = RequestPath(request.head.path ?? "")
        if let path, let program = routes.answer(.program, at: path) { return try await answer(request, program) }
        if let refusal = check.refusal(of: request.head) { throw refusal }
        guard let path else { throw Refusal.path }
        if let devices, let answer = try await devices.answer(to: request, path) { return answer }
        do {
            let isWriting = request.method == .post
            if let answer = routes.answer(isWriting ? .write : .read, at: path) { return try await answer(request) }
            guard !isWriting else { throw Refusal.method }
            return try Response(await find(path), to: request.head)
        } catch is NoPage {
            guard let page = site.missingPage else { return Response(.notFound, "There is no such page.") }
            return Response(page, status: .notFound, to: request.head)
        }
    }

    private func answer(_ request: Request, _ program: (Request) async throws -> Response) async throws -> Response {
        do {
            return try await program(request)
        } catch let refusal as Refusal {
            refusals.note(refusal)
            return ProgramRoutes.refuse(refusal)
        }
    }

    private func find(_ path: RequestPath) async -> SiteAnswer {
        guard site.isPicture(path.text) else { return site.find(path.text) }
        return await withCheckedContinuation { found in
            SiteResponder.drawing.async { found.resume(returning: site.find(path.text)) }
        }
    }

    private func refuse(_ refusal: Refusal, _ request: Request) -> Response {
        refusals.note(refusal)
        return Response(
            refusal.answer.status, refusal.answer.text, refusal == .method ? [.allow: "GET, HEAD, POST"] : [:])
    }
}

/// The port that the server listens on, which the system may choose.
///
/// It is a class because the port is only known after the responder is made.
final class BoundPort: Sendable {
    private let value = Mutex(0)

    var number: Int {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}

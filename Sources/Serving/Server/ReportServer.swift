import Actions
import Disk
import Dispatch
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import Markup
package import Model
import NIOCore
package import Publishing
import ServiceLifecycle
import UnixSignals
import Wording

/// Serves the site of a folder at 127.0.0.1, and updates it when its files change.
package struct ReportServer: Sendable {
    /// The only address that it listens on; other machines can't reach it.
    private static let host = "127.0.0.1"

    private let arguments: ServerArguments
    private let limits: ServerLimits
    private let site: LiveSite
    private let events: PageEvents
    /// Checks forms, and has the token that they contain.
    let gate = FormGate(token: TokenSecret())
    private let ownRoutes: Routes
    private let port = BoundPort()
    private let tokens: KnownTokens
    private let pairing: Pairing
    private let uploads: Uploads
    private let devices: DeviceGate?
    private let stopRequest = StopRequest()
    private let refusals = RefusalNotes()

    /// Makes a server without starting it.
    package init(_ arguments: ServerArguments, limits: ServerLimits = ServerLimits()) {
        self.init(arguments, limits: limits) { _ in Routes() }
    }

    /// Makes a server with further routes, whose forms are checked by its gate.
    init(_ arguments: ServerArguments, limits: ServerLimits, routes: (FormGate) -> Routes) {
        self.arguments = arguments
        self.limits = limits
        ownRoutes = routes(gate)
        site = LiveSite(
            arguments.reader, arguments.edition, templates: arguments.templates, token: gate.token.text)
        events = PageEvents(most: limits.openPages)
        let (site, pairing) = (site, Pairing(site))
        self.pairing = pairing
        uploads = Uploads(of: arguments.data, lifetime: limits.upload)
        let tokens = KnownTokens(TokenFile(of: arguments.data)) { site.actualDay }
        self.tokens = tokens
        devices = arguments.behind.map { DeviceGate(behind: $0, tokens: tokens, pairing: pairing) }
    }

    /// Ends `run` in an orderly way: answers that have begun are finished.
    package func stop() { stopRequest.make() }

    /// Serves until a signal (SIGINT, SIGTERM) or `stop`; throws if it can't start.
    ///
    /// Its task must not be cancelled: NIO ends the program if an accepted connection is no longer answered.
    ///
    /// `ready` is called with the port once requests are answered. Signals of the process are ignored if
    /// `stopsOnSignals` is false.
    package func run(
        stopsOnSignals: Bool = true, ready: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws(CommandError) {
        if arguments.followsLinks { DataDirectory.followLinks() }
        do {
            try arguments.reader.directory.check()
            uploads.removeAll()
            defer { uploads.removeAll() }
            let stop = StopSignal()
            defer { stop.stop() }
            try await follow(until: stop)
            try await serve(stopsOnSignals ? [.sigint, .sigterm] : [], ready)
        } catch let error as CommandError {
            throw error
        } catch let error as IOError where error.errnoCode == Machine.addressInUse {
            let address = "http://\(ReportServer.host):\(arguments.port)/"
            throw CommandError(
                .inputOutput, "port \(arguments.port) is in use already",
                hint: "if that is another reportgen serve, open \(address); else choose another with --port")
        } catch {
            throw CommandError(.inputOutput, "cannot listen on \(ReportServer.host):\(arguments.port): \(error)")
        }
    }

    /// Makes the site, and again after each change until `stop`; returns after the first time.
    private func follow(until stop: StopSignal) async throws {
        let (renewals, renewed) = AsyncThrowingStream.makeStream(of: Void.self, bufferingPolicy: .bufferingOldest(1))
        DispatchQueue(label: "watch").async { [self] in
            do throws(CommandError) {
                var isFirst = true
                try FolderChanges(arguments.reader, templates: arguments.templates).run(stop: stop) {
                    // A change by a form is on the pages already.
                    if site.renew(tell: { Console.report($0, in: $1) }, Console.report), !isFirst { tellOfChange() }
                    isFirst = false
                    renewed.yield()
                    return site.end
                }
                renewed.finish()
            } catch {
                renewed.finish(throwing: error)
            }
        }
        for try await _ in renewals { return }
    }

    private func serve(_ signals: [UnixSignal], _ ready: @escaping @Sendable (Int) -> Void) async throws {
        let port = port
        let responder = SiteResponder(
            site: site, port: port, routes: routes, behind: arguments.behind, devices: devices,
            refusals: refusals)
        let connections = OpenConnections()
        var configuration = HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionLimits(limits, connections)],
            idleTimeout: .milliseconds(Int64(limits.idle * 1000))
        )
        configuration.httpDecoder = .init(
            maxHeaderFieldSize: limits.headerField, maxHeaderListSize: limits.header,
            maxHeaderFieldCount: limits.headerFields)
        // The library would log requests with their addresses.
        let silent = Logger(label: "reportgen") { _ in SwiftLogNoOpLogHandler() }
        let application = Application(
            responder: responder, server: .http1(configuration: configuration),
            configuration: .init(
                address: .hostname(ReportServer.host, port: arguments.port),
                availableConnectionsDelegate: .maximum(limits.connections, logger: silent)),
            onServerRunning: { channel in
                port.number = channel.localAddress?.port ?? arguments.port
                tell(port.number)
                ready(port.number)
            },
            logger: silent)
        var group = ServiceGroupConfiguration(
            services: [
                .init(service: stopRequest, successTerminationBehavior: .gracefullyShutdownGroup),
                .init(service: application),
            ],
            gracefulShutdownSignals: signals, logger: silent)
        // Answers that have begun are finished; those that don't end are cut off.
        group.maximumGracefulShutdownDuration = .seconds(3)
        try await ServiceGroup(configuration: group).run()
    }

    /// The routes besides the files of the site.
    private var routes: Routes {
        var routes = ownRoutes
        let (events, limits, devices) = (events, limits, devices)
        let (port, behind) = (port, arguments.behind)
        routes.add(.read, EventStream.path) { request, _ in
            try EventStream.response(events, limits, isHead: request.method == .head) {
                devices?.isPaired(request.head) ?? true
            }
        }
        let sheets = SheetRoutes(site: site, gate: gate) { tellOfChange() }
        sheets.addLog(LogSheets(site: site, token: gate.token.text), to: &routes)
        sheets.addWelcome(WelcomeSheets(site: site, token: gate.token.text), to: &routes)
        let settings = SettingsSheets(site: site, token: gate.token.text, outside: behind)
        sheets.addSettings(settings, to: &routes)
        sheets.addImports(
            ImportSheets(settings: settings, uploads: uploads), isSecure: behind?.isSecure ?? false, to: &routes)
        ProgramRoutes(
            answers: ProgramAnswers(site: site), gate: TokenGate(tokens: tokens), sheets: sheets, refusals: refusals
        ) {
            behind?.origin ?? "http://\(ReportServer.host):\(port.number)"
        }.add(to: &routes)
        for asset in EmbeddedFile.serverAssets {
            let file = ServedFile(path: asset.name, bytes: asset.bytes)
            routes.add(.read, asset.name) { request, _ in Response(file, to: request.head) }
        }
        return routes
    }

    /// Notifies the terminal and the open pages that the site has changed.
    private func tellOfChange() {
        if !site.hasProblems { Console.note(site.language.phrases.pagesFollow) }
        events.tell()
    }

    /// Opens the overview in a browser of this machine, which the link pairs; the link expires after a minute, because
    /// others could see it among the processes.
    private func openPaired(at own: String) {
        guard let link = try? pairing.link(to: own), let code = link.split(separator: "=").last else { return }
        WebBrowser.open(link)
        DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [pairing] in
            try? pairing.useUp(TokenSecret(code))
        }
    }

    private func tell(_ port: Int) {
        let own = "http://\(ReportServer.host):\(port)"
        let phrases = site.language.phrases
        Console.note(phrases.servedAt(own + "/", arguments.reader.name))
        guard let behind = arguments.behind else {
            if arguments.opensBrowser { WebBrowser.open(own + "/") }
            return
        }
        do throws(CommandError) {
            if !behind.isSecure { Console.note(phrases.othersCanRead) }
            let isInteractive = Machine.isTerminal(.error)
            let link = try pairing.link(to: behind.origin, keepsOthers: false)
            if isInteractive || !pairing.hasDevices {
                Console.note(phrases.servedToPaired(behind.origin + "/", link))
                if isInteractive, let code = QRCode(link) { Console.show(code.text + "\n") }
            }
            if arguments.opensBrowser { openPaired(at: own) }
        } catch {
            Console.report(error)
        }
    }
}

/// Ends the services that run with it once `make` was called.
struct StopRequest: Service {
    private let requests: AsyncStream<Void>
    private let request: AsyncStream<Void>.Continuation

    init() {
        (requests, request) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    func make() {
        request.yield()
    }

    func run() async {
        for await _ in requests.cancelOnGracefulShutdown() { return }
    }
}

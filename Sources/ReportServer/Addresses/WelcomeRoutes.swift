import ReportServing

/// The address on which a person begins.
struct WelcomeRoutes: Sendable {
    static let path = String(LiveSite.welcomeAddress.dropFirst())

    let sheets: WelcomeSheets
    /// What writes a form, and makes the site of the folder that there is then.
    let log: LogRoutes

    func add(to routes: inout Routes) {
        routes.get(WelcomeRoutes.path) { try log.response(sheets.show(LogRoutes.query(of: $0)), $0) }
        routes.post(WelcomeRoutes.path) { form in try await log.change { sheets.write(LogRoutes.fields(of: form)) } }
    }
}

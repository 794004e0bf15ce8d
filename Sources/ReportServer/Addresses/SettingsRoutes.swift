import HTTPTypes
import Hummingbird
import ReportPages
import ReportServing

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
        write(PageAddress.settings(.savings).path, to: &routes) { sheets.writeSavings($0) }
        write(PageAddress.settings(.trackers).path, to: &routes) { sheets.addTracker($0) }
        write(PageAddress.settings(.devices).path, to: &routes) { sheets.changeDevices($0) }
        for change in ["settings/change", PageAddress.settings(.trackers).path + "/change"] {
            routes.get(change) { try read($0, sheets.showField) }
            write(change, to: &routes) { sheets.changeField($0) }
        }
        write("settings/undo", to: &routes) { sheets.undo($0) }
    }

    private func read(
        _ request: HTTPRequest, _ answer: ([LogSheet.Field]) -> SettingsSheets.Answer
    ) throws -> Response {
        try log.response(answer(LogRoutes.query(of: request)), request)
    }

    private func write(
        _ path: String, to routes: inout Routes,
        _ answer: @escaping @Sendable ([LogSheet.Field]) -> SettingsSheets.Answer
    ) {
        routes.post(path) { form in try await log.change { answer(LogRoutes.fields(of: form)) } }
    }
}

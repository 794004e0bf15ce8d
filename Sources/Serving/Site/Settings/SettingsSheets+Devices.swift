import Actions
import Counting
import Model
import Pages
import Publishing
import Wording

/// The devices and programs that may read and write.
extension SettingsSheets {
    private var file: TokenFile { TokenFile(of: site.path) }

    /// The page of devices and tokens.
    func devices(
        _ sheet: SettingsSheet, _ shown: SiteInMemory, pairing: DeviceSettings.Pairing? = nil,
        made: (name: String, text: String)? = nil
    ) -> ServedFile {
        let tokens = (try? file.read().tokens) ?? []
        let today = site.actualDay
        func rows(_ rights: Set<AccessToken.Right>) -> [DeviceSettings.Row] {
            tokens.filter { rights.contains($0.can) && !$0.isOver(on: today) }
                .map { ($0.name, facts(of: $0, today)) }
        }
        let page = DeviceSettings(
            devices: rows([.pages]), tokens: rows([.write, .read, .calendar]), canPair: outside != nil,
            pairing: pairing, made: made, phrases)
        return shown.settings { SettingsPage(page, sheet, in: $0) }
    }

    private func facts(of token: AccessToken, _ today: Day) -> String {
        let can: String? =
            switch token.can {
            case .write: phrases.mayWrite
            case .read: phrases.mayReadToday
            case .calendar: phrases.mayReadReminders
            case .answer, .pages, .pair: nil
            }
        let since = phrases.madeSince(phrases.dayName(token.made, today: today))
        return [can, since, token.until.map { phrases.tokenUntil("\($0)") }].compactMap(\.self).joined(separator: " · ")
    }

    /// Makes a link or a token, which the page shows once, or revokes one.
    func changeDevices(_ fields: [LogSheet.Field]) -> Answer {
        writing(.devices) { shown throws(CommandError) in
            let sheet = SettingsSheet(token: token)
            let name = AccessToken.name(fields.value(DeviceSettings.FieldName.name) ?? "")
            switch fields.value(DeviceSettings.FieldName.key) {
            case "pair":
                guard let outside else { return .malformed }
                let link = try Pairing(site).link(to: outside.origin)
                return .page(devices(sheet, shown, pairing: (link, QRCode(link)?.rows)))
            case "add":
                guard
                    let can = fields.value(DeviceSettings.FieldName.can).flatMap({ AccessToken.Right(rawValue: $0) }),
                    [.write, .read, .calendar].contains(can)
                else { return .malformed }
                guard let name else {
                    return returned(.devices, nil, [], ["": FormProblem(text: phrases.tokenNeedsName)], shown)
                }
                let (secret, made) = (TokenSecret(), site.actualDay)
                try file.change { tokens throws(CommandError) in
                    guard tokens[name] == nil else { throw CommandError(.usage, .tokenExists(name)) }
                    tokens.add(AccessToken(name, can: can, hash: secret.hash, made: made))
                }
                let text = can == .calendar ? "\(outside?.origin ?? "")/reminders/\(secret.text).ics" : secret.text
                return .page(devices(sheet, shown, made: (name, text)))
            case "revoke":
                guard let name else { return .malformed }
                guard try file.revoke(name) else { throw CommandError(.usage, .noToken(name)) }
                return done(.devices, phrases.tokenRevoked(name), change: nil)
            default: return .malformed
            }
        }
    }
}

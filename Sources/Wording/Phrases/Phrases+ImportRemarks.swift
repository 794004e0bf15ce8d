package import Model

/// Remarks about records that weren't imported exactly as they were.
extension Phrases {
    /// Followed by a number and examples.
    package func name(of remark: ImportRemark) -> String {
        switch remark {
        case .notDone:
            say("not done, which is a day without a log here", "nicht erledigt, hier ein Tag ohne Eintrag")
        case .notSet: say("never set", "nie ausgefüllt")
        case .implied:
            say("counted by the app because of other days", "von der App wegen anderer Tage gezählt")
        case .skipped: say("skipped, now a pause", "übersprungen, jetzt eine Pause")
        case .zero: say("an amount of 0", "eine Menge von 0")
        case .target: say("targets that are not for a day", "Ziele, die nicht für einen Tag gelten")
        case .frequency:
            say("frequencies without a schedule like them", "Häufigkeiten, die es hier nicht gibt")
        case .description: say("descriptions", "Beschreibungen")
        case .belowZero:
            say(
                "numbers below 0, which are not recorded; their columns are left out",
                "Zahlen unter 0, die nicht festgehalten werden; ihre Spalten bleiben weg")
        case .timeOfDay:
            say(
                "times of the day, which are not recorded as values; their columns are left out",
                "Uhrzeiten, die nicht als Werte festgehalten werden; ihre Spalten bleiben weg")
        case .otherTable:
            say(
                "other tables in the file; save each of them as a file to take it",
                "weitere Tabellen in der Datei; jede davon einzeln speichern, um sie zu übernehmen")
        case .sameName:
            say(
                "columns with the name of another one, which got a number",
                "Spalten mit dem Namen einer anderen, die eine Zahl bekommen haben")
        case .hiddenColumn:
            say("columns that the spreadsheet hides", "Spalten, die das Tabellenprogramm nicht zeigt")
        case .column: say("columns and habits that are left out", "ausgelassene Spalten und Gewohnheiten")
        case .file: say("files with nothing new", "Dateien ohne Neues")
        case .entryKept:
            say(
                "days that have an entry of another source, which stays",
                "Tage mit einem Eintrag aus anderer Quelle, der bleibt")
        case .recordKept:
            say("records that another source wrote, which stay", "Einträge aus anderer Quelle, die bleiben")
        case .settingsKept:
            say("settings that are there already, which stay", "Einstellungen, die es schon gibt; sie bleiben")
        case .noteKept:
            say(
                "notes of days that have another note, which stays",
                "Notizen zu Tagen, die schon eine haben; sie bleibt")
        case .gone:
            say(
                "from an earlier import and no longer in this one; they stay",
                "aus einem früheren Import und in diesem nicht mehr; sie bleiben")
        case .repeated:
            say("twice in the export, of which the last counts", "doppelt im Export, der letzte zählt")
        case .severalSources:
            say(
                "days for which another app or device has more, which alone counts",
                "Tage, für die eine andere App oder ein anderes Gerät mehr hat; nur das zählt")
        case .overlap:
            say(
                "sessions that overlap a longer one of another app or device",
                "Einheiten, die sich mit einer längeren aus anderer Quelle überschneiden")
        case .otherSource: say("records of other apps and devices", "Einträge anderer Apps und Geräte")
        case .nap: say("sleep that began in the afternoon", "Schlaf, der am Nachmittag begann")
        case .doubtful:
            say("records whose times cannot be true", "Einträge, deren Zeiten nicht stimmen können")
        case .unreadable:
            say("records whose value or unit is invalid", "Einträge ohne lesbaren Wert oder mit unbekannter Einheit")
        case .mended:
            say(
                "taken although damaged: names, or attributes that are missing or twice there",
                "trotz Schäden übernommen: Namen oder Angaben, die fehlen oder doppelt sind")
        case .recordType:
            say("types of records that are not read", "Arten von Einträgen, die nicht gelesen werden")
        case .levelAssumed:
            say("slips of which the amount is not said, read as easy", "Rückfälle ohne Menge, als locker gewertet")
        case .property:
            say(
                "properties that are more than a value or a list of values",
                "Eigenschaften, die mehr sind als ein Wert oder eine Liste von Werten")
        case .noteText:
            say("texts of daily notes", "Texte von Tagesnotizen")
        case .shownInZone:
            say("times in UTC, written as your time zone shows them", "Uhrzeiten in UTC, umgerechnet in deine Zeitzone")
        case .withoutDrinks:
            say(
                "rows with a day and no number of drinks; they are no entries, and an empty cell is not 0",
                "Zeilen mit einem Tag und ohne Zahl der Drinks; sie sind keine Einträge, denn eine leere Zelle ist keine 0"
            )
        case .future:
            say("records of days to come, which count from then on", "Einträge künftiger Tage, die erst dann zählen")
        case .title: say("lines above the names of the columns", "Zeilen über den Namen der Spalten")
        case .otherSheet:
            say("other sheets of the file", "weitere Blätter der Datei")
        case .sums: say("rows of sums at the end", "Zeilen mit Summen am Ende")
        case .severalRows:
            say(
                "rows for a day that has one already; they add up",
                "Zeilen für einen Tag, der schon eine hat; sie werden addiert")
        case .grouped:
            say(
                "columns with a sign between thousands, such as 8.500 for 8500",
                "Spalten mit Tausenderzeichen, etwa 8.500 für 8500")
        case .encoding:
            say("read in another encoding than UTF-8", "gelesen in einer anderen Kodierung als UTF-8")
        case .healthMode:
            say(
                "trackers not filled, because nothing in their healthType is a choice or a text",
                "Tracker nicht gefüllt, weil ihr healthType keine Auswahl und keinen Text enthält")
        case .healthUnit:
            say(
                "trackers not filled, because their healthType is not counted in their unit",
                "Tracker nicht gefüllt, weil ihr healthType nicht in ihrer Einheit gezählt wird")
        case .healthRecord:
            say(
                "trackers not filled, because the export has nothing of their healthType",
                "Tracker nicht gefüllt, weil der Export nichts zu ihrem healthType enthält")
        case .healthLabel:
            say(
                "states of mind without a label that is an option of the tracker",
                "Gemütszustände ohne eine Bezeichnung, die eine Option des Trackers ist")
        case .levels:
            say(
                "days with 0, 4 or 6 drinks, read as the levels steady, easy and wild",
                "Tage mit 0, 4 oder 6 Drinks, gelesen als die Stufen ruhig, locker und wild")
        case .counts:
            say("days with 0, 4 or 6 drinks, read as numbers", "Tage mit 0, 4 oder 6 Drinks, gelesen als Zahlen")
        }
    }

    /// What the command line can do about it, after the name of the remark; empty if nothing.
    package func option(for remark: ImportRemark) -> String {
        switch remark {
        case .noteText: say(", which --with-texts takes", ", die --with-texts übernimmt")
        case .otherSheet: say(", which --sheet reads", ", die --sheet liest")
        case .levels: say(" (--counts NAME: as numbers)", " (--counts NAME: als Zahlen)")
        case .counts:
            say(
                " (--levels NAME: as the levels steady, easy and wild)",
                " (--levels NAME: als die Stufen ruhig, locker und wild)")
        default: ""
        }
    }
}

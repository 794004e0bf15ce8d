import Diary

/// A small data directory without errors, with every form a record file may have.
///
/// Dates, levels and tracker ids only occur as values, so that tests can find and damage them.
enum SoundFolder {
    static let files = texts.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
        .sorted { $0.path < $1.path }

    static let recordCount = (entries: 7, sessions: 4, logs: 6)

    private static let texts = [
        "profile.json": #"""
        // Who I am.
        {
          "name": "Zoë",
          "timeZone": "Europe/Berlin", /* where I live */
          "dayStart": "04:00",
          goals: { "mindfulness": 10, 'workout': 30, },
          "milestones": [1, 3, 7],
          "reminders": [
            { "activity": "noalc", "time": "09:00" },
          ],
        }
        """#,
        "trackers.json": #"""
        [
          { "preset": "water", "dailyGoal": 8, "createdAt": "2025-01-01" },
          { "preset": "feelings", "name": { "en": "Feelings", "de": "Gefühle" } },
          // Something to notice, later to avoid.
          { "id": "scrolling", "preset": "doomscrolling",
            "modes": [
              { "mode": "awareness", "since": "2025-01-01" },
              { "mode": "avoidance", "since": "2025-06-01" },
            ] },
        ]
        """#,
        "entries.csv": #"""
        date,level,drinks,timestamp,source,note
        2025-10-27,steady,0,2025-10-27T21:04:00+01:00,manual,
        2025-10-28,easy,3,,notification,"wine, ""red"", with
        friends"

        "2025-10-29",wild,,,,"a birthday"
        2025-10-30,steady,,2025-10-31T08:00:00+01:00,manual,"he said ""no"""
        2025-10-31,steady,1,,,été
        """#,
        "entries.json": #"""
        [
          { "date": "2025-11-01", "level": "easy", "note": "a \"good\" one" },
          {
            "date": "2025-11-02",
            "level": "steady"
          }
        ]
        """#,
        "activities.csv":
            "kind,minutes,date,type\r\nmeditation,10,2025-10-30,\r\nworkout,30.5,2025-10-31,\"running\"\r\n",
        "activities/older.json": #"""
        [{ "kind": "breathing", "minutes": 1.8, "date": "2024-12-30" },
         { "kind": "workout", "minutes": 45, "start": "2024-12-31T07:00:00Z", "type": "yoga" }]
        """#,
        "logs.csv": #"""
        timestamp,tracker,value,trigger,note,id
        2025-10-30T10:00:00+01:00,water,2,,,w1
        2025-10-30T12:00,feelings,joy|love,,"after
        a walk
        outside",f1
        2025-10-31 22:15,scrolling,,Boredom,"in bed, ""again""",
        """#,
        "logs/watch.csv": #"""
        tracker,timestamp,value
        water,2025-10-31T08:00,1
        water,2025-10-31T09:00,0.5
        scrolling,2025-10-31T23:00,
        """#,
        "why.md": "I want to **wake up** clear.\n",
        "notes/2025-10-31.md": "A quiet evening.\n\n- tea\n- a book\n",
    ]
}

import TestSupport

/// A year of someone who uses every feature, with few records.
let fullHistory = Folder([
    "profile.json": """
    { "timeZone": "Europe/Berlin", "soberUpTo": 1, "pricePerDrink": 4.50, "drinksPerWeek": 14, "weightKg": 80,
      "policies": { "noalc": "classic" } }
    """,
    "trackers.json": """
    [ { "preset": "water", "dailyGoal": 8, "streak": true },
      { "preset": "snacking", "modes": [ { "mode": "awareness", "since": "2025-01-01" },
                                         { "mode": "avoidance", "since": "2025-01-08" } ] } ]
    """,
    "entries.csv": """
    date,level,drinks,timestamp
    2025-01-01,steady,,
    2025-01-02,steady,,
    2025-01-03,steady,,
    2025-01-04,steady,,
    2025-01-05,steady,,
    2025-01-06,steady,,
    2025-01-07,steady,,
    2025-01-08,easy,3,
    2025-01-09,wild,7,2025-01-09T23:00
    2025-01-09,easy,,2025-01-09T20:00
    2025-01-10,steady,1,2025-01-10T19:03:11
    """,
    "activities.csv": """
    date,kind,minutes,type
    2025-01-09,meditation,1.8,
    2025-01-10,workout,30,running
    """,
    "logs.csv": """
    timestamp,tracker,value,trigger
    2025-01-09T08:00,water,1.5,
    2025-01-10T08:00,water,2,
    2025-01-02T15:00,snacking,,"Say ""when"" now"
    """,
])

extension Tracker {
    /// The tracker with another beginning.
    package func with(createdAt: Day?, modeChanges: [ModeChange]) -> Tracker {
        with(visibility: visibility, createdAt: createdAt, modeChanges: modeChanges)
    }

    /// The tracker with another visibility.
    package func with(visibility: Visibility) -> Tracker {
        with(visibility: visibility, createdAt: createdAt, modeChanges: modeChanges)
    }

    private func with(visibility: Visibility, createdAt: Day?, modeChanges: [ModeChange]) -> Tracker {
        Tracker(
            id: id, preset: preset, name: name, icon: icon, mode: mode, modeChanges: modeChanges, createdAt: createdAt,
            isActive: isActive, hasStreak: hasStreak, isFocus: isFocus, visibility: visibility, colour: colour,
            target: target, streakOn: streakOn, schedule: schedule, summary: summary, allowedValues: allowedValues,
            unit: unit, prompt: prompt, options: options, allowsSeveralOptions: allowsSeveralOptions, plans: plans,
            showsInWidget: showsInWidget, widgetOrder: widgetOrder, healthType: healthType)
    }
}

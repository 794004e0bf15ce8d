/// The templates, the style sheet and the script that every report begins with, as they lie beside this file.
///
/// They are part of the program, so that it can be copied anywhere; a user's own files take their place one by one.
package enum BuiltInTemplates {
    /// Every file with its path in the folder of templates, by path.
    package static let files: [(path: String, bytes: [UInt8])] = [
        ("about.mustache", PackageResources.about_mustache),
        ("activity.mustache", PackageResources.activity_mustache),
        ("copy.js", PackageResources.copy_js),
        ("files.mustache", PackageResources.files_mustache),
        ("foot.mustache", PackageResources.foot_mustache),
        ("head.mustache", PackageResources.head_mustache),
        ("insights.mustache", PackageResources.insights_mustache),
        ("joker-year.mustache", PackageResources.joker_year_mustache),
        ("jokers.mustache", PackageResources.jokers_mustache),
        ("log.mustache", PackageResources.log_mustache),
        ("metrics.mustache", PackageResources.metrics_mustache),
        ("month.mustache", PackageResources.month_mustache),
        ("moved.mustache", PackageResources.moved_mustache),
        ("not-found.mustache", PackageResources.not_found_mustache),
        ("overview.mustache", PackageResources.overview_mustache),
        ("settings.mustache", PackageResources.settings_mustache),
        ("story.mustache", PackageResources.story_mustache),
        ("style.css", PackageResources.style_css),
        ("timer.js", PackageResources.timer_js),
        ("tracker.mustache", PackageResources.tracker_mustache),
        ("trackers.mustache", PackageResources.trackers_mustache),
        ("week.mustache", PackageResources.week_mustache),
        ("weeks.mustache", PackageResources.weeks_mustache),
        ("year.mustache", PackageResources.year_mustache),
        ("years.mustache", PackageResources.years_mustache),
    ]
}

// The files of Templates/, by name.
#include "CEmbeddedFiles.h"

static const uint8_t about_mustache[] = {
#embed "../../Templates/about.mustache"
};
static const uint8_t activity_mustache[] = {
#embed "../../Templates/activity.mustache"
};
static const uint8_t blocks_drawing_mustache[] = {
#embed "../../Templates/blocks/drawing.mustache"
};
static const uint8_t blocks_events_mustache[] = {
#embed "../../Templates/blocks/events.mustache"
};
static const uint8_t blocks_heading_mustache[] = {
#embed "../../Templates/blocks/heading.mustache"
};
static const uint8_t blocks_lead_mustache[] = {
#embed "../../Templates/blocks/lead.mustache"
};
static const uint8_t blocks_legend_mustache[] = {
#embed "../../Templates/blocks/legend.mustache"
};
static const uint8_t blocks_measures_mustache[] = {
#embed "../../Templates/blocks/measures.mustache"
};
static const uint8_t blocks_notes_mustache[] = {
#embed "../../Templates/blocks/notes.mustache"
};
static const uint8_t blocks_remark_mustache[] = {
#embed "../../Templates/blocks/remark.mustache"
};
static const uint8_t blocks_strips_mustache[] = {
#embed "../../Templates/blocks/strips.mustache"
};
static const uint8_t card_mustache[] = {
#embed "../../Templates/card.mustache"
};
static const uint8_t cards_story_mustache[] = {
#embed "../../Templates/cards/story.mustache"
};
static const uint8_t cards_streak_mustache[] = {
#embed "../../Templates/cards/streak.mustache"
};
static const uint8_t cards_why_mustache[] = {
#embed "../../Templates/cards/why.mustache"
};
static const uint8_t copy_js[] = {
#embed "../../Templates/copy.js"
};
static const uint8_t files_mustache[] = {
#embed "../../Templates/files.mustache"
};
static const uint8_t foot_mustache[] = {
#embed "../../Templates/foot.mustache"
};
static const uint8_t head_mustache[] = {
#embed "../../Templates/head.mustache"
};
static const uint8_t insights_mustache[] = {
#embed "../../Templates/insights.mustache"
};
static const uint8_t joker_year_mustache[] = {
#embed "../../Templates/joker-year.mustache"
};
static const uint8_t jokers_mustache[] = {
#embed "../../Templates/jokers.mustache"
};
static const uint8_t log_mustache[] = {
#embed "../../Templates/log.mustache"
};
static const uint8_t metrics_mustache[] = {
#embed "../../Templates/metrics.mustache"
};
static const uint8_t month_mustache[] = {
#embed "../../Templates/month.mustache"
};
static const uint8_t not_found_mustache[] = {
#embed "../../Templates/not-found.mustache"
};
static const uint8_t overview_mustache[] = {
#embed "../../Templates/overview.mustache"
};
static const uint8_t page_mustache[] = {
#embed "../../Templates/page.mustache"
};
static const uint8_t settings_mustache[] = {
#embed "../../Templates/settings.mustache"
};
static const uint8_t story_mustache[] = {
#embed "../../Templates/story.mustache"
};
static const uint8_t timer_js[] = {
#embed "../../Templates/timer.js"
};
static const uint8_t tracker_mustache[] = {
#embed "../../Templates/tracker.mustache"
};
static const uint8_t trackers_mustache[] = {
#embed "../../Templates/trackers.mustache"
};
static const uint8_t week_mustache[] = {
#embed "../../Templates/week.mustache"
};
static const uint8_t weeks_mustache[] = {
#embed "../../Templates/weeks.mustache"
};
static const uint8_t year_mustache[] = {
#embed "../../Templates/year.mustache"
};
static const uint8_t years_mustache[] = {
#embed "../../Templates/years.mustache"
};

// The parts of the style sheet in the order of the cascade: a later one may refine an earlier one.
static const uint8_t style_css[] = {
#embed "../../Templates/style/tokens.css"
,
#embed "../../Templates/style/frame.css"
,
#embed "../../Templates/style/overview.css"
,
#embed "../../Templates/style/rings.css"
,
#embed "../../Templates/style/heatmap.css"
,
#embed "../../Templates/style/trackers.css"
,
#embed "../../Templates/style/notes.css"
,
#embed "../../Templates/style/month.css"
,
#embed "../../Templates/style/year.css"
,
#embed "../../Templates/style/about.css"
,
#embed "../../Templates/style/week.css"
,
#embed "../../Templates/style/insights.css"
,
#embed "../../Templates/style/moods.css"
,
#embed "../../Templates/style/jokers.css"
,
#embed "../../Templates/style/milestones.css"
,
#embed "../../Templates/style/years.css"
,
#embed "../../Templates/style/not-found.css"
,
#embed "../../Templates/style/widths.css"
,
#embed "../../Templates/style/preferences.css"
,
#embed "../../Templates/style/tiles.css"
,
#embed "../../Templates/style/weeks.css"
,
#embed "../../Templates/style/files.css"
,
#embed "../../Templates/style/streaks.css"
,
#embed "../../Templates/style/story.css"
,
#embed "../../Templates/style/pictures.css"
,
};

const struct embedded_file *embedded_templates(size_t *count) {
    static const struct embedded_file files[] = {
        {"about.mustache", about_mustache, sizeof about_mustache},
        {"activity.mustache", activity_mustache, sizeof activity_mustache},
        {"blocks/drawing.mustache", blocks_drawing_mustache, sizeof blocks_drawing_mustache},
        {"blocks/events.mustache", blocks_events_mustache, sizeof blocks_events_mustache},
        {"blocks/heading.mustache", blocks_heading_mustache, sizeof blocks_heading_mustache},
        {"blocks/lead.mustache", blocks_lead_mustache, sizeof blocks_lead_mustache},
        {"blocks/legend.mustache", blocks_legend_mustache, sizeof blocks_legend_mustache},
        {"blocks/measures.mustache", blocks_measures_mustache, sizeof blocks_measures_mustache},
        {"blocks/notes.mustache", blocks_notes_mustache, sizeof blocks_notes_mustache},
        {"blocks/remark.mustache", blocks_remark_mustache, sizeof blocks_remark_mustache},
        {"blocks/strips.mustache", blocks_strips_mustache, sizeof blocks_strips_mustache},
        {"card.mustache", card_mustache, sizeof card_mustache},
        {"cards/story.mustache", cards_story_mustache, sizeof cards_story_mustache},
        {"cards/streak.mustache", cards_streak_mustache, sizeof cards_streak_mustache},
        {"cards/why.mustache", cards_why_mustache, sizeof cards_why_mustache},
        {"copy.js", copy_js, sizeof copy_js},
        {"files.mustache", files_mustache, sizeof files_mustache},
        {"foot.mustache", foot_mustache, sizeof foot_mustache},
        {"head.mustache", head_mustache, sizeof head_mustache},
        {"insights.mustache", insights_mustache, sizeof insights_mustache},
        {"joker-year.mustache", joker_year_mustache, sizeof joker_year_mustache},
        {"jokers.mustache", jokers_mustache, sizeof jokers_mustache},
        {"log.mustache", log_mustache, sizeof log_mustache},
        {"metrics.mustache", metrics_mustache, sizeof metrics_mustache},
        {"month.mustache", month_mustache, sizeof month_mustache},
        {"not-found.mustache", not_found_mustache, sizeof not_found_mustache},
        {"overview.mustache", overview_mustache, sizeof overview_mustache},
        {"page.mustache", page_mustache, sizeof page_mustache},
        {"settings.mustache", settings_mustache, sizeof settings_mustache},
        {"story.mustache", story_mustache, sizeof story_mustache},
        {"style.css", style_css, sizeof style_css},
        {"timer.js", timer_js, sizeof timer_js},
        {"tracker.mustache", tracker_mustache, sizeof tracker_mustache},
        {"trackers.mustache", trackers_mustache, sizeof trackers_mustache},
        {"week.mustache", week_mustache, sizeof week_mustache},
        {"weeks.mustache", weeks_mustache, sizeof weeks_mustache},
        {"year.mustache", year_mustache, sizeof year_mustache},
        {"years.mustache", years_mustache, sizeof years_mustache},
    };
    *count = sizeof files / sizeof files[0];
    return files;
}

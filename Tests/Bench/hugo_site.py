"""A site for Hugo with pages like ours: a month of days with rings, drawn by a template from a data file, and a note."""

import json
import pathlib
import random

LAYOUTS = {
    "baseof.html": """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body>{{ partial "navigation.html" . }}<main>{{ block "main" . }}{{ end }}</main><footer>{{ site.Title }}</footer></body></html>
""",
    "single.html": """{{ define "main" }}<h1>{{ .Title }}</h1><svg viewBox="0 0 490 350" role="img">
{{ range $index, $day := index site.Data.days .Params.key }}<g transform="translate({{ mul (mod $index 7) 70 }} {{ mul (div $index 7) 70 }})">
<title>{{ $day.words }}</title>{{ with $day.level }}<circle r="12" class="{{ . }}"/>{{ end }}
{{ range $ring, $share := $day.rings }}<circle r="{{ add 15 (mul $ring 5) }}" class="track"/>
{{ if gt $share 0 }}<circle r="{{ add 15 (mul $ring 5) }}" pathLength="100" stroke-dasharray="{{ $share }} 100"/>{{ end }}{{ end }}
<text>{{ $day.number }}</text></g>{{ end }}</svg>{{ .Content }}{{ end }}
""",
    "list.html": """{{ define "main" }}<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}
""",
}
NAVIGATION = '<nav>{{ range seq 6 }}<a href="/{{ . }}">Page {{ . }}</a>{{ end }}</nav>\n'
NOTE = "A day with **Sam** & ~~Kim~~.\n\n- [x] walk\n- [ ] sleep\n"


def write(folder, pages):
    """Writes the sources of a site with that many pages."""
    folder, random_ = pathlib.Path(folder), random.Random(5)
    for name in ("content/report", "layouts/_default", "layouts/partials", "data"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / "hugo.toml").write_text(
        'baseURL = "https://example.org/"\ntitle = "Report"\n'
        'disableKinds = ["taxonomy", "term", "RSS", "sitemap", "404"]\n')
    for name, text in LAYOUTS.items():
        (folder / "layouts/_default" / name).write_text(text)
    (folder / "layouts/index.html").write_text('{{ define "main" }}Report{{ end }}\n')
    (folder / "layouts/partials/navigation.html").write_text(NAVIGATION)
    days = {}
    for page in range(pages):
        days[f"page{page}"] = [
            {"number": number, "level": random_.choice(["steady", "steady", "easy", "wild", ""]),
             "rings": [random_.randint(0, 100) for _ in range(4)], "words": f"Day {number}: walk & rest"}
            for number in range(1, 32)]
        heading = f'---\ntitle: "Page {page}"\nkey: page{page}\n---\n'
        (folder / "content/report" / f"page{page}.md").write_text(heading + NOTE)
    (folder / "data/days.json").write_text(json.dumps(days))

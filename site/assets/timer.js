// The only script. Without it the page shows the time and the day of the build.

// Keeps the clock below the days moving.
(function () {
  "use strict";
  var box = document.querySelector(".timer[data-start]");
  if (!box || box.classList.contains("is-over")) return;
  var start = Date.parse(box.dataset.start), end = Date.parse(box.dataset.end);
  var unit = {}, first = {}, past = box.querySelector(".face-past"), timer = 0;
  box.querySelectorAll("[data-unit]").forEach(function (e) {
    unit[e.dataset.unit] = e; first[e.dataset.unit] = e.textContent;
  });
  function put(k, n, digits) {
    var text = n === null ? first[k] : n.toLocaleString(document.documentElement.lang, { minimumIntegerDigits: digits });
    if (unit[k] && unit[k].textContent !== text) unit[k].textContent = text;
  }
  function tick() {
    clearTimeout(timer);
    // From the end on nothing is known: the clock stops and, like the days, shows what it was when the report was made.
    var now = Date.now(), over = !(now < end), s = Math.max(0, Math.floor((now - start) / 1000));
    put("hours", over ? null : Math.floor(s / 3600), 1); put("d", over ? null : Math.floor(s / 86400), 1); put("h", over ? null : Math.floor(s / 3600) % 24, 1);
    put("m", over ? null : Math.floor(s / 60) % 60, 2); put("s", over ? null : s % 60, 2);
    past.hidden = !over;
    box.classList.toggle("is-over", over);
    // Aligned to the full second; nobody looks at a hidden page, and a stopped clock stays as it is.
    if (!over && !document.hidden) timer = setTimeout(tick, 1000 - (now - start) % 1000 + 5);
  }
  document.addEventListener("visibilitychange", tick);
  tick();
})();

// On a page that is opened on a later day: moves the mark of today to it where the drawing has it, and calls the day of
// the build by its date.
(function () {
  "use strict";
  var data = document.body.dataset, built = Date.parse(data.day + "T00:00:00Z") / 864e5;
  if (isNaN(built)) return;
  var lastOfYear = Date.UTC(new Date(built * 864e5).getUTCFullYear(), 11, 31) / 864e5, marks = [], shown = 0, timer = 0;

  // The day of the person, in their zone; an empty or unknown zone is that of the reader.
  function format(zone) {
    return new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", { timeZone: zone || undefined, hourCycle: "h23",
      year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" });
  }
  var clock;
  try { clock = format(data.zone); } catch (e) { clock = format(); }
  function now() {
    var p = {}, minute;
    clock.formatToParts(new Date()).forEach(function (part) { p[part.type] = Number(part.value); });
    minute = p.hour * 60 + p.minute - Number(data.dayStart);
    return { day: Date.UTC(p.year, p.month - 1, p.day) / 864e5 - (minute < 0 ? 1 : 0), minute: (minute + 1440) % 1440 };
  }

  // Rings: every day of the drawing has its number, in the order of the days.
  document.querySelectorAll(".rings use.today, .seven use.today").forEach(function (mark) {
    var cells = Array.from((mark.closest(".seven") || mark.ownerSVGElement).querySelectorAll("text"),
      function (number) { return number.parentNode; });
    var place = cells.indexOf(mark.parentNode);
    marks.push(function (later) {
      var cell = cells[place + later] || cells[place];
      cell.insertBefore(mark, cell.firstChild);
      mark.classList.toggle("was", later > 0 && cell === cells[place]);
    });
  });

  // Heatmaps: squares of a grid of weeks. That of a year has its days to come, that of the past year ends with its today.
  document.querySelectorAll(".heat .now").forEach(function (mark) {
    var rows = mark.closest(".heat-year"), columns = mark.closest(".strip-year"), moved = null;
    marks.push(function (later) {
      var moves = later > 0 && (rows || columns) && built + later <= lastOfYear;
      if (moved) moved.remove();
      moved = null;
      mark.classList.toggle("was", later > 0 && !moves);
      mark.classList.toggle("now", !moves);
      if (!moves) return;
      var pitch = rows ? 44 : 14, left = rows ? 52 : 0, x = (mark.getAttribute("x") - left) / pitch,
        y = mark.getAttribute("y") / pitch, place = (rows ? y * 7 + x : x * 7 + y) + later,
        week = Math.floor(place / 7), weekday = place % 7;
      moved = mark.cloneNode();
      moved.setAttribute("class", "now moved");
      moved.setAttribute("x", left + pitch * (rows ? weekday : week));
      moved.setAttribute("y", pitch * (rows ? week : weekday));
      mark.parentNode.appendChild(moved);
    });
  });

  document.querySelectorAll(".day-name em").forEach(function (word) {
    var text = word.textContent;
    marks.push(function (later) { word.textContent = later > 0 ? data.whenBuilt : text; });
  });

  // What usually happens in these hours, of a page that is not too old to say so; day 0 was a Thursday.
  function showTonight(time, later) {
    var cards = Array.from(document.querySelectorAll(".tonight")), current = cards.find(function (card) {
      var d = card.dataset;
      return later <= 7 && Number(d.weekday) === (time.day + 3) % 7
        && time.minute >= Number(d.from) && time.minute < Number(d.until);
    });
    cards.forEach(function (card) { card.hidden = card !== current; });
  }

  function look() {
    clearTimeout(timer);
    var time = now(), later = Math.max(0, time.day - built);
    if (later !== shown) marks.forEach(function (move) { move(later); });
    shown = later;
    showTonight(time, later);
    if (!document.hidden) timer = setTimeout(look, 60050 - Date.now() % 60000);
  }
  document.addEventListener("visibilitychange", look);
  // The log sheet has put an answer into the page.
  addEventListener("replaced", look);
  look();
})();

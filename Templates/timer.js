// The only script: keeps the clock below the days moving. Without it the page shows the time of the build.
(function () {
  "use strict";
  var box = document.querySelector(".timer[data-start]");
  if (!box || box.classList.contains("is-over")) return;
  var start = Date.parse(box.dataset.start), end = Date.parse(box.dataset.end);
  var unit = {}, past = box.querySelector(".face-past"), timer = 0;
  box.querySelectorAll("[data-unit]").forEach(function (e) { unit[e.dataset.unit] = e; });
  function put(k, n) {
    var text = n < 10 ? "0" + n : String(n);
    if (unit[k] && unit[k].textContent !== text) unit[k].textContent = text;
  }
  function tick() {
    clearTimeout(timer);
    // From the end on nothing is known: the clock stops, and the days stay with the date of the report.
    var now = Date.now(), over = !(now < end), s = Math.max(0, Math.floor(((over ? end : now) - start) / 1000));
    put("h", Math.floor(s / 3600) % 24); put("m", Math.floor(s / 60) % 60); put("s", s % 60);
    past.hidden = !over;
    box.classList.toggle("is-over", over);
    // Aligned to the full second; nobody looks at a hidden page, and a stopped clock stays as it is.
    if (!over && !document.hidden) timer = setTimeout(tick, 1000 - (now - start) % 1000 + 5);
  }
  document.addEventListener("visibilitychange", tick);
  tick();
})();

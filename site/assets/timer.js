// The only script: keeps the timer moving. Without it the page shows the value of the build.
(function () {
  "use strict";
  var box = document.querySelector(".timer[data-start]");
  if (!box) return;
  var start = Date.parse(box.dataset.start), end = Date.parse(box.dataset.end);
  var unit = {}, past = box.querySelector(".face-past"), word = box.querySelector("[data-one]"), timer = 0;
  box.querySelectorAll("[data-unit]").forEach(function (e) { unit[e.dataset.unit] = e; });
  function put(k, text) { if (unit[k].textContent !== text) unit[k].textContent = text; }
  function two(n) { return n < 10 ? "0" + n : String(n); }
  function tick() {
    clearTimeout(timer);
    var now = Date.now(), over = !(now < end), s = over ? 0 : Math.max(0, Math.floor((now - start) / 1000));
    put("d", Math.floor(s / 86400).toLocaleString(document.documentElement.lang));
    if (word) word.textContent = s >= 86400 && s < 172800 ? word.dataset.one : word.dataset.many;
    box.classList.toggle("long", unit.d.textContent.length > 3);
    if (unit.s) {
      put("h", two(Math.floor(s / 3600) % 24)); put("m", two(Math.floor(s / 60) % 60)); put("s", two(s % 60));
    }
    past.hidden = !over;
    box.classList.toggle("is-over", over);
    // Aligned to the full second; nobody looks at a hidden page, and an ended timer stays at zero.
    if (!over && !document.hidden) timer = setTimeout(tick, 1000 - (now - start) % 1000 + 5);
  }
  document.addEventListener("visibilitychange", tick);
  tick();
})();

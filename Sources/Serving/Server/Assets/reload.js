// Loads the page again when what it shows has changed. Only pages of a server have this script; without it a page is right
// whenever it is loaded.
//
// The tag of the page came in a header of its own, so nothing that changed while it was loaded is missed.
let known = performance.getEntriesByType("navigation")[0]?.serverTiming?.find(({ name }) => name === "page")?.description;
const root = document.currentScript?.src ?? new URL("/", location.href).href;
const state = "open:" + location.pathname;
let source;
let isOutdated = false;
let asked = 0;
// A form is on its way: its answer is the next page. Loading this one again would cancel it, and asking about it may be
// refused: what its form changes is changed.
let isSent = false;

// Whoever fills in a form is not interrupted. A page can also say so itself, with the attribute data-edited anywhere on it.
function isEdited() {
  if (document.querySelector("[data-edited], dialog[open], form :focus:not(button)")) return true;
  return [...document.querySelectorAll("form :is(input, textarea, select)")].some(field =>
    field.type === "checkbox" || field.type === "radio" ? field.checked !== field.defaultChecked
      : field.options ? [...field.options].some(option => option.selected !== option.defaultSelected)
        : field.type !== "hidden" && field.value !== field.defaultValue);
}

// Whoever begins is asked for their time zone: the browser knows it better than the machine of the server.
const zone = document.querySelector("input[data-zone]");
if (zone) zone.defaultValue = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.defaultValue;

function follow() {
  if (!isOutdated || isSent || isEdited()) return;
  const all = [...document.querySelectorAll("details")];
  sessionStorage.setItem(state, JSON.stringify(all.map(({ open }) => open)));
  location.reload();
}

async function check() {
  if (isSent) return;
  const number = ++asked;
  try {
    const { headers } = await fetch(location.pathname + location.search, { method: "HEAD", cache: "no-store" });
    // Only the last answer counts: one before it may be about the page that was here then.
    if (number !== asked) return;
    const tag = headers.get("ETag")?.replaceAll('"', "");
    known ??= tag;
    isOutdated = tag !== undefined && tag !== known;
    follow();
  } catch {
    // The server has stopped; the page stays as it is until it is back.
  }
}

// A browser opens six connections to a server at most, so only pages that can be seen wait for changes.
function listen() {
  source?.close();
  source = undefined;
  if (document.visibilityState !== "visible") return;
  source = new EventSource(new URL("events", root));
  source.onmessage = check;
}

// What was unfolded is unfolded again; the browser itself finds the place on the page.
const open = sessionStorage.getItem(state);
if (open) {
  sessionStorage.removeItem(state);
  const all = JSON.parse(open);
  document.querySelectorAll("details").forEach((details, index) => { details.open = all[index] ?? details.open; });
}

addEventListener("visibilitychange", listen);
addEventListener("submit", () => { isSent = true; });
// Another script has put the answer to a form into the page; it knows its tag, or that nothing was written.
addEventListener("replaced", ({ detail }) => {
  isSent = isOutdated = false;
  known = detail?.replaceAll('"', "") ?? known;
  check();
});
addEventListener("focusout", () => setTimeout(follow));
addEventListener("reset", () => setTimeout(follow));
// A page that is left closes its connection at once, and one that comes back from the history opens it again.
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", ({ persisted }) => {
  isSent = false;
  if (persisted) listen();
});
listen();

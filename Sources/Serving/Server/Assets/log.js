// Sends the forms of the log sheet without leaving the page: what was typed elsewhere, the place and the focus stay. Without
// this script, and whenever something is not as expected, a form is sent as usual.
const controls = "input:not([type=hidden]), textarea, select";
// One form after the other, so that three quick taps are three logs.
let sending = Promise.resolve();
let isPlain = false;

function tell(tag) {
  dispatchEvent(new CustomEvent("replaced", { detail: tag }));
}

// What tells a control or a button from all others, on this page and the next.
function key(element) {
  return [element.form?.id, element.id, element.name, element.value].join("\n");
}

function isChanged(field) {
  return field.type === "checkbox" || field.type === "radio" ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

// Puts into the new page what was typed into the forms that were not sent.
function keepTyped(sent, main) {
  for (const field of document.querySelectorAll(`form[id] :is(${controls})`)) {
    if (field.form.id === sent || !isChanged(field)) continue;
    const form = main.querySelector(`#${CSS.escape(field.form.id)}`);
    const others = [...form?.querySelectorAll(controls) ?? []];
    if (field.type === "checkbox" || field.type === "radio") {
      const other = others.find(other => other.name === field.name && other.value === field.value);
      if (other) other.checked = field.checked;
    } else {
      const other = others.find(other => other.name === field.name);
      if (other) other.value = field.value;
    }
  }
}

// What was unfolded stays so; where each stands within its form or list tells it from all others.
function keepOpen(main, isReturned) {
  const places = page => [...page.querySelectorAll("main :is(form, nav, section[id]) details")].map(details => {
    const group = details.closest("form, nav, section[id]");
    return [group.id + [...group.querySelectorAll("details")].indexOf(details), details];
  });
  const open = new Map(places(document).map(([place, details]) => [place, details.open]));
  for (const [place, details] of places(main)) details.open = (isReturned && details.open) || (open.get(place) ?? details.open);
}

function show(text, sent, isReturned) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const main = page.querySelector("main");
  const old = document.querySelector("main");
  if (!main?.querySelector(".sheet")) return false;
  const focus = document.activeElement && old.contains(document.activeElement) ? document.activeElement : undefined;
  const [focused, form, place] = [focus && key(focus), focus?.form?.id, [...focus?.form?.elements ?? []].indexOf(focus)];
  // The focus is set below.
  for (const field of main.querySelectorAll("[autofocus]")) field.removeAttribute("autofocus");
  keepTyped(sent, main);
  keepOpen(page, isReturned);
  const top = focus?.getBoundingClientRect().top;
  // The region stays, because a screen reader only tells of what comes into one that is there.
  const said = document.querySelector("#said");
  const news = main.querySelector("#said");
  if (said && news) {
    said.replaceChildren(...news.childNodes);
    news.replaceWith(said);
  }
  old.replaceChildren(...main.childNodes);
  document.title = page.title;
  const wrong = isReturned && old.querySelector("[aria-invalid]");
  if (wrong) {
    wrong.focus();
    return true;
  }
  const all = [...old.querySelectorAll("button, a, summary, " + controls)];
  const next = all.find(element => key(element) === focused) ?? document.getElementById(form)?.elements[place];
  // What was tapped stays below the finger, whatever has come above it.
  if (next && focus.matches("button, " + controls)) {
    scrollBy({ top: next.getBoundingClientRect().top - top, behavior: "instant" });
    next.focus({ preventScroll: true });
  }
  return true;
}

function sendPlainly(form, button) {
  isPlain = true;
  form.isConnected ? form.requestSubmit(button?.isConnected ? button : null) : location.reload();
}

async function send(form, button, fields) {
  let answer;
  try {
    answer = await fetch(form.action, { method: "POST", body: fields });
  } catch {
    return sendPlainly(form, button);
  }
  const isReturned = answer.status === 422;
  // Whatever else is refused was not written.
  if (!answer.ok && !isReturned) return sendPlainly(form, button);
  const text = await answer.text().catch(() => "");
  if (!show(text, form.id, isReturned)) return location.assign(answer.url);
  if (!isReturned) history.replaceState(null, "", answer.url);
  tell(isReturned ? undefined : answer.headers.get("ETag") ?? undefined);
}

document.addEventListener("submit", event => {
  const { target: form, submitter } = event;
  if (isPlain || form.method !== "post" || !form.closest("main")) return;
  event.preventDefault();
  // As the browser would send it; what is typed while it is on its way belongs to the next one.
  const fields = new URLSearchParams(new FormData(form));
  if (submitter?.name) fields.append(submitter.name, submitter.value);
  sending = sending.then(() => send(form, submitter, fields));
});

// Lets the numbers follow the sliders. They are computed by the server: this asks for the page of what is set, and shows its
// numbers in this one. Without it a button does the same.
const form = document.getElementById("what-if");
let isAsking = false;
let isOutdated = false;

async function follow() {
  isOutdated = true;
  // One question at a time; the last one is that of where the sliders have stopped.
  if (isAsking) return;
  isAsking = true;
  try {
    while (isOutdated) {
      isOutdated = false;
      const answer = await fetch(`${location.pathname}?${new URLSearchParams(new FormData(form))}`);
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      for (const part of document.querySelectorAll("[data-result]")) {
        part.replaceChildren(...page.getElementById(part.id).childNodes);
      }
    }
  } catch {
    // The server has stopped; the numbers stay as they are.
  } finally {
    isAsking = false;
  }
}

form.addEventListener("input", follow);
document.getElementById("calculate").hidden = true;

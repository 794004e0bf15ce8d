extension PhonePage {
    /// What the policy of the page names the script by; a test computes it again.
    static let scriptHash: StaticString = "sha256-MO4FjjmeGm0U6VrL1uOVWteF9ocQWyeUvqJlxpS6NRc="

    /// What keeps taps in the phone, sends them to the server when it can be reached, and hands them over otherwise.
    ///
    /// A tap is one record however often it is sent: its id is the key of the request, and stands in the files.
    static let script: StaticString = #"""

        "use strict";
        const queue = document.getElementById("queue");
        const list = document.getElementById("list");
        const state = document.getElementById("state");
        const server = document.getElementById("server");
        const token = document.getElementById("token");
        const store = (key, value) => {
          try { localStorage.setItem("reportgen-" + key, value); } catch { document.getElementById("lost").hidden = false; }
        };
        const stored = key => { try { return localStorage.getItem("reportgen-" + key); } catch { return null; } };
        const load = () => JSON.parse(stored("taps") ?? "null") ?? taps;
        let taps = [];
        taps = load();
        // Another window of the page may have written meanwhile.
        function change(edit) {
          taps = edit(load());
          store("taps", JSON.stringify(taps));
          show();
        }
        let isSending = false;
        const columns = {
          entries: ["date", "level", "drinks", "timestamp", "source"],
          activities: ["start", "kind", "minutes", "source", "id"],
          logs: ["timestamp", "tracker", "value", "source", "id"],
        };

        // The day and the time of the wall, with its offset.
        function wall(date) {
          const pad = number => String(Math.abs(number)).padStart(2, "0");
          const offset = -date.getTimezoneOffset();
          const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
          const time = `${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
          return [day, `${day}T${time}${offset < 0 ? "-" : "+"}${pad(Math.trunc(offset / 60))}:${pad(offset % 60)}`];
        }

        // What the wall showed at the place of a tap.
        const shown = tap => tap.wall ?? wall(new Date(tap.at));

        function newID() {
          return "phone-" + [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, "0")).join("");
        }

        function csv(file) {
          const rows = taps.filter(tap => tap.file === file).map(tap => {
            const [day, moment] = shown(tap);
            const all = { ...tap.values, id: tap.id, source: "phone", date: tap.date ?? day, start: moment, timestamp: moment };
            return columns[file].map(column => all[column] ?? "").join(",");
          });
          return rows.length ? [columns[file].join(","), ...rows].join("\n") + "\n" : "";
        }

        function show() {
          list.replaceChildren(...taps.map(tap => {
            const item = document.createElement("li");
            const text = document.createElement("span");
            const [day, moment] = shown(tap);
            text.textContent = `${tap.date ?? day} ${moment.slice(11, 16)} ${tap.name}${tap.problem ? ": " + tap.problem : ""}`;
            const button = document.createElement("button");
            button.type = "button";
            button.textContent = queue.dataset.undo;
            button.setAttribute("aria-label", `${queue.dataset.undo}: ${text.textContent}`);
            button.onclick = () => change(all => all.filter(other => other.id !== tap.id));
            item.append(text, button);
            return item;
          }));
          document.getElementById("hand").hidden = !taps.length;
          for (const button of document.querySelectorAll("[data-save]")) {
            button.hidden = !taps.some(tap => tap.file === button.dataset.save);
          }
          if (!taps.length) state.textContent = queue.dataset.empty;
        }

        // Each tap is sent with its id, so that one whose answer was lost is not written twice.
        async function send() {
          if (isSending || !server.value || !token.value || !taps.length) return;
          isSending = true;
          try {
            for (const tap of [...taps]) {
              if (tap.problem) continue;
              const body = { words: tap.words, secondsAgo: Math.max(0, Math.round((Date.now() - tap.at) / 1000)),
                offset: shown(tap)[1].slice(19), timeZone: tap.zone };
              if (tap.tracker) body.tracker = tap.tracker;
              if (tap.date) body.date = tap.date;
              const answer = await fetch(server.value.replace(/\/+$/, "") + "/api/log", {
                method: "POST", body: JSON.stringify(body), credentials: "omit",
                headers: { "Authorization": "Bearer " + token.value, "Content-Type": "application/json", "Idempotency-Key": tap.id },
              });
              const { text, error } = await answer.json();
              if (answer.ok) {
                change(all => all.filter(other => other.id !== tap.id));
                state.textContent = text;
              } else if (answer.status === 401 || answer.status === 403) {
                state.textContent = queue.dataset.refused;
                return;
              } else if (answer.status < 500) {
                change(all => all.map(other => other.id === tap.id ? { ...other, problem: error } : other));
              } else throw new Error();
            }
          } catch {
            state.textContent = queue.dataset.waits;
          } finally {
            isSending = false;
          }
        }

        document.addEventListener("click", ({ target }) => {
          const button = target.closest("button[data-words]");
          if (!button) return;
          ask();
          const at = Date.now();
          const back = document.querySelector("[name=day]:checked");
          const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
          const tap = { id: newID(), at, wall: wall(new Date(at)), zone, name: button.dataset.name, file: button.dataset.file, words: button.dataset.words,
            tracker: button.dataset.tracker, values: JSON.parse(button.dataset.values) };
          if (tap.file === "entries") {
            const day = new Date(at);
            day.setDate(day.getDate() - Number(back.value));
            tap.date = wall(day)[0];
          }
          change(all => [...all, tap]);
          button.classList.add("tapped");
          setTimeout(() => button.classList.remove("tapped"), 600);
          state.textContent = tap.name;
          send();
        });
        document.getElementById("share").onclick = async () => {
          const text = Object.keys(columns).map(file => [file, csv(file)]).filter(([, rows]) => rows)
            .map(([file, rows]) => `${file}/phone.csv\n${rows}`).join("\n");
          try {
            if (navigator.share) return await navigator.share({ text });
            await navigator.clipboard.writeText(text);
            state.textContent = queue.dataset.copied;
          } catch (error) {
            if (error.name === "AbortError") return;
            document.querySelector("#queue textarea")?.remove();
            const area = document.createElement("textarea");
            area.value = text;
            area.rows = 8;
            area.setAttribute("aria-label", "CSV");
            document.getElementById("hand").after(area);
            area.select();
          }
        };
        for (const button of document.querySelectorAll("[data-save]")) {
          button.onclick = () => {
            const link = document.createElement("a");
            link.href = "data:text/csv;charset=utf-8," + encodeURIComponent(csv(button.dataset.save));
            // A second file does not take the place of the first.
            link.download = `${button.dataset.save}-phone-${wall(new Date())[1].slice(0, 16).replace(/[T:]/g, "-")}.csv`;
            link.click();
          };
        }
        document.getElementById("clear").onclick = () => { if (confirm(queue.dataset.sure)) change(() => []); };
        server.value = stored("server") ?? (location.protocol.startsWith("http") ? location.origin : "");
        token.value = stored("token") ?? "";
        for (const field of [server, token]) field.onchange = () => {
          field.value = field.value.trim();
          // An address that was copied from an example, or typed without its beginning.
          if (field === server && field.value) {
            field.value = field.value.replace(/\/+$/, "").replace(/\/api\/log$/, "");
            if (!/^https?:/.test(field.value)) field.value = "https://" + field.value;
          }
          store(field.id, field.value);
          send();
        };
        // Until six in the evening it is asked about yesterday, as reminders do; who has chosen is asked anew after that.
        let asked;
        function ask() {
          const half = wall(new Date())[0] + (new Date().getHours() < 18);
          if (half === asked) return;
          asked = half;
          const day = document.querySelector(`[name=day][value="${new Date().getHours() < 18 ? 1 : 0}"]`);
          if (day) day.checked = true;
        }
        addEventListener("online", send);
        addEventListener("visibilitychange", () => { ask(); send(); });
        addEventListener("storage", () => { taps = load(); show(); });
        setInterval(() => { ask(); send(); }, 60000);
        ask();
        show();
        send();

        """#
}

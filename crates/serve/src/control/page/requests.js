let lastRequest = null; // the number of the last journal entry on the page of requests; null shows the latest page

/** Quotes a string as one shell argument. */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** A request as a curl command, with a placeholder for the key. */
function curl({ method, target, headers, body = null, body_base64: base64 = null, key = null, quoted: unknown = null }) {
  const words = ["curl", "-X", method, quoted(new URL(target, location.origin).href)];
  if (key !== null || unknown !== null) words.push("-u", quoted("YOUR_KEY:"));
  for (const [name, value] of headers) words.push("-H", quoted(`${name}: ${value}`));
  if (body !== null) words.push("--data-raw", quoted(body));
  if (base64 !== null) words.push("--data-binary", "@-");
  const command = words.join(" ");
  return base64 === null ? command : `echo ${base64} | base64 -d | ${command}`;
}

/** Shows the outcome of a request, or its curl command, in the page's section `outcome`. */
function outcome(title, about, text, changes = []) {
  at("outcome-text").textContent = text;
  at("outcome-changes").replaceChildren(...changes);
  at("outcome-changes").hidden = changes.length === 0;
  reveal("outcome", title);
  at("outcome-state").textContent = about;
}

async function copy(entry) {
  const command = curl(entry.request);
  let about = "Replace YOUR_KEY with your API key.";
  try {
    await navigator.clipboard.writeText(command);
    about = `Copied. ${about}`;
  } catch {
    // without permission for the clipboard, the user can copy the displayed text
  }
  outcome(`Request ${entry.ordinal} as a command`, about, command);
}

/** Formats a body for display: JSON is indented. */
function readable(body) {
  try {
    return shown(JSON.parse(body));
  } catch {
    return body ?? "";
  }
}

async function replay(entry, on) {
  const done = await call("POST", "replay", JSON.stringify({ entry: entry.ordinal, on }));
  const status = done.status === null ? "No response, because of a fault." : `Status ${done.status}.`;
  if (on === "fork") {
    const about = `${status} ${counted(done.differences)} The state is unchanged.`;
    outcome(`Request ${entry.ordinal} on a fork`, about, readable(done.body), differences(done.differences));
  } else {
    outcome(`Request ${entry.ordinal} once more`, status, readable(done.body));
    await draw();
  }
}

/** Formats a duration in microseconds for display. */
const time = (us) => (us === null ? "" : us < 1_000 ? `${us} µs` : `${(us / 1_000).toFixed(us < 10_000 ? 1 : 0)} ms`);

VIEWS.requests = async () => {
  const newest = lastRequest ?? state.entries;
  const from = Math.max(1, newest - PAGE + 1);
  const found = await call("GET", `requests?from=${from}&limit=${Math.max(1, newest - from + 1)}`);
  at("older-requests").disabled = from <= 1;
  at("newest-requests").disabled = lastRequest === null;
  rows("request-rows", found.reverse().map((entry) => {
    const actions = [
      button("On a fork", `Replay request ${entry.ordinal} on a fork`, () => replay(entry, "fork")),
      button("Once more", `Replay request ${entry.ordinal} once more`, () => replay(entry, "state")),
      button("Copy as curl", `Copy as curl: request ${entry.ordinal}`, () => copy(entry)),
    ];
    return el("tr", [
      el("td", String(entry.ordinal), { class: "number" }),
      el("td", moment(entry.at)),
      el("td", about(entry), { class: "long" }),
      el("td", String(entry.status ?? "none")),
      el("td", entry.fault ? `${entry.fault.phase}, rule ${entry.fault.rule}` : ""),
      el("td", time(entry.took_us), { class: "number" }),
      el("td", opened(`request-${entry.ordinal}`, "open", entry), { class: "long" }),
      el("td", el("div", actions, { class: "row" })),
    ]);
  }));
};

at("older-requests").addEventListener("click", () => {
  lastRequest = Math.max(1, (lastRequest ?? state.entries) - PAGE);
  attempt(draw);
});
at("newest-requests").addEventListener("click", () => {
  lastRequest = null;
  attempt(draw);
});

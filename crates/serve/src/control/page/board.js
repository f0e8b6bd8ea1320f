const EXAMPLE = { rules: [{ operations: ["sales.insert"], nth: 1, phase: "after", action: { drop: true } }] };
let last = null; // the number of the newest journal entry that is shown; null shows the latest entries

async function drawState() {
  state = await call("GET", "state");
  at("now").textContent = moment(state.now);
  at("clock").textContent = `clock: ${state.clock}`;
  const entries = Object.entries(state.records).map(([name, count]) => [name.replaceAll("_", " "), count]);
  entries.push(["changes", state.revision], ["journal entries", state.entries]);
  entries.push(["next due work", state.next ? `${state.next.kind} ${state.next.id}, ${state.next.at}` : "nothing"]);
  at("state").replaceChildren(...entries.flatMap(([name, value]) => [el("dt", name), el("dd", String(value))]));
  at("next").disabled = state.next === null;
}

/** A short description of a journal entry. */
function about(entry) {
  if (entry.request) return `${entry.request.method} ${entry.request.target}`;
  if (entry.advance) return `clock to ${entry.advance.to}`;
  if (entry.kind === "resend") return `delivery ${entry.report.delivery} sent again`;
  if (entry.report) return `result of delivery ${entry.report.delivery}`;
  return entry.kind;
}

async function drawJournal() {
  const newest = last ?? state.entries;
  const from = Math.max(1, newest - PAGE + 1);
  const found = await call("GET", `journal?from=${from}&limit=${Math.max(1, newest - from + 1)}`);
  at("older").disabled = from <= 1;
  at("newest").disabled = last === null;
  rows("journal", found.reverse().map((entry) => el("tr", [
    el("td", String(entry.ordinal), { class: "number" }),
    el("td", moment(entry.at)),
    el("td", about(entry), { class: "long" }),
    el("td", String(entry.status ?? "")),
    el("td", opened(`entry-${entry.ordinal}`, entry.fault ? `fault ${entry.fault.phase}` : "open", entry), { class: "long" }),
  ])));
}

function drawFaults(plan) {
  const applied = [...(plan?.rules ?? []), ...(plan?.deliveries ?? [])].map((rule) => rule.applied ?? 0);
  at("fault-state").textContent = applied.length === 0
    ? "No faults are planned."
    : `Applied so far, rule by rule: ${applied.join(", ")}.`;
}

VIEWS.overview = () => Promise.all([drawJournal(), call("GET", "faults").then(drawFaults)]);

/** Loads and draws the state and the current view. */
async function draw() {
  await drawState();
  await VIEWS[view]();
}

/** Adds days and months to an instant in Brasília time. If the resulting month has no such day, its last day is used. */
function later(now, days, months) {
  const [year, month, day] = now.slice(0, 10).split("-").map(Number);
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(day, length) + days));
  return date.toISOString().slice(0, 10) + now.slice(10);
}

async function advance(to) {
  const buttons = document.querySelectorAll("#steps button, #advance button");
  for (const button of buttons) button.disabled = true;
  try {
    const done = await call("POST", "advance", JSON.stringify({ to }));
    at("progress").textContent = `Now ${moment(done.now)}. Due work carried out: ${done.done}.`;
  } finally {
    // the next step is computed from the displayed state, so buttons stay disabled until it is drawn
    await draw().finally(() => {
      for (const button of buttons) button.disabled = button.id === "next" && state.next === null;
    });
  }
}

at("steps").addEventListener("click", ({ target }) => {
  if (target.id === "next") attempt(() => advance(state.next.at));
  else if (target.dataset.days) attempt(() => advance(later(state.now, Number(target.dataset.days), 0)));
  else if (target.dataset.months) attempt(() => advance(later(state.now, 0, Number(target.dataset.months))));
});
at("advance").addEventListener("submit", (event) => {
  event.preventDefault();
  const given = at("to").value;
  attempt(() => advance(`${given}${given.length === 16 ? ":00" : ""}-03:00`));
});
at("faults").addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(async () => drawFaults(await call("PUT", "faults", at("plan").value.trim() || "null")));
});
at("none").addEventListener("click", () => {
  at("plan").value = "";
  attempt(async () => drawFaults(await call("PUT", "faults", "null")));
});
at("example").addEventListener("click", () => {
  at("plan").value = shown(EXAMPLE);
  at("plan").focus();
});
at("older").addEventListener("click", () => {
  last = Math.max(1, (last ?? state.entries) - PAGE);
  attempt(drawJournal);
});
at("newest").addEventListener("click", () => {
  last = null;
  attempt(draw);
});

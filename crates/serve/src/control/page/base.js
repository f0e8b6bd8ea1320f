const PAGE = 25;
const at = (id) => document.getElementById(id);
const kept = "lastro-control-token";
let token = sessionStorage.getItem(kept);
let state = null;
/** The functions that draw the views, by the id of the view's element. */
const VIEWS = {};
let view = "overview";

/** Creates an element with text or children. Nothing is ever parsed as HTML. */
function el(name, content = [], attributes = {}) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...[content].flat());
  return made;
}

/** A button in a table. `label` names its action and row; redrawing the table uses it to keep the focus on the button. */
function button(text, label, work) {
  const made = el("button", text, { type: "button", "aria-label": label, "data-key": label });
  made.addEventListener("click", () => attempt(work));
  return made;
}

class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Sends a request with the control token. Returns the text of the response; throws `Refused` for an error response. */
async function ask(method, path, body) {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(path, { method, headers, body });
  const text = await response.text();
  if (!response.ok) {
    let message = text;
    try {
      message = JSON.parse(text).message;
    } catch {}
    throw new Refused(response.status, message || `status ${response.status}`);
  }
  return text;
}

async function call(method, path, body) {
  const text = await ask(method, path, body);
  return text === "" ? null : JSON.parse(text);
}

function say(text, bad = false) {
  at("message").textContent = text;
  at("message").className = bad ? "bad" : "";
}

/** Runs `work` and shows its error. If the control token is wrong, asks the user for another token. */
async function attempt(work) {
  try {
    await work();
    say("");
  } catch (error) {
    if (error.status === 401) {
      forget();
      say("The server did not accept this token.", true);
    } else {
      say(error.status ? error.message : "The server does not respond.", true);
    }
  }
}

function forget() {
  token = null;
  sessionStorage.removeItem(kept);
  show();
}

function show() {
  at("entry").hidden = token !== null;
  at("board").hidden = at("leave").hidden = token === null;
  if (token === null) at("token").focus();
}

/** Shows the view that the URL's fragment names. */
function turn() {
  const named = location.hash.slice(1);
  view = Object.hasOwn(VIEWS, named) ? named : "overview";
  for (const name of Object.keys(VIEWS)) at(name).hidden = name !== view;
  for (const link of at("views").children) {
    if (link.hash === `#${view}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

const shown = (value) => JSON.stringify(value, null, 2);
const moment = (text) => text.replace("T", " ");

/** A value that the user can expand. It stays expanded when the page is drawn again. */
function opened(key, title, value) {
  const details = el("details", [el("summary", title), el("pre", shown(value))], { "data-key": key });
  if (document.querySelector(`details[open][data-key="${key}"]`)) details.open = true;
  return details;
}

/** Draws the rows of a table. If an entry or a button of the table has the focus, it keeps the focus. */
function rows(id, made) {
  const focused = document.activeElement?.closest?.("[data-key]")?.dataset.key;
  at(id).replaceChildren(...made);
  if (!focused) return;
  const again = [...at(id).querySelectorAll("[data-key]")].find((element) => element.dataset.key === focused);
  (again?.querySelector("summary") ?? again)?.focus();
}

/** Creates a table of differences. */
function differences({ differences: found, more }) {
  const side = (value) => el("td", value === null || value === undefined ? "" : shown(value), { class: "long" });
  const head = ["Path", "Before", "After"].map((name) => el("th", name, { scope: "col" }));
  const made = found.map(({ path, before, after }) => el("tr", [el("td", path, { class: "long" }), side(before), side(after)]));
  const table = el("table", [el("thead", el("tr", head)), el("tbody", made)]);
  return more ? [table, el("p", "More differences are not shown.", { class: "soft" })] : [table];
}

/** The number of differences, in words. */
const counted = ({ differences: found, more }) =>
  more ? `More than ${found.length} differences.` : found.length === 1 ? "1 difference." : `${found.length} differences.`;

/** Shows the page's section `id` under the heading `title`, and moves the focus to the heading. */
function reveal(id, title) {
  at(`${id}-title`).textContent = title;
  at(id).hidden = false;
  at(`${id}-title`).focus();
}

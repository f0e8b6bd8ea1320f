/** The fields that can be columns of the table of records. A column is shown if at least one record has the field. */
const COLUMNS = ["id", "nome", "titulo", "cliente", "id_cliente", "id_plano", "data", "agendamento_data", "valor_venda", "valor", "parcela_status", "status", "tipo", "uf"];
/** The read-only reference lists, whose records have no history. */
const LISTS = ["cnae", "service_list_item", "municipality"];
let search = { table: "sale", query: "", offset: 0 };

/** The query string for a page of records: the query that the user typed, percent-encoded, with limit and offset. A typed limit is kept. */
function paged({ query, offset }) {
  const typed = query.trim().replace(/^\?/, "").split("&").filter((part) => part !== "");
  const encoded = typed.map((part) => {
    const [name, ...value] = part.split("=");
    return value.length === 0 ? encodeURIComponent(name) : `${encodeURIComponent(name)}=${encodeURIComponent(value.join("="))}`;
  });
  if (!typed.some((part) => part.startsWith("_limit="))) encoded.push(`_limit=${PAGE}`);
  if (offset > 0) encoded.push(`_offset=${offset}`);
  return encoded.join("&");
}

async function drawRecords() {
  const { table, offset } = search;
  const isListed = table !== "hired_plan";
  const found = await call("GET", `records/${table}?${isListed ? paged(search) : "limit=1000"}`);
  const { count = found.data.length, limit = PAGE } = found.header ?? {};
  const columns = COLUMNS.filter((name) => found.data.some((record) => record[name] !== undefined));
  at("columns").replaceChildren(...columns.map((name) => el("th", name, { scope: "col" })), el("th", "Record", { scope: "col" }));
  rows("rows", found.data.map((record) => el("tr", [
    ...columns.map((name) => el("td", String(record[name] ?? ""), { class: typeof record[name] === "number" ? "number" : "" })),
    el("td", LISTS.includes(table) ? "" : button("Open", `Open ${table} ${record.id}`, () => openRecord(table, record.id))),
  ])));
  const shownTo = offset + found.data.length;
  at("found").textContent = count === 0 ? "No record matches." : `${offset + 1} to ${shownTo} of ${count}.`;
  at("before").disabled = offset === 0;
  at("after").disabled = !isListed || shownTo >= count || found.data.length < limit;
}

async function openRecord(table, id) {
  const found = await call("GET", `records/${table}/${id}`);
  at("record-text").textContent = shown(found.sections ? { ...found.record, ...found.sections } : found.record);
  const item = (content) => el("li", content);
  const list = (name, items, none) => at(name).replaceChildren(...(items.length > 0 ? items : [item(none)]));
  list("record-next", found.next.map((work) => item(`${moment(work.at)}: ${work.kind}`)), "None.");
  const told = (notice) => item(`${notice.operation} at ${moment(notice.created)} to ${notice.url}: ${notice.status}`);
  list("record-notifications", found.notifications.map(told), "None.");
  const entry = (one) => {
    const title = `${moment(one.at)} ${about(one)}, ${one.status ?? "no response"}`;
    return item(opened(`history-${one.ordinal}`, title, one));
  };
  list("record-history", found.history.map(entry), "None among the newest journal entries.");
  reveal("record", `${table.replaceAll("_", " ")} ${id}`);
}

/** Records are drawn only after a search, so that they do not change while somebody reads them. */
VIEWS.records = async () => {};

function turnPage(by) {
  search.offset = Math.max(0, search.offset + by * PAGE);
  attempt(drawRecords);
}

at("search").addEventListener("submit", (event) => {
  event.preventDefault();
  search = { table: at("table").value, query: at("query").value, offset: 0 };
  attempt(drawRecords);
});
at("before").addEventListener("click", () => turnPage(-1));
at("after").addEventListener("click", () => turnPage(1));

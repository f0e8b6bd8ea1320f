async function compareFork(name) {
  const found = await call("GET", `forks/${name}/differences`);
  at("difference-table").replaceChildren(...differences(found));
  reveal("difference", `What changed since ${name}`);
  at("difference-state").textContent = counted(found);
}

async function returnTo(name) {
  if (!confirm(`Go back to ${name}? Later changes are lost, and a new journal begins.`)) return;
  await call("POST", `forks/${name}/restore`);
  await draw();
}

VIEWS.forks = async () => {
  const found = await call("GET", "forks");
  rows("fork-rows", found.map(({ name, now, revision, entries }) => {
    const actions = [
      button("Compare", `Compare ${name} with the current state`, () => compareFork(name)),
      button("Go back", `Go back to ${name}`, () => returnTo(name)),
      button("Remove", `Remove ${name}`, async () => {
        await call("DELETE", `forks/${name}`);
        await draw();
      }),
    ];
    return el("tr", [
      el("td", name, { class: "long" }),
      el("td", moment(now)),
      el("td", String(revision), { class: "number" }),
      el("td", String(entries), { class: "number" }),
      el("td", el("div", actions, { class: "row" })),
    ]);
  }));
};

at("keep").addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(async () => {
    await call("POST", "forks", JSON.stringify({ name: at("name").value }));
    at("keep").reset();
    await draw();
  });
});
at("download").addEventListener("click", () => attempt(async () => {
  const file = new Blob([await ask("GET", "snapshot")], { type: "application/json" });
  const link = el("a", [], { href: URL.createObjectURL(file), download: "snapshot.json" });
  link.click();
  URL.revokeObjectURL(link.href);
}));
at("restore").addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(async () => {
    if (!confirm("Restore this file? The current state is lost.")) return;
    await call("PUT", "snapshot", at("file").files[0]);
    at("restore").reset();
    await draw();
  });
});

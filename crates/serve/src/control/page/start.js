async function open() {
  await draw();
  const plan = await call("GET", "faults");
  at("plan").value = plan === null ? "" : shown(plan);
}

at("enter").addEventListener("submit", (event) => {
  event.preventDefault();
  token = at("token").value.trim();
  at("token").value = "";
  attempt(async () => {
    await call("GET", "state");
    sessionStorage.setItem(kept, token);
    show();
    await open();
  });
});
at("leave").addEventListener("click", forget);
addEventListener("hashchange", () => {
  turn();
  at(view).focus();
  if (token !== null) attempt(draw);
});
setInterval(() => {
  if (token !== null && !document.hidden) attempt(draw);
}, 5_000);

turn();
show();
if (token !== null) attempt(open);

import { render } from "preact";

import { App } from "./app";
import { SettingsProvider } from "./settings";
import "./styles/index.css";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");
render(
  <SettingsProvider>
    <App />
  </SettingsProvider>,
  root,
);

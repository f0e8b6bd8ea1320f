import { fields } from "lastro/forms";

console.log(fields({ entity: "service" }).length > 0 ? "forms" : "none");

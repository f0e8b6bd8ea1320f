import { fields } from "lastro/fields";

console.log(fields({ entity: "service" }).length > 0 ? "forms" : "none");

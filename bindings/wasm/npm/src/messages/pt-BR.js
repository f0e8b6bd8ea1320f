import messages from "../generated/messages/pt-BR.js";
import { fill } from "./fill.js";

export { messages };
export const text = (issue) => fill(issue, messages);
export const errorText = (error) => error.issues.map(text).join("\n");

import * as language from "../generated/messages/pt-BR.js";
import { fill } from "./fill.js";

export const messages = language.default;
export const { words } = language;
export const text = (issue) => fill(issue, language);
export const errorText = (error) => error.issues.map(text).join("\n");

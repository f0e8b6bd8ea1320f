import { RRule } from "rrule";

export const dates = (dtstart, count) =>
  new RRule({ freq: RRule.MONTHLY, dtstart, bymonthday: [28, 29, 30, 31], bysetpos: -1, count }).all();

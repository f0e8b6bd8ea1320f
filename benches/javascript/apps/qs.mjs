import qs from "qs";

export const query = (filters) => qs.stringify(filters);
export const filters = (query) => qs.parse(query);

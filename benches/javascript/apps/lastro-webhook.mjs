import { verify } from "lastro/webhook";

export const genuine = async (body, secret) => (await verify({ body, secret })).verdict === "ok";

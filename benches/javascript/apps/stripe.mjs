import Stripe from "stripe";

const stripe = new Stripe("sk_test_unused");
export const event = (body, header, secret) => stripe.webhooks.constructEventAsync(body, header, secret);

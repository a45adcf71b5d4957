export { type StripeOptions, type StripeStandIn, startStripe } from './src/start-stripe.ts';
export type { Records } from './src/store/records.ts';

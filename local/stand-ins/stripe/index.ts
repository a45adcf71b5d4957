export { type StripeOptions, type StripeStandIn, startStripe } from './src/start-stripe.ts';

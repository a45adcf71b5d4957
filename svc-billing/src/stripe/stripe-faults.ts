import { Problem } from '@sufra/service-kit';
import Stripe from 'stripe';

const { StripeError, StripeConnectionError } = Stripe.errors;

const statusOf = (error: unknown) => (error instanceof StripeError ? error.statusCode : undefined);

/** It cannot be known whether it was done. */
export const isUnanswered = (error: unknown) =>
  error instanceof StripeConnectionError || (error instanceof StripeError && error.statusCode === undefined);

/** The same request is being answered already, for a caller who asked at the same time. */
export const isInHand = (error: unknown) => statusOf(error) === 409;

/** There is no such thing at Stripe, or not any more. */
export const isMissing = (error: unknown, param?: string) =>
  error instanceof StripeError &&
  error.code === 'resource_missing' &&
  (param === undefined || error.param === param);

/** Stripe understood, and refuses. */
export const isRefusal = (error: unknown) => {
  const status = statusOf(error);
  return status === 400 || status === 404 || status === 402;
};

const retryAfter = (error: InstanceType<typeof StripeError>) => {
  const seconds = Number(error.headers?.['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 600) : 5;
};

/** Stripe cannot be reached, is busy, or does not let us in: what the caller hears, or nothing when it is something else. */
export function awayProblem(error: unknown): Problem | undefined {
  if (!(error instanceof StripeError) || isRefusal(error)) return undefined;
  return new Problem('service_unavailable', { retryAfterSeconds: retryAfter(error), cause: error });
}

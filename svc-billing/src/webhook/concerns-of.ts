import { z } from 'zod';

const Reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .optional()
  // Of a type that this service does not know it may be anything.
  .catch(undefined);

/** What is read of an event: which things it is about. What it says of them may be old by now, and is not used. */
export const StripeEvent = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(200),
  livemode: z.boolean(),
  /** Of an event of another account. */
  account: z.string().nullish(),
  data: z.object({
    object: z.object({
      id: z.string().optional().catch(undefined),
      customer: Reference,
      charge: Reference,
    }),
  }),
});
export type StripeEvent = z.infer<typeof StripeEvent>;

export interface Concerns {
  customerId?: string | undefined;
  invoiceId?: string | undefined;
  chargeId?: string | undefined;
}

type About = StripeEvent['data']['object'];

const readers: [pattern: RegExp, read: (about: About) => Concerns][] = [
  [/^checkout\.session\./, ({ customer }) => ({ customerId: customer })],
  [/^customer\.subscription\./, ({ customer }) => ({ customerId: customer })],
  [/^customer\.deleted$/, ({ id }) => ({ customerId: id })],
  [/^invoice\./, ({ customer, id }) => ({ customerId: customer, invoiceId: id })],
  [/^charge\.refunded$/, ({ id }) => ({ chargeId: id })],
  [/^(charge\.(dispute|refund)|refund)\./, ({ charge }) => ({ chargeId: charge })],
];

/** Nothing for a type that this service does not wait for. */
export function concernsOf({ type, data }: StripeEvent): Concerns | undefined {
  const concerns = readers.find(([pattern]) => pattern.test(type))?.[1](data.object);
  return concerns?.customerId || concerns?.chargeId ? concerns : undefined;
}

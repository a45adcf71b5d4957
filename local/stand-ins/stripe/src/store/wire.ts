import type Stripe from 'stripe';

/** A type of the SDK as it travels: decimals are text until the SDK has read them. */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends string
    ? T
    : T extends (infer One)[]
      ? Wire<One>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T;

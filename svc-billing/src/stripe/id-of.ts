/** Stripe gives a thing it was asked to expand, and its id otherwise. */
export const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

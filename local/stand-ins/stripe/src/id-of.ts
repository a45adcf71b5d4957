/** What is kept refers to other things by their ids; the SDK's types also allow the things themselves. */
export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

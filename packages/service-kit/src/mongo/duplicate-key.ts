/** Not by `instanceof MongoServerError`: two copies of the driver, or Jest's realms, have two of that class. */
export const isDuplicateKey = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 11000;

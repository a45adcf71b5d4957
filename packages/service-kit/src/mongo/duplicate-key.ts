const keyOf = (error: object) =>
  'keyPattern' in error && typeof error.keyPattern === 'object' ? (error.keyPattern ?? {}) : {};

/**
 * Whether a value is taken that may be there once, of one field where that is named. Not by `instanceof MongoServerError`:
 * two copies of the driver, or Jest's realms, have two of that class.
 */
export const isDuplicateKey = (error: unknown, field?: string) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 11000 &&
  (field === undefined || field in keyOf(error));

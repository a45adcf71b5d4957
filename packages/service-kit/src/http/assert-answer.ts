import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** In tests and in local mode: an answer says what its contract says, and not a field more. */
export function assertAnswer(contract: z.ZodType, answer: unknown) {
  const onTheWire: unknown = JSON.parse(JSON.stringify(answer));
  const agreed = contract.parse(onTheWire);
  if (!isDeepStrictEqual(agreed, onTheWire)) throw new Error('An answer holds more than its contract says');
}

import type { Store } from '../store/open-store.ts';
import { StripeProblem } from '../stripe-problem.ts';

export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

interface Question {
  key: string;
  endpoint: string;
  parameters: string;
  request: string;
}

const maxKeyLength = 255;

/** The answer that this key has had already; another question under the same key is refused. */
export function earlierAnswer(store: Store, { key, endpoint, parameters }: Question): Answer | undefined {
  if (key.length > maxKeyLength)
    throw new StripeProblem(400, 'Idempotency keys may be at most 255 characters long.', {
      type: 'idempotency_error',
    });
  const kept = store.get('keptAnswer', key);
  if (!kept) return undefined;
  if (kept.endpoint !== endpoint)
    throw new StripeProblem(
      400,
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' from '${kept.endpoint}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  if (kept.parameters !== parameters)
    throw new StripeProblem(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  return {
    status: kept.status,
    body: kept.body,
    headers: { 'idempotent-replayed': 'true', 'original-request': kept.request },
  };
}

export const keyInUse = (key: string) =>
  new StripeProblem(
    409,
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    { type: 'idempotency_error', code: 'idempotency_key_in_use' },
  );

export function keepAnswer(
  store: Store,
  { key, endpoint, parameters, request }: Question,
  { status, body }: Answer,
): void {
  store.put('keptAnswer', { id: key, endpoint, parameters, request, status, body, at: Date.now() });
}

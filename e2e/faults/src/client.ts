import type { Operations, Outcome } from './operations.ts';

interface Ask {
  method?: string;
  token?: string | undefined;
  body?: object | FormData;
  headers?: Record<string, string>;
}

interface Told {
  outcome: Outcome;
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what the product answers is looked at field by field
  body: any;
}

/** A refusal of the product's own says that nothing was done; what is cut or comes too late says nothing. */
const outcomeOf = (status: number): Outcome => {
  if (status < 300) return 'ok';
  return status < 500 || status === 503 ? 'failed' : 'unknown';
};

const patienceMs = 40_000;

/** One client of the product, which writes down each operation and what it was told. */
export function openClient(origin: string, operations: Operations) {
  async function ask(path: string, { method = 'GET', token, body, headers = {} }: Ask = {}): Promise<Told> {
    try {
      const isForm = body instanceof FormData;
      const answer = await fetch(`${origin}/api/v1${path}`, {
        method,
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      return { outcome: outcomeOf(answer.status), status: answer.status, body: parsed(text) };
    } catch {
      return { outcome: 'unknown', status: 0, body: undefined };
    }
  }

  async function record(what: string, subject: string, asked: Promise<Told>): Promise<Told> {
    const told = await asked;
    operations.add({ what, subject, outcome: told.outcome });
    return told;
  }
  return { ask, record };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type Client = ReturnType<typeof openClient>;

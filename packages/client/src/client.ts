import { ApiProblem } from './api-problem.ts';
import { addressOf, bodyOf } from './build-request.ts';
import type { AnswerOf, CallTable, Rest } from './call-types.ts';

export type Token = string | undefined;

export interface ClientOptions {
  /** Where the site is: `https://sufra.example`. */
  origin: string;
  /** The token of a signed-in member, or what gives the present one before each call. */
  token?: Token | (() => Token | Promise<Token>);
  /** How long a call may take before it is given up; a minute unless told. */
  timeoutMs?: number;
  /** In place of the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

export interface Client<Calls> {
  /** Answers what the API answers; throws `ApiProblem` when it refuses, and what `fetch` throws when there is no answer. */
  call<Key extends keyof Calls & string>(key: Key, ...rest: Rest<Calls[Key]>): Promise<AnswerOf<Calls[Key]>>;
}

interface AnyOptions {
  params?: object;
  query?: object;
  body?: unknown;
  form?: object;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

async function readAnswer(response: Response): Promise<unknown> {
  const isJson = /[/+]json\b/i.test(response.headers.get('content-type') ?? '');
  if (response.ok) return isJson ? await response.json() : await response.blob();
  const text = await response.text();
  let body: unknown;
  try {
    body = isJson ? JSON.parse(text) : undefined;
  } catch {
    // Cut off on its way: the status alone counts.
  }
  throw new ApiProblem(response, body);
}

/** A client of the calls that stand below `prefix`. */
export function clientFor<Calls extends CallTable<Calls>>(
  prefix: string,
  { origin, token, timeoutMs = 60_000, fetch = globalThis.fetch }: ClientOptions,
): Client<Calls> {
  const base = new URL(origin).origin + prefix;
  return {
    call: async <Key extends keyof Calls & string>(key: Key, ...rest: Rest<Calls[Key]>) => {
      const [options = {}]: (AnyOptions | undefined)[] = rest;
      const { method, url } = addressOf(base, key, options);
      const { body, type } = bodyOf(options);
      const headers = new Headers({ accept: 'application/json', ...options.headers });
      if (type) headers.set('content-type', type);
      const present = typeof token === 'function' ? await token() : token;
      if (present) headers.set('authorization', `Bearer ${present}`);
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
      const response = await fetch(url, { method, headers, body: body ?? null, signal });
      // A parsed edge: what the description promises of this call.
      return (await readAnswer(response)) as AnswerOf<Calls[Key]>;
    },
  };
}

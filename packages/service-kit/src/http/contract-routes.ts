import type { AnswerOf, ApiKey, api, ParsedBody, ParsedParams, ParsedQuery } from '@sufra/contracts';
import type { Caller } from '../access/caller.ts';
import type { Exchange } from './exchange.ts';

type CallerOf<K extends ApiKey> = (typeof api)[K]['access'] extends 'public' ? null : Caller;

export interface Input<K extends ApiKey> {
  body: ParsedBody<K>;
  query: ParsedQuery<K>;
  params: ParsedParams<K>;
  caller: CallerOf<K>;
}

export type Handler<K extends ApiKey> = (
  input: Input<K>,
  exchange: Exchange,
) => Promise<AnswerOf<K>> | AnswerOf<K>;

export type Routes = { [K in ApiKey]?: Handler<K> };

/** Binds calls of the contract to use cases; method, path, access, schemas and status come from the contract. */
export const routes = (handlers: Routes): Routes => handlers;

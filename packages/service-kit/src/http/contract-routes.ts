import type { AnswerOf, ApiKey, api, ParsedBody, ParsedParams, ParsedQuery } from '@sufra/contracts';
import type { Caller } from './caller.ts';
import type { ContentAnswer } from './content-answer.ts';
import type { Exchange } from './exchange.ts';
import type { UploadedFile } from './read-form.ts';

type CallerOf<K extends ApiKey> = (typeof api)[K]['access'] extends 'public' ? null : Caller;

type WithFile<K extends ApiKey> = (typeof api)[K] extends { takes: 'form' }
  ? { file: UploadedFile | undefined }
  : unknown;

export type Input<K extends ApiKey> = {
  body: ParsedBody<K>;
  query: ParsedQuery<K>;
  params: ParsedParams<K>;
  caller: CallerOf<K>;
} & WithFile<K>;

type Given<K extends ApiKey> = (typeof api)[K] extends { gives: 'content' } ? ContentAnswer : AnswerOf<K>;

export type Handler<K extends ApiKey> = (input: Input<K>, exchange: Exchange) => Promise<Given<K>> | Given<K>;

export type Routes = { [K in ApiKey]?: Handler<K> };

/** Binds calls of the contract to use cases; method, path, access, schemas and status come from the contract. */
export const routes = (handlers: Routes): Routes => handlers;

type Refusal<K extends ApiKey> = (
  tried: { params: ParsedParams<K>; caller: Caller },
  exchange: Exchange,
) => Promise<void>;

export type Refusals = { [K in ApiKey]?: Refusal<K> };

/** What is done before a member is answered that a call is not for their role. */
export const refusals = (handlers: Refusals): Refusals => handlers;

import type { GenerateDeps } from '../generation/generate-recipe.ts';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import type { FetchPage } from './fetching/fetch-page.ts';

/** Work of its own kind waits in a queue of its own: a page that stalls holds up no other call. */
export type InQueue = <T>(work: () => Promise<T>) => Promise<T>;

export interface ImportDeps extends Omit<GenerateDeps, 'noteDraft' | 'maxCalls' | 'eatersWith'> {
  fetchPage: FetchPage;
  inQueue: InQueue;
  allowances: AllowanceModel;
  /** Tries of one member, whatever comes of them. */
  countTry: (memberId: string) => Promise<unknown>;
}

export interface Asking {
  memberId: string;
  ip: string;
  signal: AbortSignal;
}

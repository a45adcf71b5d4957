import type { WaitingWrite } from './waiting-store.ts';

/** A call that may wait for the net: what it shows at once, and whose answer it changes. */
export interface Replayable {
  method: string;
  /** Below the API's prefix; its first group is the recipe. */
  path: RegExp;
  what: WaitingWrite['what'];
  /** The kept answer that this one's is made of. */
  readsFrom(path: string): string;
  /** The same answer once the change is carried out. */
  shownIn(answer: unknown, write: Pick<WaitingWrite, 'path' | 'method' | 'body' | 'base'>): unknown;
  /** What the call itself answers, where that is not the kept answer with the change in it. */
  answers?(shown: unknown, path: string): unknown;
  /** A later one takes the place of one that waits: what it then holds. */
  replaces?(former: unknown, latter: unknown): unknown;
}

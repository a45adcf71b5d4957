import { session } from '@sufra/web-kit';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../remembered/browser-storage.ts';
import {
  changeRequest,
  emptyRequest,
  type RecipeRequest,
  type RequestChange,
  readRequest,
} from './recipe-request.ts';
import { readUsual, rememberUsual } from './usual-choices.ts';

interface Stored {
  /** Who typed it; null for a visitor, whose words go along into an account. */
  owner: string | null;
  request: RecipeRequest;
}

const key = 'sufra:recipe-request';
const listeners = new Set<() => void>();
const nothing: Stored = { owner: null, request: emptyRequest };

let text: string | undefined;
let known = nothing;
/** Stays theirs when their session runs out, and is gone once they sign out. */
let member: string | null = session.get().user?._id ?? null;

function read(): Stored {
  // A parsed edge. A visit begins with what was chosen on the one before.
  const stored = (readStored('sessionStorage', key) ?? readUsual()) as Partial<Stored> | undefined;
  const now = JSON.stringify(stored);
  // The same object for as long as nothing has changed: React compares by identity.
  if (now === text) return known;
  text = now;
  const owner = typeof stored?.owner === 'string' ? stored.owner : null;
  known = { owner, request: readRequest(stored?.request) };
  return known;
}

function write(next: Stored) {
  // Where the browser remembers nothing, this page does.
  if (!writeStored('sessionStorage', key, next)) known = next;
  rememberUsual(next);
  for (const listener of listeners) listener();
}

function get(): RecipeRequest {
  const { owner, request } = read();
  return owner === null || owner === member ? request : emptyRequest;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is typed outlasts errors, a sign-in, another page and a reload; it goes with the member who typed it. */
export const requestStore = {
  get,
  change: (change: RequestChange) => write({ owner: member, request: changeRequest(get(), change) }),
};

export const useRecipeRequest = () => useSyncExternalStore(subscribe, get, get);

session.subscribe(() => {
  const state = session.get();
  if (state.status === 'signed-in' && state.user._id !== member) {
    member = state.user._id;
    write({ owner: member, request: get() });
  }
  if (state.status === 'signed-out' && state.onPurpose && member !== null) {
    member = null;
    write(nothing);
  }
});

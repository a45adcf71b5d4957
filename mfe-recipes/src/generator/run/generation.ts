import type { GenerationBody, Recipe } from '@sufra/contracts';
import { ApiError, callForEvents, holdPage, whenMemberLeaves } from '@sufra/web-kit';
import { useSyncExternalStore } from 'react';
import { isRefusal, Refused } from '../problem/refused.ts';
import { type Draft, emptyDraft, growDraft } from './draft.ts';
import { forgetKey, keyOf } from './request-key.ts';

export type Generation =
  | { status: 'idle' }
  | { status: 'stopped' }
  | { status: 'running'; draft: Draft }
  | { status: 'failed'; error: unknown; body: GenerationBody }
  | { status: 'done'; recipe: Recipe; unmet: readonly string[]; asWritten?: readonly string[] | undefined };

// The kitchen may be silent for as long as it may take for one recipe, and ends by itself then.
const idleTimeout = 55_000;

const idle: Generation = { status: 'idle' };
const listeners = new Set<() => void>();
let generation: Generation = idle;
let stop = new AbortController();
let release = () => {};

function show(next: Generation) {
  // What it has come to is in this page alone until its reader has seen it.
  if (generation.status === 'idle') release = holdPage();
  if (next.status === 'idle') release();
  generation = next;
  for (const listener of listeners) listener();
}

interface Start {
  /** What is sent, of what was asked for. */
  complete: (body: GenerationBody) => Promise<GenerationBody>;
  onRecipe: (recipe: Recipe) => Promise<void>;
}

async function start(body: GenerationBody, { complete, onRecipe }: Start) {
  if (generation.status === 'running') return;
  const own = new AbortController();
  stop = own;
  let draft = emptyDraft;
  const grow = (next: Draft) => {
    draft = next;
    if (stop === own) show({ status: 'running', draft });
  };
  grow(draft);
  try {
    const whole = await complete(body);
    const { unmet = [], ...answer } = await callForEvents('POST /recipes/generate-openai', {
      body: whole,
      idempotencyKey: keyOf(whole),
      signal: own.signal,
      idleTimeout,
      onNews: news => grow(growDraft(draft, news)),
    });
    if (stop !== own) return;
    forgetKey();
    await onRecipe(answer.recipe);
    if (stop === own) show({ status: 'done', unmet, ...answer });
  } catch (error) {
    // What shows a refusal is there when it is told of, and takes the focus.
    if (isRefusal(error)) await Refused.preload();
    if (stop !== own) return;
    // These words were used before with others; the next try is a new request.
    if (error instanceof ApiError && error.code === 'idempotency_conflict') forgetKey();
    show(own.signal.aborted ? { status: 'stopped' } : { status: 'failed', error, body });
  }
}

/** The kitchen hears of it, and gives the generation back. */
const cancel = () => stop.abort();

/** What the last one came to has been seen. */
function dismiss() {
  if (generation.status !== 'running' && generation.status !== 'idle') show(idle);
}

/** The one generation of this page. It goes on while its reader looks at another page. */
export const generationStore = { start, cancel, dismiss };

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const get = () => generation;

export const useGeneration = () => useSyncExternalStore(subscribe, get, get);

whenMemberLeaves(() => {
  cancel();
  stop = new AbortController();
  forgetKey();
  show(idle);
});

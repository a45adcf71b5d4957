import type { RecipeHalal, School } from '@sufra/contracts';
import { type Log, Problem } from '@sufra/service-kit';
import type { Avoided } from './check/avoided-in.ts';
import type { WrittenRecipe } from './check/written-recipe.ts';
import type { Deadline } from './deadline.ts';
import { type Draft, type DraftDeps, draftRecipe } from './draft-recipe.ts';
import { describeFailure, type FailedDraft, reasonFor, refusalFor, replyTo } from './failed-draft.ts';
import { notFood } from './not-food.ts';
import { pause } from './pause.ts';
import { firstMessages } from './prompts.ts';
import type { RecipeRequest } from './request/read-request.ts';
import type { Show } from './stream-draft.ts';

export interface WriteDeps extends DraftDeps {
  log: Log;
  /** Calls to the model for one recipe, whatever they are for. */
  maxCalls: number;
  noteDraft: (draft: Draft) => void;
}

interface Write {
  request: RecipeRequest;
  /** That the member follows. */
  school: School | null;
  /** What others avoid who eat as well, and the member must not read. */
  unsaid: Avoided;
  /** The caller is gone, or this service stops. */
  signal: AbortSignal;
  deadline: Deadline;
  show: Show;
  /** The model has begun to write, which costs. */
  onWritten(): void;
}

export interface Written {
  recipe: WrittenRecipe;
  halal: RecipeHalal;
  /** Of the guard that judged it. */
  guardVersion: string;
  modelName: string;
}

/** A server that is busy is asked once more, a form that is wrong is mended once. */
const mostOf = {
  'no answer': 2,
  malformed: 2,
  foreign: 2,
  haram: Infinity,
  avoided: Infinity,
  unsafe: Infinity,
  careless: Infinity,
};
const pauseMs = 400;

/** Asks until there is a recipe that passes every check, within so many calls and one deadline. */
export async function writeRecipe(deps: WriteDeps, asked: Write): Promise<Written> {
  try {
    return await writeInTime(deps, asked);
  } catch (error) {
    if (error instanceof Problem) throw error;
    asked.signal.throwIfAborted();
    if (asked.deadline.signal.aborted) throw new Problem('generator_timeout', { cause: error });
    throw error;
  }
}

async function writeInTime(deps: WriteDeps, asked: Write): Promise<Written> {
  const { request, signal, deadline, show, onWritten } = asked;
  const until = AbortSignal.any([signal, deadline.signal]);
  const { avoid, diets, servingSize } = request.options;
  const wish = request.mode === 'prompt' ? request.userPrompt : '';
  const { language } = request;
  const { school, unsaid } = asked;
  const first = firstMessages(request, { school, unsaid });
  const failed: FailedDraft['outcome'][] = [];
  let messages = first;
  for (let call = 1; ; call += 1) {
    const draft = await draftRecipe(deps, {
      messages,
      avoiding: { avoid, diets, unsaid },
      servingSize,
      language,
      wish,
      signal: until,
      show,
      onWritten,
    });
    deps.noteDraft(draft);
    const { outcome } = draft;
    // A careless recipe is asked for better once; then it is taken as it is.
    const isTaken = outcome === 'careless' && (failed.includes('careless') || call >= deps.maxCalls);
    if (outcome === 'good' || isTaken) {
      const { recipe, halal, modelName } = draft;
      return { recipe, halal, guardVersion: deps.guard.version, modelName };
    }
    if (outcome === 'not food') throw notFood(draft);
    deps.log.warn({ call, outcome, ...describeFailure(draft) }, 'a draft gave no recipe');
    failed.push(outcome);
    const isOften = failed.filter(one => one === outcome).length >= mostOf[outcome];
    if (call >= deps.maxCalls || isOften) throw refusalFor(draft);
    if (outcome === 'no answer') {
      const { failure } = draft;
      const ms = failure.retryAfterMs ?? pauseMs * (1 + Math.random());
      if (failure.kind === 'broken' || ms >= deadline.msLeft()) throw refusalFor(draft);
      await pause(ms, until);
    } else messages = [...first, ...replyTo(draft, language)];
    show({ event: 'progress', data: { stage: 'again', reason: reasonFor[outcome] } });
  }
}

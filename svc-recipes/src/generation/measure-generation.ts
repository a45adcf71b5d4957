import { isCallerLeft, type Metrics, Problem } from '@sufra/service-kit';
import type { Draft } from './draft-recipe.ts';
import type { Model } from './model/open-model.ts';
import { ownTime } from './own-time.ts';

const outcomeOf = (error: unknown) => {
  if (error instanceof Problem) return error.code;
  return isCallerLeft(error) ? 'caller_left' : 'internal_error';
};

const verdictOf = (draft: Draft) => {
  if (draft.outcome === 'good' || draft.outcome === 'careless') return draft.halal.verdict;
  return draft.outcome === 'haram' ? 'haram' : 'none';
};

/** Generations by how they ended (a refusal by its code, those of the quotas among them), and what was written on the way. */
export function generationMetrics({ counter, duration }: Pick<Metrics, 'counter' | 'duration'>) {
  const generations = counter({
    name: 'sufra_generations_total',
    help: 'Generations that were asked for, by how they ended',
    labels: ['outcome'],
  });
  const ownSeconds = duration({
    name: 'sufra_generation_own_seconds',
    help: 'How long a recipe took beside its model',
    labels: [],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  });
  const drafts = counter({
    name: 'sufra_drafts_total',
    help: 'Answers of the model by what was wrong with them, and the verdict',
    labels: ['outcome', 'verdict'],
  });

  return {
    noteDraft: (draft: Draft) =>
      drafts.inc({ outcome: draft.outcome.replace(' ', '_'), verdict: verdictOf(draft) }),
    async measured<T>(model: Model, generate: (model: Model) => Promise<T>): Promise<T> {
      const time = ownTime(model);
      try {
        const generated = await generate(time.model);
        // Asked once more with the same key, a recipe of before is answered.
        const isWritten = time.calls() > 0;
        generations.inc({ outcome: isWritten ? 'written' : 'repeated' });
        if (isWritten) ownSeconds.observe(time.seconds());
        return generated;
      } catch (error) {
        generations.inc({ outcome: outcomeOf(error) });
        throw error;
      }
    },
  };
}

export type GenerationMetrics = ReturnType<typeof generationMetrics>;

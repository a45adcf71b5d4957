import type { GenerationBody } from '@sufra/contracts';
import { Notice, useFocusAfterRemoval } from '@sufra/web-kit';
import { useEffect } from 'react';
import { useNewRecipes } from '../../recipe/api/use-new-recipes.ts';
import { t } from '../../texts/text.ts';
import { GenerationProblem } from '../problem/generation-problem.tsx';
import { fieldProblemsOf } from '../request/field-problems-of.ts';
import { fillInAgain } from '../request/fill-in-again.ts';
import { type Generation, generationStore } from '../run/generation.ts';
import { DraftSheet } from './draft-sheet.tsx';
import { Newest, ReadyRecipe } from './newest.tsx';
import styles from './result.module.css';
import { useAttention } from './use-attention.ts';

interface ResultProps {
  generation: Generation;
  headingLevel: 'h2' | 'h3' | 'h4';
  /** Asks for a recipe. */
  onWrite: (body: GenerationBody) => void;
}

/** Beside the form: the recipe that is being written, why there is none, the newest one, or what there will be. */
export function Result({ generation, headingLevel, onWrite }: ResultProps) {
  const { data: recipes = [] } = useNewRecipes();
  const place = useFocusAfterRemoval(recipes.length);
  useAttention(place, generation.status);

  useEffect(() => {
    if (generation.status === 'running') void ReadyRecipe.preload();
  }, [generation.status]);

  const toForm = () => {
    const field = 'body' in generation && generation.body.userPrompt ? 'prompt' : 'ingredients';
    const form = place.current?.closest('#generator');
    generationStore.dismiss();
    form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };

  return (
    <div ref={place} tabIndex={-1} className={styles.place} aria-busy={generation.status === 'running'}>
      {generation.status === 'stopped' && <Notice>{t('generator.stopped')}</Notice>}
      {generation.status === 'running' ? (
        <DraftSheet draft={generation.draft} headingLevel={headingLevel} onCancel={generationStore.cancel} />
      ) : hasAnswer(generation) ? (
        <GenerationProblem
          key={JSON.stringify(generation.body)}
          error={generation.error}
          body={generation.body}
          headingLevel={headingLevel}
          onWrite={body => {
            fillInAgain(body);
            onWrite(body);
          }}
          onChange={toForm}
        />
      ) : (
        <Newest generation={generation} headingLevel={headingLevel} />
      )}
    </div>
  );
}

/** What is wrong with a field is said at the field. */
const hasAnswer = (generation: Generation): generation is Extract<Generation, { status: 'failed' }> =>
  generation.status === 'failed' && Object.keys(fieldProblemsOf(generation.error)).length === 0;

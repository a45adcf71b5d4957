import { Notice, useFocusAfterRemoval } from '@sufra/web-kit';
import { useNewRecipes } from '../../recipe/api/use-new-recipes.ts';
import { type Generation, generationStore } from '../run/generation.ts';
import { DraftSheet } from './draft-sheet.tsx';
import { Newest } from './newest.tsx';
import styles from './result.module.css';
import { useAttention } from './use-attention.ts';

interface ResultProps {
  generation: Generation;
  headingLevel: 'h2' | 'h3' | 'h4';
}

/** Beside the form: the recipe that is being written, or the newest one, or what there will be. */
export function Result({ generation, headingLevel }: ResultProps) {
  const { data: recipes = [] } = useNewRecipes();
  const place = useFocusAfterRemoval(recipes.length);
  useAttention(place, generation.status);

  return (
    <div ref={place} tabIndex={-1} className={styles.place} aria-busy={generation.status === 'running'}>
      {generation.status === 'stopped' && (
        <Notice>Stopped. It does not count, and your request is still there.</Notice>
      )}
      {generation.status === 'running' ? (
        <DraftSheet draft={generation.draft} headingLevel={headingLevel} onCancel={generationStore.cancel} />
      ) : (
        <Newest headingLevel={headingLevel} />
      )}
    </div>
  );
}

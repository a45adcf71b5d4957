import {
  Button,
  Dialog,
  foundInWords,
  Loading,
  LoadMore,
  SearchField,
  Skeleton,
  totalFound,
} from '@sufra/web-kit';
import { useState } from 'react';
import { NotHalalMark } from '../../recipe/not-halal-mark.tsx';
import { type SlotId, slotName } from '../slots.ts';
import styles from './choose.module.css';
import { useFoundRecipes } from './use-found-recipes.ts';

interface ChooseRecipeProps {
  slot: SlotId;
  onChoose: (recipeId: string) => void;
  onClose: () => void;
}

/** Which of the saved recipes is for a meal. */
export function ChooseRecipe({ slot, onChoose, onClose }: ChooseRecipeProps) {
  const [words, setWords] = useState('');
  const { pages, counts, recipes } = useFoundRecipes(words);

  return (
    <Dialog open onOpenChange={open => !open && onClose()} title={slotName(slot)}>
      <SearchField
        label="Find a recipe"
        placeholder="A title, an ingredient, a tag"
        words={words}
        onChange={setWords}
        count={counts && `${foundInWords(counts)} of ${counts.all}`}
      />
      <div className={styles.found}>
        {recipes?.length === 0 && (
          <div className={styles.none}>
            <p>No recipe has all of these words. Try fewer, or others.</p>
            <Button tone="quiet" onClick={() => setWords('')}>
              Clear search
            </Button>
          </div>
        )}
        {recipes && recipes.length > 0 && (
          <ul className={styles.recipes}>
            {recipes.map(recipe => (
              <li key={recipe._id}>
                <button type="button" className={styles.recipe} onClick={() => onChoose(recipe._id)}>
                  <bdi>{recipe.title}</bdi>
                  {recipe.tags?.length > 0 && <small>{recipe.tags.slice(0, 3).join(' · ')}</small>}
                  <NotHalalMark recipe={recipe} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {recipes && (
          <LoadMore
            key={words}
            pages={pages}
            shown={recipes.length}
            total={totalFound(counts)}
            noun="recipes"
          />
        )}
        {!recipes && <Waiting pages={pages} />}
      </div>
    </Dialog>
  );
}

const Waiting = ({ pages }: { pages: ReturnType<typeof useFoundRecipes>['pages'] }) =>
  pages.isError ? (
    <div className={styles.none}>
      <p role="alert">Your recipes cannot be shown right now.</p>
      <Button tone="quiet" busy={pages.isFetching} onClick={() => void pages.refetch()}>
        Try again
      </Button>
    </div>
  ) : (
    <Loading label="Loading your recipes">
      <Skeleton lines={6} />
    </Loading>
  );

import type { Recipe } from '@sufra/contracts';
import { Button, Dialog, matchesWords, SearchField } from '@sufra/web-kit';
import { useDeferredValue, useState } from 'react';
import { NotHalalMark } from '../../recipe/not-halal-mark.tsx';
import { type SlotId, slotName } from '../slots.ts';
import styles from './choose.module.css';

interface ChooseRecipeProps {
  slot: SlotId;
  recipes: Recipe[];
  onChoose: (recipeId: string) => void;
  onClose: () => void;
}

const maxShown = 60;

/** Which of the saved recipes is for a meal. */
export function ChooseRecipe({ slot, recipes, onChoose, onClose }: ChooseRecipeProps) {
  const [words, setWords] = useState('');
  const search = useDeferredValue(words);
  const found = recipes.filter(({ title, tags }) => matchesWords(search, [title, ...(tags ?? [])]));

  return (
    <Dialog open onOpenChange={open => !open && onClose()} title={slotName(slot)}>
      <SearchField
        label="Find a recipe"
        placeholder="A word of its title, or a tag"
        words={words}
        onChange={setWords}
        count={`${found.length} of ${recipes.length}`}
      />
      <div className={styles.found}>
        {found.length === 0 ? (
          <div className={styles.none}>
            <p>No recipe has all of these words. Try fewer, or others.</p>
            <Button tone="quiet" onClick={() => setWords('')}>
              Clear search
            </Button>
          </div>
        ) : (
          <ul className={styles.recipes}>
            {found.slice(0, maxShown).map(recipe => (
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
        {found.length > maxShown && (
          <p className={styles.rest}>And {found.length - maxShown} more: search for them.</p>
        )}
      </div>
    </Dialog>
  );
}

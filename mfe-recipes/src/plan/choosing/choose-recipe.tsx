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
import { AvoidedMark } from '../../recipe/avoided-mark.tsx';
import { NotHalalMark } from '../../recipe/not-halal-mark.tsx';
import { recipeListTexts } from '../../texts/recipe-list-texts.ts';
import { t } from '../../texts/text.ts';
import styles from './choose.module.css';
import { useFoundRecipes } from './use-found-recipes.ts';

interface ChooseRecipeProps {
  /** Says what it is chosen for. */
  title: string;
  onChoose: (recipeId: string) => void;
  onClose: () => void;
}

/** Which of the saved recipes is for a meal. */
export function ChooseRecipe({ title, onChoose, onClose }: ChooseRecipeProps) {
  const [words, setWords] = useState('');
  const { pages, counts, recipes } = useFoundRecipes(words);

  return (
    <Dialog open onOpenChange={open => !open && onClose()} title={title}>
      <SearchField
        label={t('plan.find.label')}
        placeholder={t('plan.find.example')}
        words={words}
        onChange={setWords}
        count={counts && t('plan.find.found', { found: foundInWords(counts), all: counts.all })}
      />
      <div className={styles.found}>
        {recipes?.length === 0 && (
          <div className={styles.none}>
            <p>{t('plan.find.none')}</p>
            <Button tone="quiet" onClick={() => setWords('')}>
              {t('plan.find.clear')}
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
                  <AvoidedMark avoided={recipe.avoided} />
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
            texts={recipeListTexts()}
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
      <p role="alert">{t('plan.find.away')}</p>
      <Button tone="quiet" busy={pages.isFetching} onClick={() => void pages.refetch()}>
        {t('plan.again')}
      </Button>
    </div>
  ) : (
    <Loading label={t('plan.find.loading')}>
      <Skeleton lines={6} />
    </Loading>
  );

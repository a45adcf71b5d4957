import { Button, Loading, Notice, part } from '@sufra/web-kit';
import { hasRememberedRecipes } from '../../recipe/api/new-recipes.ts';
import { useNewRecipes } from '../../recipe/api/use-new-recipes.ts';
import { t } from '../../texts/text.ts';
import type { Generation } from '../run/generation.ts';
import type { ReadyRecipeProps } from './ready-recipe.tsx';
import { RecipeSheet } from './recipe-sheet.tsx';
import styles from './result.module.css';
import { SampleRecipe } from './sample-recipe.tsx';

const RecipeOnItsWay = ({ headingLevel }: Pick<ReadyRecipeProps, 'headingLevel'>) => (
  <Loading label={t('generator.newest.loading')}>
    <RecipeSheet language={null} isGrowing headingLevel={headingLevel} />
  </Loading>
);

/** Members alone have one; while it is being written there is time to fetch what shows it. */
export const ReadyRecipe = part<ReadyRecipeProps>(
  () => import('./ready-recipe.tsx').then(module => module.ReadyRecipe),
  RecipeOnItsWay,
);

interface NewestProps {
  generation: Generation;
  headingLevel: 'h2' | 'h3' | 'h4';
}

/** The newest recipe of this visit, or where to begin. */
export function Newest({ generation, headingLevel }: NewestProps) {
  const { data: [newest] = [], isLoading, isError, error, refetch, isFetching } = useNewRecipes();

  if (newest) {
    const isFresh = generation.status === 'done' && generation.recipe._id === newest._id;
    const answer = isFresh ? generation : undefined;
    return <ReadyRecipe key={newest._id} recipe={newest} answer={answer} headingLevel={headingLevel} />;
  }
  if (isLoading && hasRememberedRecipes()) {
    return <RecipeOnItsWay headingLevel={headingLevel} />;
  }
  return (
    <>
      {isError && (
        <Notice tone="danger" title={t('generator.newest.away')}>
          {error.message}
          <Button tone="quiet" busy={isFetching} className={styles.retry} onClick={() => void refetch()}>
            {t('generator.again')}
          </Button>
        </Notice>
      )}
      <SampleRecipe headingLevel={headingLevel} />
    </>
  );
}

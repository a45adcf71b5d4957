import {
  Button,
  CardGrid,
  EmptyState,
  ErrorState,
  LoadMore,
  totalFound,
  useFocusAfterRemoval,
} from '@sufra/web-kit';
import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RecipeCard } from '../../recipe/recipe-card.tsx';
import { recipeListTexts } from '../../texts/recipe-list-texts.ts';
import { t } from '../../texts/text.ts';
import { RecipeFilters } from './recipe-filters.tsx';
import { SavedRecipesSkeleton } from './saved-recipes-skeleton.tsx';
import styles from './searchable-recipes.module.css';
import { ShowAll } from './show-all.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useRecipeFilter } from './use-recipe-filter.ts';
import { useSavedRecipes } from './use-saved-recipes.ts';

// A list of hundreds is drawn again at each letter that is typed; its cards have not changed.
const SteadyCard = memo(RecipeCard);

const atFirst = 12;

export function SearchableRecipes() {
  const { filter, change, clear } = useRecipeFilter();
  const { pages, counts, recipes, list } = useSavedRecipes(filter);
  const field = useRef<HTMLInputElement>(null);
  const isFiltered = Object.values(filter).some(Boolean);

  const clearAll = () => {
    clear();
    field.current?.focus();
  };

  return (
    <>
      {((counts?.all ?? recipes?.length ?? 0) > 1 || isFiltered) && (
        <RecipeFilters filter={filter} onChange={change} counts={counts} field={field} />
      )}
      {!recipes && <NotThere pages={pages} />}
      {recipes && recipes.length > 0 && (
        <FoundRecipes list={list} pages={pages} recipes={recipes} found={totalFound(counts)} />
      )}
      {recipes?.length === 0 && (
        <EmptyState
          headingLevel="h3"
          title={t('dashboard.search.none')}
          action={<Button onClick={clearAll}>{t('dashboard.search.clear')}</Button>}
        >
          {t('dashboard.search.noneWords')}
        </EmptyState>
      )}
    </>
  );
}

type Saved = ReturnType<typeof useSavedRecipes>;

const NotThere = ({ pages }: Pick<Saved, 'pages'>) =>
  pages.isError ? (
    <ErrorState
      headingLevel="h3"
      title={t('dashboard.search.away')}
      error={pages.error}
      onRetry={pages.refetch}
      retrying={pages.isFetching}
    >
      {pages.error.message}
    </ErrorState>
  ) : (
    <SavedRecipesSkeleton isSearchable={false} />
  );

interface FoundRecipesProps {
  pages: Saved['pages'];
  recipes: NonNullable<Saved['recipes']>;
  /** Which list this is: another one begins anew. */
  list: string;
  /** How many there are in all, once it is known. */
  found: number | undefined;
}

/** A dozen, until all are asked for: then each page as its place comes into view. */
function FoundRecipes({ list, pages, recipes, found }: FoundRecipesProps) {
  const isNarrow = useIsNarrow();
  const cards = useFocusAfterRemoval(recipes.length);
  const [asked, setAsked] = useState<string>();
  // Who comes back to a list of several pages had asked for them.
  const isAll =
    asked === list || recipes.length > 2 * atFirst || (recipes.length <= atFirst && !pages.hasNextPage);

  /** The button is gone then: who pressed it by keyboard goes on where the new ones begin. */
  const showAll = () => {
    flushSync(() => setAsked(list));
    cards.current?.querySelectorAll<HTMLElement>('h3 a')[atFirst]?.focus({ preventScroll: true });
  };

  return (
    <div ref={cards} tabIndex={-1} className={styles.found} aria-busy={pages.isPlaceholderData}>
      <CardGrid size="slim" className={isNarrow ? styles.rows : undefined}>
        {(isAll ? recipes : recipes.slice(0, atFirst)).map(recipe => (
          <SteadyCard key={recipe._id} recipe={recipe} isRow={isNarrow} />
        ))}
      </CardGrid>
      {isAll ? (
        <LoadMore key={list} pages={pages} shown={recipes.length} total={found} texts={recipeListTexts()} />
      ) : (
        <ShowAll all={pages.hasNextPage ? found : recipes.length} onShow={showAll} />
      )}
    </div>
  );
}

import { type Recipe, tagKey } from '@sufra/contracts';
import { Button, CardGrid, EmptyState, SearchField, SelectField } from '@sufra/web-kit';
import { Heart } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { RecipeCard } from '../../recipe/recipe-card.tsx';
import { findRecipes } from './find-recipes.ts';
import styles from './searchable-recipes.module.css';
import { ShowAll } from './show-all.tsx';
import { ShowMore } from './show-more.tsx';
import { tagsOf } from './tags-of.ts';
import { useGrowingCount } from './use-growing-count.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useRecipeFilter } from './use-recipe-filter.ts';

// A list of hundreds is drawn again at each letter that is typed; its cards have not changed.
const SteadyCard = memo(RecipeCard);

export function SearchableRecipes({ recipes }: { recipes: Recipe[] }) {
  const { filter, change, clear } = useRecipeFilter();
  const isNarrow = useIsNarrow();
  const field = useRef<HTMLInputElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const tags = useMemo(() => tagsOf(recipes), [recipes]);
  // What is typed shows at once, and the cards follow when there is time.
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => findRecipes(recipes, wanted), [recipes, wanted]);
  const { count, hasAskedForAll, grow } = useGrowingCount(JSON.stringify(wanted));
  const favorites = recipes.filter(({ favorite }) => favorite).length;

  /** The button is gone then: who pressed it by keyboard goes on where the new ones begin. */
  const showAll = () => {
    flushSync(grow);
    cards.current?.querySelectorAll<HTMLElement>('h3 a')[count]?.focus({ preventScroll: true });
  };

  const clearAll = () => {
    clear();
    field.current?.focus();
  };

  return (
    <>
      {recipes.length > 1 && (
        <div className={styles.filters}>
          <SearchField
            ref={field}
            label="Search your recipes"
            placeholder="A title, an ingredient, a tag"
            words={filter.words}
            onChange={words => change({ words })}
            count={countOf(found.length, recipes.length)}
          />
          <div className={styles.choices}>
            {tags.length > 0 && (
              <SelectField
                label="Tag"
                value={tags.find(({ key }) => key === tagKey(filter.tag))?.tag ?? filter.tag}
                onChange={event => change({ tag: event.target.value })}
                options={[
                  { value: '', label: 'All tags' },
                  ...tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })),
                ]}
              />
            )}
            <Button
              tone="quiet"
              className={styles.favorites}
              aria-pressed={filter.favorites}
              onClick={() => change({ favorites: !filter.favorites })}
            >
              <Heart aria-hidden="true" />
              Favourites ({favorites})
            </Button>
          </div>
        </div>
      )}
      {found.length > 0 ? (
        <div ref={cards}>
          <CardGrid size="slim" className={isNarrow ? styles.rows : undefined}>
            {found.slice(0, count).map(recipe => (
              <SteadyCard key={recipe._id} recipe={recipe} isRow={isNarrow} />
            ))}
          </CardGrid>
          {found.length > count &&
            (hasAskedForAll ? (
              <ShowMore left={found.length - count} onMore={grow} />
            ) : (
              <ShowAll all={found.length} onShow={showAll} />
            ))}
        </div>
      ) : (
        <EmptyState
          headingLevel="h3"
          title="No recipes found"
          action={<Button onClick={clearAll}>Clear search</Button>}
        >
          None of your saved recipes has all of this. Try fewer words, or another tag.
        </EmptyState>
      )}
    </>
  );
}

const countOf = (found: number, all: number) =>
  found === all ? `${all} recipes` : `${found} of ${all} recipes`;

import {
  Button,
  CardGrid,
  EmptyState,
  ErrorState,
  Loading,
  LoadMore,
  Skeleton,
  VisuallyHidden,
} from '@sufra/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { t } from '../texts/text.ts';
import { publishedBy } from './api/published.ts';
import styles from './published.module.css';
import { PublishedCard } from './published-card.tsx';
import { PublishedSearch } from './published-search.tsx';
import { usePublishedSearch } from './use-published-search.ts';

export function PublishedList() {
  const search = usePublishedSearch();
  const { filter, clear } = search;
  // What was found before stays until the next has come.
  const pages = useInfiniteQuery({ ...publishedBy(filter), placeholderData: keepPreviousData });
  const { data: recipes, error, isFetching, isPlaceholderData, refetch } = pages;
  const isSearch = Boolean(filter.q || filter.meal || filter.cuisine);

  return (
    <div className={styles.list}>
      <PublishedSearch {...search} />
      {pages.isPending && <PublishedSkeleton />}
      <p role="status">
        {recipes?.length === 0 && <VisuallyHidden>{t('published.found.none')}</VisuallyHidden>}
      </p>
      {!recipes && error && (
        <ErrorState title={t('published.failed')} error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {recipes && recipes.length > 0 && (
        <div aria-busy={isPlaceholderData}>
          <CardGrid size="slim">
            {recipes.map((recipe, place) => (
              <PublishedCard key={recipe.slug} recipe={recipe} isFirst={place < 2} />
            ))}
          </CardGrid>
          <LoadMore
            key={JSON.stringify(filter)}
            pages={pages}
            shown={recipes.length}
            texts={{ failed: t('published.moreFailed'), shown: shown => t('published.shown', { shown }) }}
          />
        </div>
      )}
      {recipes?.length === 0 && (
        <EmptyState
          title={isSearch ? t('published.nothing.title') : t('published.empty.title')}
          action={isSearch ? <Button onClick={clear}>{t('published.nothing.clear')}</Button> : undefined}
        >
          {isSearch ? t('published.nothing.words') : t('published.empty.words')}
        </EmptyState>
      )}
    </div>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

const PublishedSkeleton = () => (
  <Loading label={t('published.loading')}>
    <CardGrid as="div" size="slim">
      {places.map(place => (
        <div key={place}>
          <Skeleton shape="block" className={styles.picture} />
          <Skeleton lines={2} />
        </div>
      ))}
    </CardGrid>
  </Loading>
);

import { type BlogSummary, messages } from '@sufra/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  foundInWords,
  LoadMore,
  SearchField,
  say,
  totalFound,
  useFocusAfterRemoval,
  useSaidOf,
} from '@sufra/web-kit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type BlogFilter, blogCountsBy, blogsBy } from '../blog/api/blogs.ts';
import { t } from '../texts/text.ts';
import { BlogGrid } from './blog-grid.tsx';
import styles from './blog-list.module.css';
import { BlogListSkeleton } from './blog-list-skeleton.tsx';
import { BlogsElsewhere } from './blogs-elsewhere.tsx';
import { listTexts } from './list-texts.ts';
import { TagFilter } from './tag-filter.tsx';
import { useBlogSearch } from './use-blog-search.ts';

export interface BlogListProps {
  /** For those who may write. */
  onEdit: ((blog: BlogSummary) => void) | undefined;
}

export function BlogList({ onEdit }: BlogListProps) {
  const search = useBlogSearch();
  const filter = { q: search.asked, tag: search.tag };
  // What was found before stays until the next has come.
  const pages = useInfiniteQuery({ ...blogsBy(filter), placeholderData: keepPreviousData });
  const { data } = useQuery({ ...blogCountsBy(filter), placeholderData: keepPreviousData });
  const counts = useSaidOf(pages, data);
  const field = useRef<HTMLInputElement>(null);
  const list = useFocusAfterRemoval(pages.data?.length ?? 0);
  const isSearch = filter.q !== '' || filter.tag !== '';
  const elsewhere = counts?.elsewhere;
  // Below all that there is in the reader's own language.
  const goesOn = !pages.hasNextPage && elsewhere && elsewhere.found > 0;

  const clear = () => {
    search.clear();
    field.current?.focus();
  };

  if (pages.isPending) return <BlogListSkeleton />;
  const failure = pages.isError && !pages.data && (
    <ErrorState
      title={say(messages.blogListFailure)}
      error={pages.error}
      onRetry={pages.refetch}
      retrying={pages.isFetching}
    />
  );
  if (failure && !isSearch) return failure;
  const isEmpty = pages.data?.length === 0;
  if (!isSearch && !pages.isPlaceholderData && isEmpty && !goesOn) {
    return <EmptyState title={t('list.empty.title')}>{t('list.empty.words')}</EmptyState>;
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <SearchField
        ref={field}
        placeholder={t('list.search')}
        words={search.words}
        onChange={search.setWords}
        count={counts && t('list.found', { number: foundInWords(counts), count: counts.found })}
      />
      {search.tag && <TagFilter tag={search.tag} onClear={search.clearTag} />}
      {failure}
      {pages.data && pages.data.length > 0 && (
        <div aria-busy={pages.isPlaceholderData}>
          <BlogGrid blogs={pages.data} total={totalFound(counts)} label={t('list.posts')} onEdit={onEdit} />
          <LoadMore
            key={JSON.stringify(filter)}
            pages={pages}
            shown={pages.data.length}
            total={totalFound(counts)}
            texts={listTexts()}
          />
        </div>
      )}
      {isEmpty && goesOn && !isSearch && <p className={styles.none}>{t('list.elsewhere.none')}</p>}
      {isEmpty && isSearch && !goesOn && (
        <EmptyState
          title={t('list.nothing.title')}
          action={<Button onClick={clear}>{t('list.nothing.clear')}</Button>}
        >
          {nothingFor(filter)}
        </EmptyState>
      )}
      {goesOn && !isEmpty && !search.others && (
        <Button tone="quiet" className={styles.others} onClick={search.showOthers}>
          {t('list.elsewhere.show', { number: foundInWords(elsewhere) })}
        </Button>
      )}
      {goesOn && (isEmpty || search.others) && (
        <BlogsElsewhere filter={filter} counts={elsewhere} onEdit={onEdit} />
      )}
    </div>
  );
}

function nothingFor({ q, tag }: BlogFilter) {
  if (q) return t('list.nothing.words', { words: q });
  return tag ? t('list.nothing.tag', { tag }) : t('list.nothing.other');
}

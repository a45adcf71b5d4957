import type { BlogSummary, Found } from '@sufra/contracts';
import { messages } from '@sufra/contracts';
import { ErrorState, LoadMore, say, totalFound, useElementId } from '@sufra/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type BlogFilter, blogsElsewhereBy } from '../blog/api/blogs.ts';
import { t } from '../texts/text.ts';
import { BlogGrid } from './blog-grid.tsx';
import styles from './blog-list.module.css';
import { listTexts } from './list-texts.ts';

interface BlogsElsewhereProps {
  filter: BlogFilter;
  counts: Found;
  onEdit: ((blog: BlogSummary) => void) | undefined;
}

/** What there is in other languages than the reader's, below all that there is in theirs. */
export function BlogsElsewhere({ filter, counts, onEdit }: BlogsElsewhereProps) {
  const titleId = useElementId();
  const pages = useInfiniteQuery({ ...blogsElsewhereBy(filter), placeholderData: keepPreviousData });
  const failure = pages.isError && !pages.data && (
    <ErrorState
      title={say(messages.blogListFailure)}
      error={pages.error}
      onRetry={pages.refetch}
      retrying={pages.isFetching}
    />
  );
  return (
    <section className={styles.elsewhere} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.elsewhereTitle}>
        {t('list.elsewhere.title')}
      </h2>
      {failure}
      {pages.data && (
        <>
          <BlogGrid
            blogs={pages.data}
            total={totalFound(counts)}
            label={t('list.elsewhere.title')}
            onEdit={onEdit}
          />
          <LoadMore
            key={JSON.stringify(filter)}
            pages={pages}
            shown={pages.data.length}
            total={totalFound(counts)}
            texts={listTexts()}
          />
        </>
      )}
    </section>
  );
}

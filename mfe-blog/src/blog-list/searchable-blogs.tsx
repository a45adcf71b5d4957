import type { BlogSummary } from '@sufra/contracts';
import { Button, EmptyState, Notice, SearchField, useFocusAfterRemoval } from '@sufra/web-kit';
import { useDeferredValue, useMemo, useRef } from 'react';
import { BlogGrid } from './blog-grid.tsx';
import styles from './blog-list.module.css';
import { findBlogs } from './find-blogs.ts';
import { TagFilter } from './tag-filter.tsx';
import { useBlogSearch } from './use-blog-search.ts';
import { useContentSearch } from './use-content-search.ts';

interface SearchableBlogsProps {
  blogs: BlogSummary[];
  onEdit: ((blog: BlogSummary) => void) | undefined;
}

const inWords = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'blog' : 'blogs'} found`;

export function SearchableBlogs({ blogs, onEdit }: SearchableBlogsProps) {
  const search = useBlogSearch();
  const field = useRef<HTMLInputElement>(null);
  const list = useFocusAfterRemoval(blogs.length);

  // What is typed shows at once, and ten thousand posts follow when there is time.
  const words = useDeferredValue(search.words);
  const { inContent, failed, retry } = useContentSearch(search.asked, words);
  const found = useMemo(
    () => findBlogs(blogs, { words, tag: search.tag, inContent }),
    [blogs, words, search.tag, inContent],
  );

  const clear = () => {
    search.clear();
    field.current?.focus();
  };

  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <SearchField
        ref={field}
        placeholder="Search the blog..."
        words={search.words}
        onChange={search.setWords}
        count={inWords(found.length)}
      />
      {search.tag && <TagFilter tag={search.tag} onClear={search.clearTag} />}
      {failed && (
        <Notice tone="warning" className={styles.notice}>
          Only titles, tags and descriptions were searched: the texts could not be.{' '}
          <button type="button" className={styles.again} onClick={() => void retry()}>
            Try again
          </button>
        </Notice>
      )}
      {found.length > 0 ? (
        <BlogGrid blogs={found} onEdit={onEdit} />
      ) : (
        <EmptyState title="No blogs found" action={<Button onClick={clear}>Clear search</Button>}>
          {words.trim() ? `Nothing matches ‘${words.trim()}’.` : `Nothing is tagged ‘${search.tag}’.`} Other
          words may help.
        </EmptyState>
      )}
    </div>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../texts/text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { ListTexts } from './list-texts.ts';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  /** The query whose pages these are. */
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** How many entries are there. */
  shown: number;
  /** How many there are in all; undefined until it is known. */
  total?: number | undefined;
  /** What the list is called by: sentences of the page that it stands on, for a noun changes with its sentence. */
  texts: ListTexts;
}

// A screen and more ahead, so that who scrolls never waits.
const ahead = { rootMargin: '1200px' };

/** The end of a list that comes page by page: the next one is fetched as it comes near, and at a press. How far the list has come is said. */
export function LoadMore({ pages, shown, total, texts }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  const place = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  const fetchNext = useEffectEvent(() => void pages.fetchNextPage());
  const [hadMore, setHadMore] = useState(hasNextPage);
  if (hasNextPage && !hadMore) setHadMore(true);
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  // Looks anew each time the list has grown: its end may still be near.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` changes with each page
  useEffect(() => {
    if (!isReady || !place.current) return;
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) fetchNext();
    }, ahead);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isReady, shown]);

  // The button goes with the last page; a keyboard that was on it goes on from here.
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (hadMore && !hasNextPage && isLost) count.current?.focus({ preventScroll: true });
  }, [hadMore, hasNextPage]);

  if (!hadMore) return null;

  const left = (total ?? 0) - shown;
  return (
    <div ref={place} className={styles.more}>
      {isFetchNextPageError && <Notice tone="danger">{texts.failed}</Notice>}
      <p ref={count} role="status" tabIndex={-1} className={styles.count}>
        {texts.shown(shown, hasNextPage ? total : shown)}
      </p>
      {hasNextPage && (
        <Button
          tone="quiet"
          busy={isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            // A button that goes loses the focus to nothing.
            if (relatedTarget) hadFocus.current = false;
          }}
        >
          {left > 0 ? t('list.moreOf', { left }) : t('list.more')}
        </Button>
      )}
    </div>
  );
}

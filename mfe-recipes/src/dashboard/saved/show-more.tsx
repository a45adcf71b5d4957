import { Button } from '@sufra/web-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './searchable-recipes.module.css';

interface ShowMoreProps {
  left: number;
  onMore: () => void;
}

// A screen and more ahead, so that who scrolls never waits.
const ahead = { rootMargin: '1200px' };

/** The end of what is drawn of a long list: it grows as its end comes near, and at a press. */
export function ShowMore({ left, onMore }: ShowMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const grow = useEffectEvent(onMore);

  // Looks anew each time the list has grown: its end may still be near.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left changes with each growth
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) grow();
    }, ahead);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [left]);

  return (
    <div ref={place} className={styles.more}>
      <Button tone="quiet" onClick={onMore}>
        Show more ({left} left)
      </Button>
    </div>
  );
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { arrangeContent } from './arrange-content.ts';
import { cleanHtml } from './clean-html.ts';
import { ownPath } from './own-path.ts';
import styles from './prose.module.css';

export interface ArticleContentProps {
  html: string;
  /** A link to a page of this site is followed within the page. */
  onFollow: (path: string) => void;
}

export function ArticleContent({ html, onFollow }: ArticleContentProps) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    place.current?.replaceChildren(arrangeContent(cleanHtml(html)));
  }, [html]);

  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      const path = ownPath(event);
      if (path === undefined) return;
      event.preventDefault();
      onFollow(path);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [onFollow]);

  return <div ref={place} className={styles.prose} />;
}

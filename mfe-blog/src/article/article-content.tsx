import { useBrowserValue } from '@sufra/web-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  // In the first view the server writes the text, and React leaves it as it is; it never writes HTML in a browser.
  const isTakenOver = useBrowserValue(() => false, true);
  const [written] = useState(isTakenOver ? { __html: html } : undefined);

  useLayoutEffect(() => {
    const element = place.current;
    const clean = cleanHtml(html);
    if (!element) return;
    // What the first view shows already stays: it would be painted a second time.
    if (holds(element, clean)) arrangeContent(element);
    else element.replaceChildren(arrangeContent(clean));
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

  // biome-ignore lint/security/noDangerouslySetInnerHtml: on the server alone, of what svc-blog has cleaned
  return <div ref={place} className={styles.prose} dangerouslySetInnerHTML={written} />;
}

const holds = (element: Element, fragment: DocumentFragment) =>
  element.childNodes.length === fragment.childNodes.length &&
  [...element.childNodes].every((node, index) => node.isEqualNode(fragment.childNodes[index] ?? null));

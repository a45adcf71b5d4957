import { type ReactNode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { noteDoings } from './doings.ts';
import { setTicksToDefault } from './fields.ts';
import { type Router, whenInitialized } from './when-initialized.ts';

function Running({ children, onRunning }: { children: ReactNode; onRunning: () => void }) {
  useEffect(onRunning, [onRunning]);
  return children;
}

interface Page {
  app: ReactNode;
  /** The server draws for visitors without a session: for a member the page is drawn anew. */
  isMember: boolean;
}

function run(root: HTMLElement, { app, isMember }: Page) {
  // Numbers that are written in other digits are no longer the ones that React looks for (digits/page-digits.ts).
  const isRewritten = document.documentElement.dataset.digits !== undefined;
  const keepsElements = root.dataset.prerendered === 'page' && !isMember && !isRewritten;
  const repeat = noteDoings(root);
  const onRunning = () => {
    if (keepsElements) setTicksToDefault(root);
    root.removeAttribute('data-prerendered');
    // Outside of React's own work, within which it takes no changes.
    setTimeout(repeat);
  };
  const running = <Running onRunning={onRunning}>{app}</Running>;
  // What differs after all, by another version of a slice or by what this browser remembers, React draws anew: as it should.
  // A transition is done in short pieces, between which the browser answers the visitor.
  if (keepsElements) startTransition(() => void hydrateRoot(root, running, { onRecoverableError: () => {} }));
  else {
    const drawn = createRoot(root);
    flushSync(() => drawn.render(running));
  }
}

/**
 * Runs the page where the server has drawn its first view. A page that is there whole stays until the router has all of
 * the running one, and keeps its elements: nothing flashes and nothing jumps. `before-paint.ts` holds presses back until then.
 */
export function takeOver(root: HTMLElement, { router, ...page }: Page & { router: Router }): void {
  if (root.dataset.prerendered === 'page') whenInitialized(router, () => run(root, page));
  else run(root, page);
}

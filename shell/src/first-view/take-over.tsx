import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setTicksToDefault, takeChanges } from './fields.ts';
import { elementAt, placeOf } from './place.ts';
import { type Router, whenInitialized } from './when-initialized.ts';

type Selectable = HTMLInputElement | HTMLTextAreaElement;

const isSelectable = (element: Element | undefined | null): element is Selectable =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function takeFocus(root: Element): () => void {
  const focused = document.activeElement;
  if (!focused || focused === root || !root.contains(focused)) return () => undefined;
  const place = placeOf(focused, root);
  // A field of another type than text has no selection: null.
  const range = isSelectable(focused) ? [focused.selectionStart, focused.selectionEnd] : [];
  return () => {
    const counterpart = elementAt(place, root);
    counterpart?.focus({ preventScroll: true });
    const [start = null, end = null] = range;
    if (isSelectable(counterpart) && start !== null) counterpart.setSelectionRange(start, end);
  };
}

function takePress(root: Element): () => void {
  const pressed = root.querySelector('[data-pressed]');
  if (!pressed) return () => undefined;
  const place = placeOf(pressed, root);
  pressed.removeAttribute('data-pressed');
  return () => elementAt(place, root)?.click();
}

/** What a visitor has entered, focused and pressed below a root meanwhile, to be repeated in the running page. */
function takeDoings(root: Element): () => void {
  const change = takeChanges(root);
  const focus = takeFocus(root);
  const press = takePress(root);
  return () => {
    // A button that is pressed must find what was entered.
    flushSync(change);
    focus();
    press();
  };
}

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
  const keepsElements = root.dataset.prerendered === 'page' && !isMember;
  const repeat = takeDoings(root);
  const onRunning = () => {
    if (keepsElements) setTicksToDefault(root);
    root.removeAttribute('data-prerendered');
    // Outside of React's own work, within which it takes no changes.
    setTimeout(repeat);
  };
  const running = <Running onRunning={onRunning}>{app}</Running>;
  // What differs after all, by another version of a slice or by what this browser remembers, React draws anew: as it should.
  if (keepsElements) hydrateRoot(root, running, { onRecoverableError: () => {} });
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

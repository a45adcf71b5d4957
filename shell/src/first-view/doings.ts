import { flushSync } from 'react-dom';
import { noteChanges } from './fields.ts';
import { elementAt, type Place, placeOf } from './place.ts';

type Selectable = HTMLInputElement | HTMLTextAreaElement;
type Range = [start: number | null, end: number | null];

const isSelectable = (element: Element | undefined | null): element is Selectable =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

interface Focus {
  place: Place;
  range: Range;
}

/** A field of another type than text has no selection: null. */
const rangeOf = (element: Element): Range =>
  isSelectable(element) ? [element.selectionStart, element.selectionEnd] : [null, null];

function focusIn(root: Element): Focus | undefined {
  const focused = document.activeElement;
  if (!focused || focused === root || !root.contains(focused)) return undefined;
  return { place: placeOf(focused, root), range: rangeOf(focused) };
}

function focusAgain({ place, range: [start, end] }: Focus, root: Element) {
  const element = elementAt(place, root);
  if (document.activeElement !== element) element?.focus({ preventScroll: true });
  if (isSelectable(element) && start !== null) element.setSelectionRange(start, end);
}

/** The press that `before-paint.ts` has held back; the mark goes, for the running page knows of none. */
function takePress(root: Element): Place | undefined {
  const pressed = root.querySelector('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  return pressed ? placeOf(pressed, root) : undefined;
}

/**
 * What a visitor enters, focuses and presses below a root from now on, and has done before: the answer repeats it in the
 * running page. The focus goes back only where it was lost: a visitor who has moved it since keeps it where it is.
 */
export function noteDoings(root: Element): () => void {
  const changes = noteChanges(root);
  let lost = focusIn(root);
  let pressed = takePress(root);
  const note = () => {
    lost = focusIn(root) ?? lost;
    pressed = takePress(root) ?? pressed;
  };
  const noted = ['focusin', 'input', 'click'] as const;
  for (const type of noted) root.addEventListener(type, note, true);

  return () => {
    for (const type of noted) root.removeEventListener(type, note, true);
    changes.stop();
    const focus = focusIn(root) ?? lost;
    // A button that is pressed must find what was entered.
    flushSync(changes.enterAgain);
    if (focus) focusAgain(focus, root);
    if (pressed) elementAt(pressed, root)?.click();
  };
}

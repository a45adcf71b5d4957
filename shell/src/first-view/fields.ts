import { elementAt, type Place, placeOf } from './place.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTick = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

function isChanged(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    // Where none is marked, a browser chooses the first.
    const marked = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(marked, 0);
  }
  return field.value !== field.defaultValue;
}

/**
 * As if it were entered just now. React hears of a change by comparing with the value that it saw last, and it may have
 * seen this one when it took the field over: so the field is emptied behind its back first.
 */
function enter(field: Field, value: string) {
  field.value = '';
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(field: HTMLInputElement, checked: boolean) {
  field.checked = !checked;
  field.click();
}

const fields = 'input, textarea, select';

const isField = (element: unknown): element is Field => element instanceof Element && element.matches(fields);

interface Change {
  place: Place;
  checked: boolean;
  value: string;
}

/**
 * What a visitor has entered below a root, and goes on entering until it is entered again into the tree that takes its
 * place. Kept as it is entered: React may write into a field while it takes the page over.
 */
export function noteChanges(root: Element): { enterAgain: () => void; stop: () => void } {
  const changes = new Map<string, Change>();

  function note(field: Field) {
    const place = placeOf(field, root);
    const key = place.indexes.join();
    // The latest comes last: of a group of radio buttons the one that was chosen last says it all.
    changes.delete(key);
    changes.set(key, { place, checked: isTick(field) && field.checked, value: field.value });
  }

  const onInput = ({ target }: Event) => isField(target) && note(target);
  for (const field of root.querySelectorAll<Field>(fields))
    if (isChanged(field) && !(isTick(field) && field.type === 'radio' && !field.checked)) note(field);
  root.addEventListener('input', onInput, true);

  return {
    enterAgain() {
      for (const { place, checked, value } of changes.values()) {
        const field = elementAt(place, root);
        if (!isField(field)) continue;
        if (isTick(field)) tick(field, checked);
        else enter(field, value);
      }
    },
    stop: () => root.removeEventListener('input', onInput, true),
  };
}

/**
 * React takes a drawn tick over as it stands, for it may be a visitor's, and writes what the running page says into its
 * default. What a visitor has ticked is repeated after this.
 */
export function setTicksToDefault(root: Element) {
  for (const field of root.querySelectorAll<Field>(fields))
    if (isTick(field)) field.checked = field.defaultChecked;
}

import { elementAt, placeOf } from './place.ts';

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

const isField = (element: Element | undefined): element is Field => element?.matches(fields) === true;

/** What a visitor has entered below a root, to be entered again into the tree that takes its place. */
export function takeChanges(root: Element): () => void {
  const changes = [...root.querySelectorAll<Field>(fields)]
    .filter(isChanged)
    // Of a group of radio buttons the chosen one says it all.
    .filter(field => !(isTick(field) && field.type === 'radio' && !field.checked))
    .map(field => ({
      place: placeOf(field, root),
      checked: isTick(field) && field.checked,
      value: field.value,
    }));
  return () => {
    for (const { place, checked, value } of changes) {
      const field = elementAt(place, root);
      if (!isField(field)) continue;
      if (isTick(field)) tick(field, checked);
      else enter(field, value);
    }
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

export interface Form {
  [name: string]: FormValue;
}
type FormValue = string | Form | FormValue[];

type Branch = Map<string, string | Branch>;

const isIndex = (name: string) => /^\d*$/.test(name);

function keysOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map(part => part.replace(/\]$/, ''))];
}

function plant(tree: Branch, keys: string[], value: string): void {
  const [key = '', ...rest] = keys;
  // `a[]=x&a[]=y` counts up by itself.
  const name = key === '' ? String(tree.size) : key;
  if (rest.length === 0) {
    tree.set(name, value);
    return;
  }
  const known = tree.get(name);
  const branch: Branch = known instanceof Map ? known : new Map();
  tree.set(name, branch);
  plant(branch, rest, value);
}

function grown(branch: Branch): Form | FormValue[] {
  const entries = [...branch].map(
    ([name, value]) => [name, value instanceof Map ? grown(value) : value] as const,
  );
  const isList = entries.length > 0 && entries.every(([name]) => isIndex(name));
  if (isList) return entries.map(([, value]) => value);
  return Object.fromEntries(entries);
}

/** `items[0][price]=x&metadata[a]=b`, as Stripe's API takes it in bodies and in addresses. */
export function readForm(text: string): Form {
  const tree: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) plant(tree, keysOf(name), value);
  const form = grown(tree);
  return Array.isArray(form) ? {} : form;
}

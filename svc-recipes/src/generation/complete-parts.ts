/** What has come whole of a recipe that is still being written. */
export interface Grown {
  title?: string;
  description?: string;
  ingredientLines: unknown[];
  steps: unknown[];
}

interface Span {
  key: string;
  text: string;
  /** Of the list that stands under this key. */
  isElement: boolean;
}

/**
 * The values of the outer object that have come whole, and the whole elements of its two lists. A string counts only once
 * what follows it has come: it could be a key.
 */
export function completeParts(soFar: string): Grown {
  const grown: Grown = { ingredientLines: [], steps: [] };
  for (const { key, text, isElement } of completeValues(soFar)) {
    const value = parse(text);
    if (key === 'title' && typeof value === 'string') grown.title = value;
    if (key === 'description' && typeof value === 'string') grown.description = value;
    if (key === 'ingredientLines' && isElement) grown.ingredientLines.push(value);
    if (key === 'steps' && isElement) grown.steps.push(value);
  }
  return grown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Broken JSON shows nothing as it grows; the check of the whole tells what is wrong with it.
    return undefined;
  }
}

const opening = new Set(['{', '[']);
const closing = new Set(['}', ']']);
const listsOfObjects = new Set(['ingredientLines', 'steps']);
const betweenObjects = /[\s,{}[\]]/;

/** One pass: strings are skipped whole, depth 1 is the outer object, depth 2 the elements of a list in it. */
function completeValues(json: string): Span[] {
  const spans: Span[] = [];
  let depth = 0;
  let key = '';
  let start = -1;
  let isList = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at] ?? '';
    // What follows an element that is no object would be shown in the wrong place.
    if (depth === 2 && isList && listsOfObjects.has(key) && !betweenObjects.test(character)) return spans;
    if (character === '"') {
      const end = stringEnd(json, at);
      if (end < 0) return spans;
      if (depth === 1) {
        const after = json.slice(end + 1).match(/^\s*(.)/)?.[1];
        if (after === undefined) return spans;
        if (after === ':') key = String(parse(json.slice(at, end + 1)));
        else spans.push({ key, text: json.slice(at, end + 1), isElement: false });
      }
      at = end;
      continue;
    }
    if (opening.has(character)) {
      depth += 1;
      if (depth === 2) isList = character === '[';
      if (depth === 3 && isList) start = at;
    }
    if (closing.has(character)) {
      if (depth === 3 && isList) spans.push({ key, text: json.slice(start, at + 1), isElement: true });
      depth -= 1;
    }
  }
  return spans;
}

/** Where the string that begins at `from` ends, or -1 while it has not. */
function stringEnd(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at;
  }
  return -1;
}

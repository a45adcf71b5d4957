import { parse } from 'yaml';
import { isNode, type Node } from '../../json-ld/nodes.ts';

const opening = '---\n';
const mostCharacters = 1_000_000;

/** What stands in front of a recipe, and the recipe: between lines of three hyphens, or as lines that begin with '>>'. */
export function splitFrontMatter(text: string): { known: Node; body: string } {
  if (text.startsWith(opening)) {
    const end = text.indexOf('\n---', opening.length - 1);
    if (end !== -1) {
      const bodyFrom = text.indexOf('\n', end + 1);
      const source = text.slice(opening.length, end + 1);
      const known = inSmallLetters(readYaml(source) ?? readEntries(source));
      return { known, body: bodyFrom === -1 ? '' : text.slice(bodyFrom + 1) };
    }
  }
  const lines = text.split('\n');
  const known = lines.filter(line => line.startsWith('>>')).flatMap(entryOf);
  return { known: Object.fromEntries(known), body: lines.filter(line => !line.startsWith('>>')).join('\n') };
}

/** 'Title' is 'title'. */
const inSmallLetters = (known: Node): Node => ({
  ...Object.fromEntries(Object.entries(known).map(([key, value]) => [key.toLowerCase(), value])),
  ...known,
});

/** What is no YAML for one line in it ('Cuisine: Thai: green') says the others all the same. */
function readEntries(source: string): Node {
  const entries = new Map<string, string | string[]>();
  let last = '';
  for (const line of source.slice(0, mostCharacters).split('\n')) {
    const item = /^\s*-\s+(.*)/.exec(line)?.[1]?.trim();
    const [[key, value] = []] = item === undefined ? entryOf(`>>${line}`) : [];
    if (item && last) entries.set(last, [...[entries.get(last) ?? []].flat().filter(Boolean), item]);
    else if (key && value !== undefined) {
      last = key;
      entries.set(key, value);
    }
  }
  return Object.fromEntries(entries);
}

/** No aliases: a few lines of them can stand for gigabytes. Undefined where it is none. */
function readYaml(source: string): Node | undefined {
  if (source.length > mostCharacters) return {};
  try {
    const data: unknown = parse(source, { maxAliasCount: 0, logLevel: 'error' });
    return isNode(data) ? data : {};
  } catch {
    return undefined;
  }
}

function entryOf(line: string): [string, string][] {
  const at = line.indexOf(':');
  return at === -1 ? [] : [[line.slice(2, at).trim().toLowerCase(), line.slice(at + 1).trim()]];
}

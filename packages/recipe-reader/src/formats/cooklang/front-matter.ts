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
      const known = readYaml(text.slice(opening.length, end + 1));
      return { known, body: bodyFrom === -1 ? '' : text.slice(bodyFrom + 1) };
    }
  }
  const lines = text.split('\n');
  const known = lines.filter(line => line.startsWith('>>')).flatMap(entryOf);
  return { known: Object.fromEntries(known), body: lines.filter(line => !line.startsWith('>>')).join('\n') };
}

/** No aliases: a few lines of them can stand for gigabytes. */
function readYaml(source: string): Node {
  if (source.length > mostCharacters) return {};
  try {
    const data: unknown = parse(source, { maxAliasCount: 0, logLevel: 'silent' });
    return isNode(data) ? data : {};
  } catch {
    return {}; // the recipe itself may still be read
  }
}

function entryOf(line: string): [string, string][] {
  const at = line.indexOf(':');
  return at === -1 ? [] : [[line.slice(2, at).trim().toLowerCase(), line.slice(at + 1).trim()]];
}

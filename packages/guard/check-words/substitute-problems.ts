import { judge } from '../src/judge-text.ts';
import type { Block } from '../src/substitutes/read-blocks.ts';
import { plainName } from '../src/substitutes/substitute-for.ts';
import { kinds } from '../src/words/kinds.ts';
import type { Problem } from './words-file.ts';

const known: ReadonlySet<string> = new Set(Object.values(kinds).map(({ substitutes }) => substitutes));

/** What the guard would itself forbid is no substitute; each name and each kind has one block. */
export function substituteProblems(path: string, blocks: readonly Block[]): Problem[] {
  const seen = new Map<string, Block>();
  const problems: Problem[] = [];
  for (const block of blocks) {
    const { at, key, names, instead } = block;
    if (instead.use.length === 0)
      problems.push({ path, at, says: `'${names[0]}' has nothing to use instead` });
    for (const use of instead.use)
      if (judge(use).verdict === 'haram')
        problems.push({ path, at, says: `'${use}' is haram, and no substitute for '${names[0]}'` });
    for (const name of names) {
      const first = seen.get(plainName(name));
      if (first) problems.push({ path, at, says: `'${name}' has a block already in line ${first.at}` });
      seen.set(plainName(name), block);
      if (key === 'kind' && !known.has(name))
        problems.push({ path, at, says: `no kind asks for substitutes by '${name}'` });
    }
  }
  return problems;
}

/** Kinds that have nothing to use instead. */
export const kindsWithout = (path: string, blocks: readonly Block[]): Problem[] =>
  [...known]
    .filter(kind => !blocks.some(({ names }) => names.includes(kind)))
    .map(kind => ({ path, at: 1, says: `the kind '${kind}' has no block` }));

import type { Substitute } from '../judgement.ts';
import { wordsIn } from '../normalise/tokens.ts';
import { loadSubstitutes } from './load-substitutes.ts';

const none: Substitute = { use: [] };

/** A name is found however it is written: 'jamon' as 'jamón'. */
export const plainName = (name: string) =>
  wordsIn(name)
    .map(({ text }) => text)
    .join(' ');

const byName = new Map(
  loadSubstitutes('things.txt').flatMap(({ names, instead }) =>
    names.map(name => [plainName(name), instead] as const),
  ),
);
const byKind = new Map(
  loadSubstitutes('kinds.txt').map(({ names: [kind = ''], instead }) => [kind, instead]),
);
// By the phrases of the lexicon as they are written there: no text of a caller is a key.
const remembered = new Map<string, Substitute | undefined>();

/** That of the thing itself where there is one, else that of its kind. */
export function substituteFor(phrase: string, kind: string): Substitute {
  if (!remembered.has(phrase)) remembered.set(phrase, byName.get(plainName(phrase)));
  return remembered.get(phrase) ?? byKind.get(kind) ?? none;
}

import { tokenise } from '../../normalise/tokens.ts';
import { findAll } from '../find-names.ts';
import { lexicon } from '../lexicon.ts';
import type { Cue } from '../names.ts';

/** A word of a list of what to avoid, as it is read: the foods that it means in any language; none where it is not known. */
export type AvoidedWord = { written: string; foods: readonly string[] };

const fillers: ReadonlySet<Cue> = new Set(['any', 'without', 'freeAfter', 'join', 'of', 'withoutAfter']);

const maxRemembered = 2_000;
const remembered = new Map<string, AvoidedWord>();

/** What a member means by a word of the list: 'دودھ', 'Nüsse', 'all dairy products', 'fish and shellfish'. */
export function understand(written: string): AvoidedWord {
  const known = remembered.get(written);
  if (known) return known;
  const understood = { written, foods: [...withCompanions(foodsIn(written))] };
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(written, understood);
  return understood;
}

// Known only where every word of it is: 'raw onion' is more than the onion, and matched as written.
function foodsIn(written: string): Set<string> {
  const { units, found } = findAll(written);
  const foods = new Set<string>();
  for (let at = 0; at < units.length; ) {
    const here = found.filter(({ from }) => from === at).toSorted((one, other) => other.to - one.to);
    const named = here.find(({ names }) => names.some(({ meaning }) => meaning.kind === 'food'));
    const filler = here.find(({ names }) =>
      names.some(({ meaning }) => meaning.kind === 'cue' && fillers.has(meaning.cue)),
    );
    const next = named ?? filler;
    if (!next) return new Set();
    if (next === named)
      for (const { meaning } of bestWritten(next.names, written))
        if (meaning.kind === 'food') foods.add(meaning.food);
    at = next.to;
  }
  return foods;
}

// 'pâte' is dough and no pâté, where it is written so.
function bestWritten<Name extends { phrase: string }>(
  names: readonly Name[],
  written: string,
): readonly Name[] {
  const exact = exactly(written);
  const same = names.filter(({ phrase }) => exactly(phrase) === exact);
  return same.length > 0 ? same : names;
}

const exactly = (text: string) =>
  tokenise(text)
    .tokens.map(token => token.exact)
    .join(' ');

function withCompanions(foods: ReadonlySet<string>): Set<string> {
  const { byName } = lexicon().foods;
  return new Set([...foods].flatMap(name => [name, ...(byName.get(name)?.avoidedWith ?? [])]));
}

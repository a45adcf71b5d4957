import { type EaterProfile, type ProblemDetail, spiceLevels } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { AtTable } from '../eaters/eaters.ts';
import { notAtTable } from '../household/not-at-table.ts';
import type { Avoided } from './check/avoided-in.ts';
import type { RecipeRequest } from './request/read-request.ts';

type Spice = (typeof spiceLevels)[number] | null | undefined;

export interface KeptTo {
  /** What the kitchen is asked for: the wish, and all that is known of those who eat. */
  request: RecipeRequest;
  /** What of that the caller must not read. */
  unsaid: Avoided;
}

/** Who is named eats along: what one avoids none gets, and it is as hot as the mildest likes it. */
export function keepToEaters(request: RecipeRequest, atTable: readonly AtTable[]): KeptTo {
  const eating = eatersIn(request, atTable);
  const { avoid, diets = [], spiceLevel, ...options } = request.options;
  const said = eating.filter(({ isShown, kind }) => isShown || kind === 'self').map(({ profile }) => profile);
  const hidden = eating.filter(({ isShown, kind }) => !isShown && kind !== 'self').map(each => each.profile);
  const known = together([{ avoid, diets, spiceLevel: null }, ...said]);
  const mildest = mildestOf([spiceLevel, ...eating.map(({ profile }) => profile.spiceLevel)]);
  return {
    request: {
      ...request,
      options: {
        ...options,
        avoid: known.avoid,
        ...(known.diets.length > 0 && { diets: known.diets }),
        ...(mildest && { spiceLevel: mildest }),
      },
    },
    unsaid: without(together(hidden), known),
  };
}

function eatersIn({ eaters = [] }: RecipeRequest, atTable: readonly AtTable[]): AtTable[] {
  const details: ProblemDetail[] = eaters.flatMap((id, at) =>
    atTable.some(eater => eater.id === id) ? [] : [{ path: `eaters.${at}`, message: notAtTable }],
  );
  // One who is left out unseen would be served what they must not eat.
  if (details.length > 0) throw new Problem('invalid_request', { message: notAtTable, details });
  return atTable.filter(({ id }) => eaters.includes(id));
}

const mildestOf = (levels: readonly Spice[]) => spiceLevels.find(level => levels.includes(level));

const together = (profiles: readonly EaterProfile[]): Required<Avoided> => ({
  avoid: eachOnce(profiles.flatMap(avoidedBy)),
  diets: [...new Set(profiles.flatMap(({ diets }) => diets))],
});

/** A level of heat is asked for and not checked; whose food has none gets no chilli. */
const avoidedBy = ({ avoid, spiceLevel }: EaterProfile) =>
  spiceLevel === 'No Spice' ? [...avoid, 'chilli'] : avoid;

const eachOnce = (words: readonly string[]) => [
  ...new Map(words.map(word => [word.toLowerCase(), word])).values(),
];

function without(all: Required<Avoided>, known: Required<Avoided>): Avoided {
  const words = new Set(known.avoid.map(word => word.toLowerCase()));
  return {
    avoid: all.avoid.filter(word => !words.has(word.toLowerCase())),
    diets: all.diets.filter(diet => !known.diets.includes(diet)),
  };
}

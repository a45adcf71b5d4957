import type { PlacedFinding, SharedRecipe } from '@sufra/contracts';

/** One thing that is not halal, wherever in the recipe it stands. */
export interface ForbiddenThing {
  words: string;
  reason: string;
  use: string[];
  /** The first place: an ingredient as it is written, or where else to look. */
  line: string;
  /** The others: 'the title', 'step 2'. */
  alsoIn: string[];
}

type Judged = Pick<SharedRecipe, 'halal' | 'ingredients'>;

/** Whether the check has found something in it since it was saved. */
export const isNoLongerHalal = ({ halal }: Pick<SharedRecipe, 'halal'>) => halal.verdict === 'haram';

// What is bought first, then what is done with it, then what is said of it.
const order: PlacedFinding['part'][] = ['ingredients', 'steps', 'title', 'description', 'tags'];

/** Each thing once, those of the ingredients first; 'bacon' in a step is the 'smoked bacon' of an ingredient. */
export function forbiddenThings(recipe: Judged): ForbiddenThing[] {
  if (!isNoLongerHalal(recipe)) return [];
  const things: (ForbiddenThing & { rule: number })[] = [];
  const findings = order.flatMap(part => recipe.halal.forbidden.filter(finding => finding.part === part));
  for (const finding of findings) {
    const known = things.find(thing => thing.rule === finding.rule && isSame(thing.words, finding.words));
    if (!known) {
      const { words, reason, use, rule } = finding;
      things.push({ words, reason, use, rule, line: lineOf(finding, recipe), alsoIn: [] });
    } else {
      const place = placeOf(finding);
      if (known.line !== lineOf(finding, recipe) && !known.alsoIn.includes(place)) known.alsoIn.push(place);
    }
  }
  return things.map(({ rule: _, ...thing }) => thing);
}

function isSame(one: string, other: string) {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

const lineOf = (finding: PlacedFinding, { ingredients }: Judged) =>
  (finding.part === 'ingredients' && ingredients[finding.index]) ||
  `${finding.words}, in ${placeOf(finding)}`;

function placeOf({ part, index }: PlacedFinding) {
  if (part === 'ingredients') return `ingredient ${index + 1}`;
  if (part === 'steps') return `step ${index + 1}`;
  return part === 'tags' ? 'the tags' : `the ${part}`;
}

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });

/** What to do about the lines of one part that are not halal, by their index. */
export function warningsIn(
  { halal }: Pick<SharedRecipe, 'halal'>,
  part: 'ingredients' | 'steps',
): ReadonlyMap<number, string> {
  if (!isNoLongerHalal({ halal })) return new Map();
  const ofPart = halal.forbidden.filter(finding => finding.part === part);
  const at = (place: number) => ofPart.filter(({ index }) => index === place);
  return new Map(ofPart.map(({ index }) => [index, at(index).map(warningOf).join(' ')]));
}

const warningOf = ({ words, use }: PlacedFinding) =>
  use.length > 0
    ? `Not halal: ${words}. Use ${anyOf.format(use)} instead.`
    : `Not halal: ${words}. Leave it out.`;

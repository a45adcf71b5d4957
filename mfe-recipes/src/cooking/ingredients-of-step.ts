import type { WrittenIn } from '@sufra/amounts/other-kitchens.ts';
import type { RecipeLine } from '../recipe/recipe-lines.ts';
import { wordsIn } from './food-words.ts';
import { groups, partsSaid, saysEverything, saysRest } from './ingredient-groups.ts';
import { namesOf } from './ingredient-names.ts';
import { ingredientsElsewhere } from './ingredients-elsewhere.ts';
import { type Mention, meant, mentionsOf } from './mentions.ts';

interface StepOfRecipe {
  /** What the steps say, in order. */
  steps: string[];
  place: number;
  lines: RecipeLine[];
  language?: WrittenIn;
}

/** The ingredients that a step speaks of, by name ('the oil', 'coconut milk') or by what they are ('the spices'). */
export function ingredientsOfStep({ steps, place, lines, language = 'en' }: StepOfRecipe): RecipeLine[] {
  const step = steps[place] ?? '';
  if (language !== 'en' && language !== null) return ingredientsElsewhere(step, lines, language);
  if (saysEverything(step)) return lines;

  const namedWhole = new Set(steps.flatMap(text => wholeIn(mentionsIn(text, lines))));
  const named = namedIn(step, lines, namedWhole);
  const before = new Set(steps.slice(0, place).flatMap(text => [...namedIn(text, lines)]));
  const grouped = inGroups(step, { lines, named, before });
  const isRest = saysRest(step);
  const partNames = partsSaid(step);
  return lines.filter(
    (line, at) =>
      named.has(at) ||
      grouped.has(at) ||
      (isRest && !before.has(at)) ||
      wordsIn(line.note).some(word => partNames.includes(word)),
  );
}

/** The places of the ingredients that a step names. */
function namedIn(step: string, lines: RecipeLine[], namedWhole = new Set<number>()): Set<number> {
  const mentions = mentionsIn(step, lines);
  // 'Heat the olive oil … add to the oil': once a step has said which oil, the oil is that one; and where all else says which
  // oil it takes, the oil is the one that is not spoken of.
  const isSaidBefore = ({ place, from }: Mention) =>
    mentions.some(each => each.place === place && each.distance === 0 && each.to <= from);
  const isOther = (mention: Mention) =>
    mention.distance > 0 &&
    !isSaidBefore(mention) &&
    mentions.some(
      other =>
        other.from === mention.from &&
        other.to === mention.to &&
        (isSaidBefore(other) || (namedWhole.has(mention.place) && !namedWhole.has(other.place))),
    );
  return new Set(mentions.filter(mention => !isOther(mention)).map(({ place }) => place));
}

function mentionsIn(step: string, lines: RecipeLine[]): Mention[] {
  const said = step.split(/[.,;:!?()]/).flatMap(words => [...wordsIn(words), '']);
  return meant(
    lines.flatMap(({ item }, place) => namesOf(item).flatMap(name => mentionsOf(name, { said, place }))),
  );
}

const wholeIn = (mentions: Mention[]) =>
  mentions.filter(({ distance }) => distance === 0).map(({ place }) => place);

interface Known {
  lines: RecipeLine[];
  named: Set<number>;
  before: Set<number>;
}

const others = /\b(?:remaining|other|rest of the)\b/i;

/** The places of what a step calls by its kind. One that names some of a kind already says no more. */
function inGroups(step: string, { lines, named, before }: Known): Set<number> {
  const found = new Set<number>();
  for (const { said, holds, isOnce } of groups) {
    const words = said.exec(step)?.[0];
    if (words === undefined) continue;
    const members = lines.map((_line, at) => at).filter(at => holds(wordsIn(lines[at]?.item ?? '')));
    if (!others.test(words) && members.some(at => named.has(at))) continue;
    for (const at of members) if (!isOnce || !before.has(at)) found.add(at);
  }
  return found;
}

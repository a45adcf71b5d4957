import { describing, made, nameless, parts, transforming } from './food-words.ts';
import type { Name } from './ingredient-names.ts';

export interface Mention {
  /** Of the words of the step, from the first to before the last. */
  from: number;
  to: number;
  /** The place of the ingredient. */
  place: number;
  /** How far the ingredient's name is from what is said; 0 is the name itself. */
  distance: number;
}

// 'Coriander' may be the ground one or the leaves, and a cook knows which.
const ambiguous = new Set(['ground', 'dried', 'leaf', 'sprig', 'bunch']);

const isLeftOut = (word: string) => parts.has(word) && !transforming.has(word);

/** Each time that a step says the name of an ingredient, or enough of it. */
export function mentionsOf(name: Name, { said, place }: { said: string[]; place: number }): Mention[] {
  // 'Coriander leaves' are called coriander; 'lamb stock' is not called lamb.
  const heads = new Set(
    [name.at(-1), withoutParts(name).at(-1)].filter(word => !describing.has(word ?? '') || name.length === 1),
  );
  const canStandAlone = !transforming.has(name.at(-1) ?? '');
  const unique = new Set(name);

  const found: Mention[] = [];
  for (let to = 1; to <= said.length; to += 1) {
    const word = said[to - 1] ?? '';
    if (!unique.has(word) || unique.has(said[to] ?? '')) continue;
    const isHead = heads.has(word);
    if (!isHead && (!canStandAlone || describing.has(word) || parts.has(word))) continue;
    if (changesMeaning(said[to]) || isPassing(said, to - 1)) continue;
    let from = to - 1;
    while (from > 0 && unique.has(said[from - 1] ?? '')) from -= 1;
    if (unique.size > 1 && describing.has(said[from - 1] ?? '')) continue; // 'black pepper' is no bell pepper
    if (to - from === 1 && unique.size > 1 && cannotBeBare(said, { at: from, name })) continue;
    const told = new Set(said.slice(from, to));
    const unsaid = [...unique].filter(
      each => !told.has(each) && !(isHead && (isLeftOut(each) || ambiguous.has(each))),
    );
    const partsLeftOut = [...unique].some(each => !told.has(each) && isLeftOut(each) && !ambiguous.has(each));
    found.push({
      from,
      to,
      place,
      distance:
        Math.min(unsaid.length, 1) + (isHead ? 0 : 2) + (partsLeftOut && word !== name.at(-1) ? 1 : 0),
    });
  }
  return found;
}

const withoutParts = (name: Name): Name => {
  const end = name.findLastIndex(word => !isLeftOut(word));
  return end < 0 ? name : name.slice(0, end + 1);
};

// 'Tomato sauce' is what has become of the tomatoes; 'lemon juice' and 'mint leaves' are the lemon and the mint.
const changesMeaning = (next: string | undefined) =>
  next !== undefined && (transforming.has(next) || made.has(next));

const isSpicePepper = (name: Name) =>
  name.some(word => word === 'black' || word === 'white' || word === 'ground');

/** Rose water is never just water, and the pepper that comes after salt is ground. */
function cannotBeBare(said: string[], { at, name }: { at: number; name: Name }) {
  const word = said[at] ?? '';
  const isAfterSalt = said[at - 1] === 'salt' || (said[at - 1] === 'and' && said[at - 2] === 'salt');
  return (
    nameless.has(word) ||
    (word === 'water' && name.some(each => each !== word && !describing.has(each))) ||
    (word === 'pepper' && isAfterSalt && !isSpicePepper(name))
  );
}

const inPassing =
  /\b(?:salted|running|soaking|pasta|cooking|iced?|simmering|excess|in|under|(?:in|under) (?!the )[a-z]+) water$/;
const goesAway = /^(?:water|oil) (?:run|evaporate|boil|come|has|is|bath|start|rise|separate|float)/;

/** Water that comes out of the tap, or goes; oil that rises. */
function isPassing(said: string[], at: number) {
  const word = said[at];
  if (word !== 'water' && word !== 'oil') return false;
  const until = said.slice(Math.max(0, at - 2), at + 1).join(' ');
  return (word === 'water' && inPassing.test(until)) || goesAway.test(`${word} ${said[at + 1] ?? ''}`);
}

/** Of what could be meant by the same words the longest name, and of those the nearest. */
export function meant(mentions: Mention[]): Mention[] {
  const overlaps = (one: Mention, other: Mention) => one.from < other.to && other.from < one.to;
  const length = ({ from, to }: Mention) => to - from;
  return mentions.filter(
    one =>
      !mentions.some(
        other =>
          other !== one &&
          overlaps(one, other) &&
          (length(other) > length(one) || (length(other) === length(one) && other.distance < one.distance)),
      ),
  );
}

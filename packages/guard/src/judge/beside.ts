import type { Match } from '../match/find-phrases.ts';
import { gaps } from '../normalise/tokens.ts';
import { isGlue } from './between.ts';
import { type Line, type Named, startingAt } from './line.ts';

// What stands before a name and is another thing: 'kurczak z boczkiem', '鶏肉のベーコン巻き', 'csirkemell sonkával'.
export function isBeside(line: Line, word: Match, named: Named) {
  const { reading } = line;
  return (
    startingAt(reading, named.to, 'wrapAfter') !== undefined ||
    isAnd(line, named) ||
    isHyphened(line, word, named) ||
    isWith(line, named) ||
    isJambonlu(line, word, named) ||
    isNounAmongNouns(line, word, named) ||
    isWithParticle(line, word, named) ||
    reading.some(({ entry, from }) => entry.role === 'blockerBefore' && from >= word.to && from < named.from)
  );
}

// '쇠고기에 다진 베이컨' is bacon that comes to beef, as '쇠고기를' is beef for something.
function isWithParticle({ units }: Line, { entry, to }: Match, { from }: Named) {
  const particle = units[to];
  if (entry.language.code !== 'ko' || !particle || particle.before !== 0 || to >= from) return false;
  return particles.has(particle.token.text) && ((units[to + 1]?.before ?? 0) & gaps.space) !== 0;
}

const particles = new Set('에 와 과 랑 를 을 도 는 은 이'.split(' '));

const bindings = gaps.hyphen | gaps.space;
const isBound = ({ units }: Line, at: number) => ((units[at]?.before ?? 0) & bindings) === gaps.hyphen;

// 'kana-pekonipasta' is of two things in some languages, 'Hähnchen-Speck-Spieße' in all of them.
function isHyphened(line: Line, { entry, to }: Match, named: Named) {
  if (to !== named.from || !isBound(line, named.from)) return false;
  return entry.language.isHyphenAnd || isBound(line, named.to);
}

/** Endings that mean with, in or into. */
const endingsOfWith: Partial<Record<string, RegExp>> = {
  hu: /(?:b[ae]n?|[^aeiou][ae]l)$/,
  // But not 'mortadella' and 'pekonirulla'.
  fi: /(?:ss|(?<!ru|de)ll)a$/,
  et: /ga$/,
};

function isWith({ units }: Line, { entry, from, to }: Named) {
  if (((units[from]?.before ?? 0) & gaps.space) === 0) return false;
  return endingsOfWith[entry.language.code]?.test(units[to - 1]?.token.text ?? '') ?? false;
}

// 'باكون ودجاج', 'دجاج بالبيكون', 'البيكون للدجاج': the 'and', 'with' or 'to' is a letter of the word.
export function isAnd({ units }: Pick<Line, 'units'>, { entry, from }: Match) {
  return startsWithAnd(units[from]?.token.text) && !startsWithAnd(entry.phrase);
}

const startsWithAnd = (text = '') => /^(?:و|بال|لل)/.test(text);

// 'tavuk göğsü jambonlu' is a chicken breast with ham, 'hindi jambonlu' with ham of turkey.
function isJambonlu(line: Line, word: Match, named: Named) {
  if (named.entry.language.code !== 'tr' || word.to === named.from) return false;
  return /l[iu]$/.test(line.units[named.to - 1]?.token.text ?? '') && !isGlue(line, word.to, named.from);
}

/** Animals as they stand before another noun: 'Puten Schinken', 'Rinder Salami'; while 'Pute' and 'Hähnchen' are the meat itself. */
const firstHalves = /(?<!ch)(?:en|er|es|s)$|^(?:geflugel|truthahn|lamm|hirsch|wild)$/;
const cutsOfHam =
  /^(?:wurfel|streifen|scheiben?|stuck|aufschnitt|wurst|wurstchen|tranchen?|stifte|bits|chips|filet|art)/;

// 'Hähnchen Speck Spieße' are skewers of both, 'Hähnchen Speck' and 'Hähnchen Speck Würfel' are bacon of chicken.
function isNounAmongNouns({ plain, units }: Line, { entry, to }: Match, named: Named) {
  const [animal, name, next] = [units[to - 1], units[named.from], units[named.to]];
  if (entry.language.code !== 'de' || named.kind !== 'curedPork' || !animal || !name || !next) return false;
  if (name.before !== gaps.space || next.before !== gaps.space || firstHalves.test(animal.token.text))
    return false;
  return /\p{Lu}/u.test(plain[next.start] ?? '') && !cutsOfHam.test(next.token.text);
}

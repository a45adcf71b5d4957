import { guard } from '../guard.ts';
import { withAkin } from '../language/with-akin.ts';
import type { Language } from '../words/languages.ts';
import type { Found, Unit } from './found.ts';
import type { Name } from './names.ts';

type Languages = ReadonlySet<Language>;
type Text = {
  units: readonly Unit[];
  languages: Languages;
  /** The languages that the words outside of a place speak. */
  beside: (start: number, end: number) => Languages;
  plain: string;
};

const sharedScripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Han}/u,
  /\p{Script=Devanagari}/u,
];
const kana = /^(?:[\p{Script=Hiragana}ー]+|[\p{Script=Katakana}ー]+)$/u;
const fewestLettersAlone = 4;
const hanFrom = 2;
const distinct = 6;
const shortestFreeKana = 3;

/** Whether a name counts in a text: short words are other words in other languages. */
export function countsHere(name: Name, found: Found, text: Text): boolean {
  const { units, languages } = text;
  const first = units[found.from];
  if (!first) return false;
  const written = units
    .slice(found.from, found.to)
    .map(({ start, end }) => text.plain.slice(start, end))
    .join('');
  if (kana.test(written) && written.length < shortestFreeKana && !standsApart(found, text)) return false;
  // A part of a word that is written together: only where that is done.
  if (first.part && name.meaning.kind !== 'cue')
    return languages.size === 0 || isSpoken(name.language, languages);
  if (name.meaning.kind === 'cue')
    return (
      languages.size === 0 ||
      isSpoken(name.language, languages) ||
      (name.language.countsEverywhere && written.length >= fewestLettersAlone)
    );
  if (name.language.countsEverywhere && !name.language.isSpoken) return true;
  if (languages.size > 0 && isSpoken(name.language, languages)) return true;
  const beside = text.beside(first.start, units[found.to - 1]?.end ?? first.end);
  if (isSpoken(name.language, beside)) return true;
  const script = sharedScripts.find(one => one.test(written));
  if (!script) return true;
  if (/\p{Script=Han}/u.test(written)) return languages.size === 0 || written.length >= hanFrom;
  if (name.isStem || isEverydayHere(name, found, text)) return false;
  const isElsewhere = isEverydayElsewhere(name, found, text);
  if (beside.size === 0) return written.length >= fewestLettersAlone || !isElsewhere;
  // English words are known in every kitchen.
  const fewest = name.language.countsEverywhere ? fewestLettersAlone : distinct;
  return written.length >= fewest && !isElsewhere;
}

const isSpoken = (language: Language, languages: Languages) =>
  languages.has(language) || withAkin(languages).has(language);

// A word of kana that is short stands in many others: 'いか' in 'いかが'.
function standsApart({ from, to }: Found, { units, plain }: Text) {
  const isSame = (at: number, sign: string) => {
    const unit = units[at];
    return unit !== undefined && kana.test(plain.slice(unit.start, unit.end) + sign);
  };
  const begin = plain.charAt(units[from]?.start ?? 0);
  const end = plain.charAt((units[to - 1]?.end ?? 1) - 1);
  const touchesBefore = units[from]?.before === 0 && isSame(from - 1, begin);
  const touchesAfter = units[to]?.before === 0 && isSame(to, end) && /\p{Script=Katakana}/u.test(end);
  return !touchesBefore && !touchesAfter;
}

function tokenOf({ from, to }: Found, units: readonly Unit[]) {
  const unit = units[from];
  return to - from === 1 && unit && !unit.part ? unit.token : undefined;
}

function isEverydayHere({ language }: Name, found: Found, { units, beside }: Text) {
  const token = tokenOf(found, units);
  const known = token ? guard.everyday.languagesWith(token) : [];
  if (!token || known.length === 0 || known.includes(language)) return false;
  const languages = beside(token.start, token.end);
  return known.some(other => languages.has(other));
}

function isEverydayElsewhere({ language }: Name, found: Found, { units }: Text) {
  const token = tokenOf(found, units);
  if (!token) return false;
  const known = guard.everyday.languagesWith(token);
  return known.length > 0 && !known.includes(language);
}

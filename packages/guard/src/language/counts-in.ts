import type { Match } from '../match/find-phrases.ts';
import { marks, namesSomething } from '../match/phrase-tree.ts';
import type { Unit } from '../match/reading.ts';
import type { Vocabulary } from '../match/vocabulary.ts';
import { type Language, languageOf } from '../words/languages.ts';
import type { Role } from '../words/roles.ts';
import { decideLanguages, speaksRatherFor, type Votes } from './decide-languages.ts';
import type { EverydayWords } from './everyday.ts';
import type { Evidence } from './evidence.ts';
import { isSlipOfUsual } from './slip-of-usual.ts';

/** What a text is read with: its words, the languages that it is in, and what is known of words. */
export type Setting = {
  plain: string;
  units: readonly Unit[];
  languages: ReadonlySet<Language>;
  /** The same and those akin to them. */
  spoken: ReadonlySet<Language>;
  /** What its words and the texts around it say of the languages. */
  evidence: Evidence;
  around: Votes | undefined;
  /** What is decided without the words of a place, of which there may be several readings. */
  beside: Map<number, ReadonlySet<Language>>;
  vocabulary: Vocabulary;
  everyday: EverydayWords;
};

/** Words that take something away from what is named; the measures of an amount never do. */
const clearing: ReadonlySet<Role> = new Set<Role>([
  'harmless',
  'animal',
  'animalAdjective',
  'seafood',
  'food',
  'plant',
  'imitationPlant',
  'perhapsImitation',
  'plantSource',
  'plantHead',
  'sense',
  'look',
  'lookBefore',
  'hue',
  'dough',
  'washing',
  'halal',
  'microbial',
  'alcoholFree',
  'virgin',
  'unstated',
  'flavour',
  'flavourBefore',
  'vinegar',
  'grapes',
  'freeAfter',
  'withoutAfter',
  'insteadAfter',
  'substituteAfter',
]);

const english = languageOf('en');

/** Words that take out what is named beside them. */
const takingOut: ReadonlySet<Role> = new Set<Role>([
  'without',
  'withoutAfter',
  'freeAfter',
  'insteadOf',
  'insteadAfter',
  'substitute',
  'substituteAfter',
  'replace',
  'replaceAfter',
  'leave',
  'remove',
]);

const startsWithDigit = /^\d/;

/** Whether an entry counts in this text, by the languages of both. */
export function countsIn(match: Match, setting: Setting): boolean {
  const { entry } = match;
  if (entry.language.keepsAccents && isOfAnotherTone(match, setting)) return false;
  const isHome = setting.spoken.has(entry.language);
  const isUnknown = setting.languages.size === 0;
  if (!namesSomething(entry)) {
    const isSpoken = isHome || isUnknown || entry.language.countsEverywhere || entry.role === 'harmless';
    return (
      isSpoken &&
      !isMeasure(match, setting) &&
      !isOrdinarySlip(match, setting) &&
      (entry.range !== 'home-only' || isKnownToBeHome(match, setting))
    );
  }
  if (isBullet(match, setting)) return false;
  const isPart = setting.units[match.from]?.whole !== undefined;
  if (isPart && isAnotherByItsAccents(match, setting)) return false;
  const isWritten = isWrittenAsListed(match, setting) && !isAnotherByItsAccents(match, setting);
  if (entry.range === 'home-only')
    return (
      isKnownToBeHome(match, setting) &&
      !isEverydayElsewhere(match, setting) &&
      (isWritten || !isEveryday(match, setting))
    );
  if (isWritten) return countsAsWritten(match, setting, isHome);
  // A form, a part of a compound or a slip of the pen: only in its own language, and where it is no word by itself.
  return (isHome || isUnknown) && !isEveryday(match, setting);
}

function countsAsWritten(match: Match, setting: Setting, isHome: boolean) {
  const { language, range } = match.entry;
  if (setting.languages.size === 0) return true;
  // What stands alone beside an amount is the thing itself, unless the amount is in a language of which it is another word. Of a
  // drink there are millilitres or bottles: what is counted is the other word, '3 Bintang' are stars of anise.
  if (match.entry.marks & marks.alone) {
    const languages = languagesBeside(match, setting);
    const isTold = languages.size > 0 || (language.code === 'names' && isCounted(match, setting));
    return !isTold || !isEveryday(match, { ...setting, languages });
  }
  if (setting.languages.has(language))
    return !isCommonElsewhere(match, setting) || isKnownToBeHome(match, setting);
  return (isHome || range !== 'home') && !isEveryday(match, setting);
}

const isCounted = ({ from, to }: Match, { units }: Setting) =>
  units.length > to - from &&
  units.every(({ token }, at) => (at >= from && at < to) || startsWithDigit.test(token.text));

// Of a word that stands alone its commoner meaning counts: 'salam' is a bay leaf of many Indonesian recipes.
function isCommonElsewhere({ entry, from, to }: Match, { units, everyday }: Setting) {
  const token = to - from === 1 ? units[from]?.token : undefined;
  if (!token) return false;
  const common = everyday.languagesWithCommon(token);
  return common.length > 0 && !common.includes(entry.language);
}

// German 'Met' is mead, and 'met' the Dutch 'with'.
function isEverydayElsewhere({ entry, from, to }: Match, { units, languages, everyday }: Setting) {
  const token = to - from === 1 ? units[from]?.token : undefined;
  return (
    token !== undefined &&
    everyday.languagesWith(token).some(language => language !== entry.language && languages.has(language))
  );
}

// Known by other words than these, and not by such alone as English has too: 'salami (optional)' may as well be English.
function isKnownToBeHome(match: Match, setting: Setting) {
  const { language } = match.entry;
  if (!languagesBeside(match, setting).has(language)) return false;
  if (language.countsEverywhere) return true;
  const { evidence, around } = setting;
  const beside = [...evidence.slice(0, match.from), ...evidence.slice(match.to)];
  return speaksRatherFor(language, english, beside, around);
}

function languagesBeside({ from, to }: Match, { evidence, around, beside }: Setting) {
  const place = from * evidence.length + to;
  let languages = beside.get(place);
  if (!languages) {
    languages = decideLanguages([...evidence.slice(0, from), ...evidence.slice(to)], around);
    beside.set(place, languages);
  }
  return languages;
}

// '🍶 For the sauce:' is a heading with a picture before it.
function isBullet({ entry, from, to }: Match, { units, plain }: Setting) {
  return entry.language.code === 'emoji' && from === 0 && to < units.length && /[:：]\s*$/.test(plain);
}

// 'oz' is an ounce and no Hungarian deer, which would make venison bacon of '4 oz bacon'.
function isMeasure({ entry, from, to, words }: Match, { units, everyday, vocabulary }: Setting) {
  const token = units[from]?.token;
  const [number] = words;
  if (to - from !== 1 || !token || number === undefined || !clearing.has(entry.role)) return false;
  return everyday.isMeasure(token.text) && !vocabulary.words.isWrittenAs(number, `=${token.exact}`);
}

// Indonesian 'pecin' is a seasoning, and no slip of 'pectin', which would make bacon beside it of plants. Russian 'замесите' is to knead,
// and no slip of 'замените', which would take out the bacon of the dough.
function isOrdinarySlip({ entry, from, to }: Match, setting: Setting) {
  const unit = to - from === 1 ? setting.units[from] : undefined;
  if (unit?.recognised !== 'slip') return false;
  if (takingOut.has(entry.role)) return isEverydayWord(unit, entry.language, setting);
  if (!clearing.has(entry.role)) return false;
  const isForeign = setting.languages.size > 0 && !setting.languages.has(entry.language);
  return isForeign && isEverydayWord(unit, entry.language, setting);
}

function isWrittenAsListed({ words, from }: Match, setting: Setting) {
  return words.every((number, at) => isListed(number, setting.units[from + at], setting));
}

// Whether a word stands here as the lexicon has it, or hidden on purpose; not in another form, or by a guess.
function isListed(number: number, unit: Unit | undefined, { vocabulary: { words } }: Setting) {
  if (!unit || unit.recognised === 'slip' || unit.recognised === 'part') return false;
  const { text, exact } = unit.token;
  return (
    unit.recognised === 'masked' ||
    words.isGroup(number) ||
    words.isWrittenAs(number, text) ||
    words.isWrittenAs(number, `=${exact}`)
  );
}

// Vietnamese 'cháy' is burnt, and no 'chay', which is without meat.
function isOfAnotherTone({ words, from }: Match, { units, vocabulary }: Setting) {
  return words.some((number, at) => {
    const { text, exact } = units[from + at]?.token ?? {};
    return text !== exact && !vocabulary.words.isWrittenAs(number, `=${exact}`);
  });
}

// Danish 'blød' is soft, and no 'blod', in 'blødkogt' too.
function isAnotherByItsAccents({ entry, from, to }: Match, { units, languages, everyday }: Setting) {
  const token = to - from === 1 ? units[from]?.token : undefined;
  if (!token || token.text === token.exact || entry.phrase.toLowerCase() === token.exact) return false;
  const spelling = everyday.languagesSpelling(token.exact);
  return languages.size === 0 ? spelling.length > 0 : spelling.some(language => languages.has(language));
}

// Whether what stands there is an everyday word of the text's languages (of any, where none is known). Everyday words that make a
// name together ('crème de menthe') do not take it away; of a phrase only what is not written as listed is asked.
function isEveryday({ entry, words, from }: Match, setting: Setting) {
  let isAsked = false;
  for (const [at, number] of words.entries()) {
    const unit = setting.units[from + at];
    if (words.length > 1 && isListed(number, unit, setting)) continue;
    if (!isEverydayWord(unit, entry.language, setting)) return false;
    isAsked = true;
  }
  return isAsked;
}

function isEverydayWord(unit: Unit | undefined, language: Language, { languages, everyday }: Setting) {
  if (!unit || unit.recognised === 'masked') return false;
  // Of a compound its part must be an everyday word of the language that wrote it together: 'Blüten' in 'Kirschblüten'.
  if (unit.whole && everyday.languagesWith(unit.token).includes(language)) return true;
  const known = everyday.languagesWith(unit.whole ?? unit.token);
  if (languages.size === 0) return known.length > 0;
  if (known.some(language => languages.has(language))) return true;
  return unit.recognised === 'slip' && isSlipOfUsual(unit.token.text, languages, everyday);
}

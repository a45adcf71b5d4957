import '@sufra/amounts/learn-other-kitchens.ts';
import { type Amount, readAmount } from '@sufra/amounts/amount.ts';
import { otherKitchens } from '@sufra/amounts/other-kitchens.ts';
import { readQuantity } from '@sufra/amounts/read-quantity.ts';
import { type SiteLanguage, siteLanguages } from '@sufra/contracts';
import { type LineAmount, languageOf, readLineAmount } from '@sufra/nutrition';
import { rational, times } from '@sufra/nutrition/measures';

export interface ReadOwnLine {
  item: string;
  amount: Amount | null;
}

const mostWords = 6;
// 'de tomates', 'd’ail', 'of rice': what joins an amount to its thing.
const joint = /^(?:(?:of|de|du|des|من|کے|کی|کا)\s+|d['’])/iu;

export const withoutJoint = (item: string) => item.replace(joint, '');
// 'batteries x 4'
const sign = /(?<!\s)\s+[x×*]$/i;
// What a thing is counted with in figures; a word for a number counts measures alone: 'half a kilo', but 'seven up'.
const figures = /[\d٠-٩۰-۹¼-¾⅐-⅞]/u;
const isSaid = ({ unit }: LineAmount, said: string[]) =>
  (unit !== undefined && unit.kind !== 'piece') || figures.test(said.join(''));
// What stands between a thing and its amount: 'Beurre - 20 g', 'دہی: ½ کپ'.
const separator = /(?<![\s:،,۔–-])[\s:،,۔–-]+$/u;
const spoons = new Set([5, 10, 15, 30]);

/**
 * What a line says in its language, or in English. Where no amount is understood, all of it is the thing. A recipe (`ofRecipe`) counts pieces in
 * words as well ('پیاز دو عدد'), and behind its thing no bare number: 'flour type 55'.
 */
export function readLineIn(text: string, language: SiteLanguage, ofRecipe = false): ReadOwnLine {
  const words = wordsOf(text);
  return (
    inLanguage(words, language, ofRecipe) ??
    inLanguage(words, 'en', ofRecipe) ?? { item: words.join(' '), amount: null }
  );
}

/** What a member typed: 'rice 2 kg', '٢ كيلو طماطم', '1,5 kg de tomates'. Measures are understood in every language, whatever the page's. */
export function readOwnLine(text: string, language: SiteLanguage, ofRecipe = false): ReadOwnLine {
  const words = wordsOf(text);
  const read = readLineIn(text, language, ofRecipe);
  if (read.amount && isMeasured(read.amount)) return read;
  const others = siteLanguages.filter(other => other !== language && other !== 'en');
  // A word that counts pieces in one language is a thing in another: 'pot' is a jar in French.
  return (
    others.map(other => inLanguage(words, other)).find(each => each?.amount && isMeasured(each.amount)) ??
    read
  );
}

const isMeasured = ({ kind }: Amount) => kind === 'mass' || kind === 'volume';

const wordsOf = (text: string) => text.trim().split(/\s+/).flatMap(splitNumber);

// '500g rice'; a fraction and a decimal stay whole.
const splitNumber = (word: string) => {
  const [, number, unit] = /^([\d٠-٩۰-۹][\d٠-٩۰-۹.,/-]*)(\p{L}+)$/u.exec(word) ?? [];
  return number && unit ? [number, unit] : [word];
};

// 'Potatoes, cut into 1-inch pieces', 'air secukupnya kurleb 1,5 liter'.
const leadsElsewhere =
  /(?:^|\s)(?:into|in|to|about|approximately|plus|measure|en|environ|atau|kurleb|kira-kira|sampai|uk\.)$/i;

/** A number behind a recipe's thing is its amount where it has a unit, or a sign before it, and no other stands before. */
const isOfAnother = ({ unit }: LineAmount, thing: string) =>
  figures.test(thing.replace(/\([^()]*\)/g, '')) ||
  leadsElsewhere.test(thing) ||
  (unit === undefined && !separator.test(thing));

function inLanguage(words: string[], language: SiteLanguage, ofRecipe = false): ReadOwnLine | undefined {
  const lengths = Array.from({ length: Math.min(mostWords, words.length - 1) }, (_, at) => at + 1).reverse();
  for (const length of lengths) {
    for (const atEnd of [false, true]) {
      const said = atEnd ? words.slice(-length) : words.slice(0, length);
      const amount = readLineAmount(said.join(' '), languageOf(language));
      if (!amount) continue;
      const rest = (atEnd ? words.slice(0, -length) : words.slice(length)).join(' ');
      const isMeant = isSaid(amount, said) || (ofRecipe && amount.unit !== undefined);
      if (!isMeant || (ofRecipe && atEnd && isOfAnother(amount, rest))) continue;
      const item = withoutJoint(rest).replace(separator, '').replace(sign, '').trim();
      if (/\p{L}/u.test(item)) return withSizeBehind(item, amountOf(amount, said));
    }
  }
  return undefined;
}

/** '3 فصوص كبيرة ثوم', '2 siung besar bawang putih': what says how large the unit is stands behind it. */
function withSizeBehind(item: string, amount: Amount): ReadOwnLine {
  const [next = '', ...others] = item.split(' ');
  if (amount.kind !== 'count' || amount.unit === null || others.length === 0) return { item, amount };
  const unit = `${amount.unit} ${next}`;
  return otherKitchens().unitFor(unit, 1, null) === undefined
    ? { item, amount }
    : { item: withoutJoint(others.join(' ')), amount: { ...amount, unit } };
}

/** What is counted in, without a number in words before it: 'آٹھ جوئے'. */
function unitOf(words: string[]): string {
  const known = words.findIndex((_word, at) => otherKitchens().unitFor(words.slice(at).join(' '), 1, null));
  return words.slice(Math.max(0, known)).join(' ');
}

/** A word that says of what kind a piece is ('potong', 'قطعة'), and not that there are some of it ('buah', 'adet'). */
const isKindOfPiece = (words: string) => Boolean(otherKitchens().unitFor(words, 1, 'en'));

function amountOf({ value, unit }: LineAmount, said: string[]): Amount {
  if (unit && unit.kind !== 'piece') {
    const quantity = times(readQuantity(value, false), readQuantity(unit.size, true));
    const inSpoons = unit.kind === 'volume' && spoons.has(unit.size);
    return { kind: unit.kind, quantity, inSpoons, inCups: unit.size === 240 };
  }
  const words = unitOf(said.filter(word => /^\p{L}/u.test(word)));
  const isPiece = !unit || (unit.name === 'piece' && !isKindOfPiece(words));
  return readAmount({ quantity: value, unit: isPiece ? null : words || null }) ?? onePiece;
}

const onePiece: Amount = { kind: 'count', quantity: rational(1), unit: null };

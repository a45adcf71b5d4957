import { type Amount, readAmount } from '@sufra/amounts/amount.ts';
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
const spoons = new Set([5, 10, 15, 30]);

/**
 * What a line of a recipe says in its language, or in English. Where no amount is understood, all of it is the thing.
 */
export function readLineIn(text: string, language: SiteLanguage): ReadOwnLine {
  const words = wordsOf(text);
  return inLanguage(words, language) ?? inLanguage(words, 'en') ?? { item: words.join(' '), amount: null };
}

/** What a member typed: 'rice 2 kg', '٢ كيلو طماطم', '1,5 kg de tomates'. Measures are understood in every language, whatever the page's. */
export function readOwnLine(text: string, language: SiteLanguage): ReadOwnLine {
  const words = wordsOf(text);
  const read = readLineIn(text, language);
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
  const [, number, unit] = /^([\d٠-٩۰-۹][\d٠-٩۰-۹.,/]*)(\p{L}+)$/u.exec(word) ?? [];
  return number && unit ? [number, unit] : [word];
};

function inLanguage(words: string[], language: SiteLanguage): ReadOwnLine | undefined {
  const lengths = Array.from({ length: Math.min(mostWords, words.length - 1) }, (_, at) => at + 1).reverse();
  for (const length of lengths) {
    for (const atEnd of [false, true]) {
      const said = atEnd ? words.slice(-length) : words.slice(0, length);
      const amount = readLineAmount(said.join(' '), languageOf(language));
      if (!amount || !isSaid(amount, said)) continue;
      const rest = atEnd ? words.slice(0, -length) : words.slice(length);
      const item = withoutJoint(rest.join(' ')).replace(sign, '').trim();
      if (/\p{L}/u.test(item)) return { item, amount: amountOf(amount, said) };
    }
  }
  return undefined;
}

function amountOf({ value, unit }: LineAmount, said: string[]): Amount {
  if (unit && unit.kind !== 'piece') {
    const quantity = times(readQuantity(value, false), readQuantity(unit.size, true));
    const inSpoons = unit.kind === 'volume' && spoons.has(unit.size);
    return { kind: unit.kind, quantity, inSpoons, inCups: unit.size === 240 };
  }
  const words = said.filter(word => /^\p{L}/u.test(word)).join(' ');
  const isPiece = !unit || unit.name === 'piece';
  return readAmount({ quantity: value, unit: isPiece ? null : words || null }) ?? onePiece;
}

const onePiece: Amount = { kind: 'count', quantity: rational(1), unit: null };

import type { SiteLanguage } from '@sufra/contracts';
import { type CountedUnit, type CountedWord, countedUnits } from './counted-units.ts';
import { type SizeWord, sizeFor, withoutSize, withSize } from './sizes-of-units.ts';

interface Counted {
  /** All that it is called, by which its word in another language is found. */
  unit: CountedUnit;
  word: CountedWord;
}

interface Read extends Counted {
  size?: SizeWord | undefined;
}

const byForm = Map.groupBy(
  countedUnits.flatMap(unit =>
    unit.flatMap(word => [...new Set([word.one, word.several])].map(form => ({ unit, word, form }))),
  ),
  ({ form }): string => form,
);

const languages: SiteLanguage[] = ['ar', 'ur', 'tr', 'fr', 'id', 'en'];

const inLanguage = (found: readonly Counted[], language: SiteLanguage | null) =>
  found.find(({ word }) => word.language === language);

/** What a unit is, with its adjective: of the reader's language where several have that word. */
function read(written: string, reader: SiteLanguage | null): Read | undefined {
  const text = written.trim().toLowerCase();
  const whole = byForm.get(text);
  if (whole) return inLanguage(whole, reader) ?? whole[0];
  for (const language of reader ? [reader, ...languages] : languages) {
    for (const { rest, size } of withoutSize(text, language)) {
      const found = inLanguage(byForm.get(rest) ?? [], language);
      if (found) return { ...found, size };
    }
  }
  return undefined;
}

/** Of how many a language says the one form or the other; Arabic counts from three to ten with its plural alone. */
function isOne(language: SiteLanguage, amount: number): boolean {
  if (language === 'ar') return !(Number.isInteger(amount) && amount % 100 >= 3 && amount % 100 <= 10);
  if (language === 'fr' || language === 'ur') return amount < 2;
  return amount <= 1;
}

const said = ({ word, size }: Pick<Read, 'word' | 'size'>, amount: number) =>
  withSize(word, size, isOne(word.language, amount));

/** By which amounts are added: 'grosses gousses' are 'grosse gousse', 'فصوص' are 'فص'. */
export function singularElsewhere(written: string): string {
  const found = read(written, null);
  return found && found.word.language !== 'en' ? said(found, 1) : written;
}

/**
 * A unit as it is said of so many to a reader of a language: by their own word, or by what was written where they have none. Undefined where
 * it is not known, and empty where that language counts without a word: '3 adet domates' are '3 tomates'.
 */
export function unitFor(written: string, amount: number, reader: SiteLanguage | null): string | undefined {
  const found = read(written, reader);
  if (!found) return undefined;
  const { unit, word, size } = found;
  if (reader === null || word.language === reader) return said(found, amount);
  const own = unit.find(other => other.language === reader);
  if (own) return said({ word: own, size: size && sizeFor(reader, size) }, amount);
  return size ? said(found, amount) : '';
}

const mostWords = 4;

/**
 * What is counted in a unit that stands in the words of a line: '2 grosses gousses d’ail' for half as many are '1 grosse gousse d’ail'. The
 * words stay those of its writer.
 */
export function itemOfSoMany(item: string, amount: number): string {
  const words = item.split(' ');
  for (let length = Math.min(mostWords, words.length - 1); length > 0; length -= 1) {
    const written = words.slice(0, length).join(' ');
    const unit = unitFor(written, amount, null);
    if (unit !== undefined && unit !== written.toLowerCase()) return [unit, ...words.slice(length)].join(' ');
    if (unit !== undefined) return item;
  }
  return item;
}

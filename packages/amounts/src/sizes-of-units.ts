import type { SiteLanguage } from '@sufra/contracts';
import type { CountedWord } from './counted-units.ts';

type Size = 'small' | 'medium' | 'large';

export interface SizeWord {
  language: SiteLanguage;
  means: Size;
  /** Of one and of several, of a masculine and of a feminine word. */
  forms: { m: [one: string, several: string]; f: [one: string, several: string] };
  stands: 'before' | 'behind';
}

/** 'm/several f/several'; one form alone where the language does not change it. */
function sizeWord(language: SiteLanguage, means: Size, text: string, stands: SizeWord['stands']): SizeWord {
  const [m = '', f = m] = text.split(' | ').map(pair => pair.split('/'));
  const both = ([one = '', several = one]: string[]): [string, string] => [one, several];
  return { language, means, forms: { m: both([...m]), f: both([...f]) }, stands };
}

/** The first of a language and size is the one that is said in it. */
const sizes: SizeWord[] = [
  sizeWord('en', 'small', 'small', 'before'),
  sizeWord('en', 'medium', 'medium', 'before'),
  sizeWord('en', 'large', 'large', 'before'),
  sizeWord('en', 'large', 'big', 'before'),
  sizeWord('fr', 'small', 'petit/petits | petite/petites', 'before'),
  sizeWord('fr', 'medium', 'moyen/moyens | moyenne/moyennes', 'behind'),
  sizeWord('fr', 'medium', 'moyen/moyens | moyenne/moyennes', 'before'),
  sizeWord('fr', 'large', 'gros | grosse/grosses', 'before'),
  sizeWord('fr', 'large', 'grand/grands | grande/grandes', 'before'),
  sizeWord('fr', 'large', 'beau/beaux | belle/belles', 'before'),
  // Of several things an Arabic adjective is a feminine one.
  sizeWord('ar', 'small', 'صغير/صغيرة | صغيرة', 'behind'),
  sizeWord('ar', 'medium', 'متوسط/متوسطة | متوسطة', 'behind'),
  sizeWord('ar', 'large', 'كبير/كبيرة | كبيرة', 'behind'),
  sizeWord('ur', 'small', 'چھوٹا/چھوٹے | چھوٹی', 'before'),
  sizeWord('ur', 'medium', 'درمیانہ/درمیانے | درمیانی', 'before'),
  sizeWord('ur', 'medium', 'درمیانا/درمیانے | درمیانی', 'before'),
  sizeWord('ur', 'large', 'بڑا/بڑے | بڑی', 'before'),
  sizeWord('tr', 'small', 'küçük', 'before'),
  sizeWord('tr', 'medium', 'orta boy', 'before'),
  sizeWord('tr', 'large', 'büyük', 'before'),
  sizeWord('tr', 'large', 'iri', 'before'),
  sizeWord('id', 'small', 'kecil', 'behind'),
  sizeWord('id', 'medium', 'sedang', 'behind'),
  sizeWord('id', 'large', 'besar', 'behind'),
];

const formsOf = ({ forms }: SizeWord) => [...new Set([...forms.m, ...forms.f])];

/** A unit without its adjective, and that adjective, in each way that a language may have written it. */
export const withoutSize = (unit: string, language: SiteLanguage) =>
  sizes
    .filter(size => size.language === language)
    .flatMap(size =>
      formsOf(size).flatMap(form => {
        if (size.stands === 'before')
          return unit.startsWith(`${form} `) ? [{ rest: unit.slice(form.length + 1), size }] : [];
        return unit.endsWith(` ${form}`) ? [{ rest: unit.slice(0, -form.length - 1), size }] : [];
      }),
    );

/** The same size as another language says it. */
export const sizeFor = (language: SiteLanguage, { means }: SizeWord) =>
  sizes.find(size => size.language === language && size.means === means);

/** A word of one or of several, with its adjective as that language has it. */
export function withSize(
  { one, several, isFeminine }: CountedWord,
  size: SizeWord | undefined,
  isOne: boolean,
) {
  const word = isOne ? one : several;
  if (!size) return word;
  const adjective = size.forms[isFeminine ? 'f' : 'm'][isOne ? 0 : 1];
  return size.stands === 'before' ? `${adjective} ${word}` : `${word} ${adjective}`;
}

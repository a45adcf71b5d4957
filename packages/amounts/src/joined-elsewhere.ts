import { unitFor } from './count-words-elsewhere.ts';
import type { WrittenIn } from './other-kitchens.ts';

/** '400 g tin' as a language says it: 'boîte de 400 g', 'علبة 400 غ'. */
export function containerIn(language: WrittenIn, size: string): string {
  if (language === null || language === 'en') return size;
  const [, content = size, container = ''] = /^(.+) (\S+)$/.exec(size) ?? [];
  const said = unitFor(container, 1, language);
  if (!said) return size;
  // The amount gets its own words where the no-break space says that it is one.
  const held = content.replace(/(?<=\d) (?=\p{L})/u, '\u00a0');
  if (language === 'fr') return `${said} de ${held}`;
  return language === 'ar' || language === 'id' ? `${said} ${held}` : `${held} ${said}`;
}

// What begins with a vowel or an h that is not heard; of these few it is.
const isElided = /^(?!h(?:aricot|arissa|omard|areng|oumous|alloumi)|onz)[aâeéèêiîoôœuûyh]/i;

/** What joins an amount to its thing in French: '400 g de riz', '3 gousses d’ail'. Empty where it says it already. */
export function jointOf(item: string): string {
  if (/^(?:de |du |des |d['’])/i.test(item)) return '';
  return isElided.test(item) ? 'd’' : 'de ';
}

import words from './safety-words.json' with { type: 'json' };

type Meaning = keyof typeof words;

/** One form for what is written in several: case, accents, the hyphens and apostrophes of phrases. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}°]+/gu, ' ')
    .trim()} `;

// An agglutinating word goes on, in Turkish, Urdu, Arabic and Indonesian; in English and French it ends where the word does.
const isWhole = (language: string) => language === 'en' || language === 'fr';

const phrases = Object.fromEntries(
  Object.entries(words).map(([meaning, byLanguage]) => [
    meaning,
    Object.entries(byLanguage).flatMap(([language, list]) =>
      list.map(phrase =>
        isWhole(language)
          ? plain(phrase)
          : plain(phrase).slice(language === 'tr' || language === 'ur' ? 0 : 1, -1),
      ),
    ),
  ]),
) as Record<Meaning, string[]>;

/** Whether a text says such a thing in any of the six languages. */
export function says(text: string, meaning: Meaning): boolean {
  const read = plain(text);
  return phrases[meaning].some(phrase => read.includes(phrase));
}

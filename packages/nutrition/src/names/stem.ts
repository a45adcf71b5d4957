type Stem = (word: string) => string;

const english: Stem = word => {
  if (word.length <= 3) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:o|ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return /[^suia]s$|[^s]as$/.test(word) ? word.slice(0, -1) : word;
};
const french: Stem = word => (word.length > 3 && /[^s]s$|[ue]x$/.test(word) ? word.slice(0, -1) : word);
const turkish: Stem = word => word.replace(/(?<=\p{L}{3})(?:lari|leri|lar|ler)$/u, '');
// The article, and 'and' before it: 'والبصل'.
const arabic: Stem = word => (word.length > 4 ? word.replace(/^و?ال/u, '') : word);
const asWritten: Stem = word => word;

const stems: Record<string, Stem> = { en: english, fr: french, tr: turkish, ar: arabic };

/** The form of a word in which names and lines of a language are compared. */
export const stemOf = (language: string): Stem => stems[language] ?? asWritten;

import type { SiteLanguage } from '@sufra/contracts';
import { languageVotes } from '@sufra/guard/languages';

const arabicScript = /\p{Script=Arabic}/gu;
const latinScript = /\p{Script=Latin}/gu;
const letters = /\p{L}/gu;
const isWrittenInArabic = (language: SiteLanguage) => language === 'ar' || language === 'ur';

/** A sign or a measure says nothing: '180 °C'. */
const leastLetters = 3;
/** Of its letters so many are of the script: names of others may stand between them. */
const leastOfScript = 0.4;
/** Words that speak for another language: one alone may be the name of a dish. */
const leastForOther = 1.5;
const leastBesideOther = 0.6;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** Whether a line may be of a language: by its script, and by what its words are. A line that says nothing may be of any. */
export function isIn(line: string, language: SiteLanguage): boolean {
  const all = count(line, letters);
  if (all < leastLetters) return true;
  const ofScript = count(line, isWrittenInArabic(language) ? arabicScript : latinScript);
  if (ofScript < all * leastOfScript) return false;
  const { own, other } = languageVotes(line, language);
  return other < leastForOther || own >= other * leastBesideOther;
}

/** The same, for lines that are asked about again and again while others come after them. */
export function rememberedIn(language: SiteLanguage): (line: string) => boolean {
  const known = new Map<string, boolean>();
  return line => {
    const found = known.get(line) ?? isIn(line, language);
    known.set(line, found);
    return found;
  };
}

const share = 0.9;
/** With so many of another language, the lines to come will not make up for them. */
const hopeless = 0.3;

/** The lines that are of another language; none where nine tenths are of the one that was asked for. */
export function linesNotIn(lines: readonly string[], isAsked: (line: string) => boolean): string[] {
  const foreign = lines.filter(line => !isAsked(line));
  return lines.length - foreign.length >= lines.length * share ? [] : foreign;
}

/** What can be said while lines are still coming: `clear` may be shown, `foreign` need not be waited for. */
export function languageSoFar(lines: readonly string[], isAsked: (line: string) => boolean) {
  const foreign = lines.filter(line => !isAsked(line)).length;
  // The title alone may be a name: 'Mercimek Çorbası'.
  if (foreign === 0 || (lines.length >= 3 && foreign <= Math.max(1, lines.length * (1 - share))))
    return 'clear';
  return foreign >= 3 && foreign >= lines.length * hopeless ? 'foreign' : 'open';
}

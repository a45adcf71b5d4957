import { isLikelySlip } from '../match/likely-slips.ts';
import type { Language } from '../words/languages.ts';
import type { EverydayWords } from './everyday.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const onlyLatin = /^[a-z]{4,24}$/;
/** Slips are met again and again. It is bounded, so that no flood of invented words can fill it. */
const maxRemembered = 2_000;
const remembered = new Map<string, ReadonlySet<Language>>();

/**
 * Whether a word is as likely a slip of a word that is usual in the recipes of the text's languages: 'porçções' of 'porções',
 * 'mezcl' of 'mezcla', 'chipolte' of 'chipotle'.
 */
export function isSlipOfUsual(word: string, languages: ReadonlySet<Language>, everyday: EverydayWords) {
  if (!onlyLatin.test(word)) return false;
  let slippedFrom = remembered.get(word);
  if (!slippedFrom) {
    slippedFrom = languagesSlippedFrom(word, everyday);
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(word, slippedFrom);
  }
  return [...slippedFrom].some(language => languages.has(language));
}

function languagesSlippedFrom(word: string, everyday: EverydayWords) {
  const found = new Set<Language>();
  for (let at = 0; at <= word.length; at++)
    for (const candidate of neighboursAt(word, at)) {
      const usual = everyday.languagesWithUsual(candidate);
      if (usual.length > 0 && isLikelySlip(word, candidate, at))
        for (const language of usual) found.add(language);
    }
  return found;
}

// With a letter more, less, another, or exchanged with the next at that place.
function* neighboursAt(word: string, at: number) {
  const [before, after] = [word.slice(0, at), word.slice(at)];
  for (const letter of letters) yield before + letter + after;
  if (after === '') return;
  yield before + after.slice(1);
  for (const letter of letters) yield before + letter + after.slice(1);
  if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
}

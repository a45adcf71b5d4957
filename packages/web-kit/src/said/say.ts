import type { ProblemCode } from '@sufra/contracts';
import { pageLanguage } from '@sufra/texts/page-language';
import type { KnownSentences } from './known-sentences.ts';

let known: KnownSentences | undefined;

/**
 * The API speaks English. A page in another language loads what it says in its own; without it, as when the connection is
 * gone, the English words stand.
 */
export async function knowSentences(): Promise<void> {
  if (known || pageLanguage() === 'en') return;
  const loaded = await import('./known-sentences.ts').catch(() => undefined);
  known = loaded?.knownSentences();
}

/** A service's sentence in the page's language, else a refusal's by its code, else as it was said. */
export const say = (sentence: string, code?: ProblemCode): string => known?.(sentence, code) ?? sentence;

/** Tests walk from language to language on one page. */
export function forgetSentences() {
  known = undefined;
}

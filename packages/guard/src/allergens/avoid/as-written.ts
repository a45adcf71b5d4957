import { inflect } from '../../match/inflect.ts';
import { type Token, tokenise } from '../../normalise/tokens.ts';

const endingsOf = ['en', 'de', 'fr', 'es', 'it', 'tr', 'ru', 'ar', 'ur', 'id', 'hi', 'bn', 'pl'];

/** Finds the words of a text that are written as on the list, whatever their case, accents, script variants and endings. */
export function findAsWritten(written: string, text: string): string | undefined {
  const sought = tokenise(written).tokens;
  if (sought.length === 0) return undefined;
  const { tokens, plain } = tokenise(text);
  for (let from = 0; from + sought.length <= tokens.length; from++) {
    const here = tokens.slice(from, from + sought.length);
    if (sought.every((word, at) => isSame(word, here[at])))
      return plain.slice(here[0]?.start, here.at(-1)?.end);
  }
  return undefined;
}

function isSame(sought: Token, token: Token | undefined): boolean {
  if (!token) return false;
  if (token.text === sought.text) return true;
  if (token.isSolo || token.text.slice(0, 2) !== sought.text.slice(0, 2)) return false;
  return endingsOf.some(
    language =>
      inflect(sought.text, language).includes(token.text) ||
      inflect(token.text, language).includes(sought.text),
  );
}

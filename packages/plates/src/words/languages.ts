import { arabic } from './arabic.ts';
import { adding, dishes, hiding, joining, things } from './english.ts';
import { tokens } from './fold.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { indonesian } from './indonesian.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { meaningsOf } from './meanings-of.ts';
import { romanUrdu } from './roman-urdu.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';
import { urdu } from './urdu.ts';

const english = lexiconOf({ dishes, things, hiding, joining, adding });
const others = [arabic, urdu, turkish, romanUrdu, french, german, spanish, indonesian].map(lexiconOf);

/** How many words of a text a language knows. */
const known = (words: readonly string[], lexicon: Lexicon) =>
  words.filter(word => meaningsOf([word], 0, lexicon) !== undefined).length;

/**
 * What a text is read with: English, whose words all cooks use, and before it the one language that knows more of the text
 * than English does. 'Pasta' is a cake in Turkish, and 'et' is meat, but not in a French recipe.
 */
export function languagesOf(text: string): readonly Lexicon[] {
  const words = tokens(text);
  let [best, most]: [Lexicon | undefined, number] = [undefined, known(words, english)];
  for (const other of others) {
    const count = known(words, other);
    if (count > most) [best, most] = [other, count];
  }
  return best ? [best, english] : [english];
}

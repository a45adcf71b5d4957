import { tokens } from './fold.ts';
import { byEnd, byFirstToken, byStart, type Meaning, type Phrase } from './lexicon.ts';

/** How much of a text is read; what is longer is no title. */
const longest = 400;

function openEnded(token: string): Meaning[] {
  const found: Meaning[] = [];
  for (let length = token.length; length > 2; length--) {
    const meaning = byStart.get(token.slice(0, length));
    if (meaning) {
      found.push(meaning);
      break;
    }
  }
  for (let start = 0; start < token.length - 2; start++) {
    const meaning = byEnd.get(token.slice(start));
    if (meaning) {
      found.push(meaning);
      break;
    }
  }
  return found;
}

/** A name of a dish also says what it is made of, word by word: 'butter chicken', 'salmon fillet'. */
function meaningsOf({ tokens: words, meaning }: Phrase): Meaning[] {
  if (words.length < 2 || meaning.things.length || !meaning.dishes.length) return [meaning];
  const inner = words.flatMap(
    word => byFirstToken.get(word)?.find(each => each.tokens.length === 1)?.meaning.things ?? [],
  );
  return [{ ...meaning, things: inner }];
}

/** What the words of a text mean, in their order; of phrases that begin with one word, the longest counts. */
export function read(text: string): Meaning[] {
  const words = tokens(text.slice(0, longest));
  const found: Meaning[] = [];
  for (let i = 0; i < words.length; ) {
    const word = words[i] ?? '';
    const phrase = byFirstToken
      .get(word)
      ?.find(each => each.tokens.every((token, at) => words[i + at] === token));
    found.push(...(phrase ? meaningsOf(phrase) : openEnded(word.slice(0, 40))));
    i += phrase?.tokens.length ?? 1;
  }
  return found;
}

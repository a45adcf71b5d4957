import { knownPieces } from './cut.ts';
import type { Lexicon, Meaning, Phrase } from './lexicon.ts';

export interface Found {
  meanings: Meaning[];
  /** How many words it takes. */
  length: number;
}

/** The Arabic article and the short words that are written together with it. */
const attached = ['ال', 'وال', 'بال', 'لل', 'و', 'ب'];
const longestWord = 40;

function phrasesFor(word: string, { byFirstToken }: Lexicon): Phrase[] {
  const found = byFirstToken.get(word);
  if (found || !/^[\u0600-\u06ff]/.test(word)) return found ?? [];
  const bare = attached.filter(start => word.startsWith(start)).map(start => word.slice(start.length));
  return bare.flatMap(each => byFirstToken.get(each) ?? []);
}

/** The words of a phrase behind its first may have the article too. */
const isSame = (word: string | undefined, token: string) => word === token || word === `ال${token}`;

/** A name of a dish also says what it is made of, word by word: 'butter chicken', 'Hähnchenbrust'. */
function withInner({ tokens: words, meaning }: Phrase, lexicon: Lexicon): Meaning[] {
  if (meaning.isWhole || meaning.things.length || !meaning.dishes.length) return [meaning];
  const inner = words
    .flatMap(whole => knownPieces(whole, lexicon, whole.length - 1) ?? whole)
    .flatMap(word => {
      const single = lexicon.byFirstToken.get(word)?.find(each => each.tokens.length === 1);
      return (single?.meaning.things ?? []).concat(openEnded(word, lexicon).flatMap(({ things }) => things));
    });
  return [{ ...meaning, things: inner }];
}

/** Of a word that is written together with others, what its start and its end mean: 'Kartoffelsuppe'. */
function openEnded(whole: string, { byStart, byEnd }: Lexicon): Meaning[] {
  if (byStart.size + byEnd.size === 0) return [];
  const found: (Meaning | undefined)[] = [undefined, undefined];
  const word = whole.slice(0, longestWord);
  for (let length = word.length; length > 1 && !found[0]; length--)
    found[0] = byStart.get(word.slice(0, length));
  for (let start = 0; start < word.length - 1 && !found[1]; start++) found[1] = byEnd.get(word.slice(start));
  return found.filter(meaning => meaning !== undefined);
}

/** What the words from this place on mean in a language; of phrases that begin with one word, the longest counts. */
export function meaningsOf(words: readonly string[], at: number, lexicon: Lexicon): Found | undefined {
  const word = words[at] ?? '';
  const phrase = phrasesFor(word, lexicon).find(({ tokens }) =>
    tokens.every((token, i) => i === 0 || isSame(words[at + i], token)),
  );
  if (phrase) return { meanings: withInner(phrase, lexicon), length: phrase.tokens.length };
  const meanings = openEnded(word, lexicon);
  return meanings.length ? { meanings, length: 1 } : undefined;
}

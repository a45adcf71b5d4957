import { guard } from '../../src/guard.ts';
import { namesSomething } from '../../src/match/phrase-tree.ts';
import { tokenise } from '../../src/normalise/tokens.ts';

const { vocabulary } = guard;

/** What a word names in its own language, as it stands or as one of its forms: 'Blut (blood)'. */
export function namedAtHome(word: string, code: string): string | undefined {
  const plain = tokenise(word).tokens[0]?.text ?? word;
  const numbers = [...(vocabulary.numbersOf(plain) ?? []), ...(vocabulary.numbersAsWritten(word) ?? [])];
  for (const number of numbers) {
    const isWritten = vocabulary.words.isWrittenAs(number, plain);
    const entry = vocabulary
      .phrasesFrom(number)
      ?.entries.find(
        one =>
          namesSomething(one) && (one.language.code === code || (one.language.countsEverywhere && isWritten)),
      );
    if (entry) return `${isWritten ? '' : 'a form of '}${entry.phrase} (${entry.role})`;
  }
}

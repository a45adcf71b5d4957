import { DeletionFilter } from './deletion-filter.ts';
import { consonantsOf, isOneEdit, isTwoEdits } from './edits.ts';

const shortest = 5;
const longest = 24;

/** Finds known words that are one slip away: a letter too many, too few, another, or two exchanged. */
export class OneEditIndex {
  private readonly byDeletion = new Map<string, string[]>();
  private readonly byConsonants = new Map<string, string[]>();
  private readonly filter = new DeletionFilter();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length > longest) continue;
      this.addKey(word, word);
      for (let at = 0; at < word.length; at++)
        if (word[at] !== word[at + 1]) this.addKey(without(word, at), word);
      const consonants = consonantsOf(word);
      if (consonants.length > 3 && word.length > 6) add(this.byConsonants, consonants, word);
    }
  }

  /** The known words that may be meant. */
  find(word: string): string[] {
    if (word.length < shortest || word.length > longest) return [];
    const found: string[] = [];
    this.filter.eachLikelyKey(word, at => this.collect(at < 0 ? word : without(word, at), word, found));
    if (found.length === 0) this.collectBySound(word, found);
    return found;
  }

  /** 'p*rk': the sign stands for any one letter. */
  findHidden(word: string): string | undefined {
    const at = word.indexOf('*');
    return this.byDeletion
      .get(without(word, at))
      ?.find(known => known.length === word.length && known.slice(0, at) === word.slice(0, at));
  }

  private addKey(key: string, word: string) {
    add(this.byDeletion, key, word);
    this.filter.add(key);
  }

  private collect(key: string, word: string, found: string[]) {
    for (const known of this.byDeletion.get(key) ?? [])
      if (!found.includes(known) && isOneEdit(word, known)) found.push(known);
  }

  // Slips in vowels and doubled letters that leave the consonants as they are: 'sossages', 'champaign'.
  private collectBySound(word: string, found: string[]) {
    if (word.length < 8) return;
    const consonants = consonantsOf(word);
    if (consonants.length < 4) return;
    for (const known of this.byConsonants.get(consonants) ?? [])
      if (known[0] === word[0] && isTwoEdits(word, known)) found.push(known);
  }
}

function without(word: string, at: number) {
  return word.slice(0, at) + word.slice(at + 1);
}

function add(map: Map<string, string[]>, key: string, word: string) {
  const known = map.get(key);
  if (known) known.push(word);
  else map.set(key, [word]);
}

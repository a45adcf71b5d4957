import { DeletionTable } from './deletion-table.ts';
import { consonantsOf, isOneEdit, isTwoEdits } from './edits.ts';

const shortest = 5;
const longest = 24;

/** Finds known words that are one slip away: a letter too many, too few, another, or two exchanged. */
export class OneEditIndex {
  private readonly words: readonly string[];
  private readonly table: DeletionTable;
  private readonly byConsonants = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    this.words = [...words].filter(word => word.length <= longest);
    this.table = new DeletionTable(this.words.reduce((sum, word) => sum + word.length + 1, 0));
    for (const [index, word] of this.words.entries()) {
      this.table.addAll(word, index);
      const consonants = word.length > 6 ? consonantsOf(word) : '';
      if (consonants.length > 3) add(this.byConsonants, consonants, word);
    }
  }

  /** The known words that may be meant. */
  find(word: string): string[] {
    if (word.length < shortest || word.length > longest) return [];
    const found: string[] = [];
    this.table.findAll(word, index => {
      const known = this.words[index];
      if (known !== undefined && !found.includes(known) && isOneEdit(word, known)) found.push(known);
    });
    if (found.length === 0) this.collectBySound(word, found);
    return found;
  }

  /** 'b*con': the sign stands for any one letter. */
  findHidden(word: string): string | undefined {
    const at = word.indexOf('*');
    const [start, end] = [word.slice(0, at), word.slice(at + 1)];
    let found: string | undefined;
    this.table.find(this.table.hashOf(start + end), index => {
      const known = this.words[index];
      if (known?.length === word.length && known.startsWith(start) && known.endsWith(end)) found = known;
    });
    return found;
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

function add(map: Map<string, string[]>, key: string, word: string) {
  const known = map.get(key);
  if (known) known.push(word);
  else map.set(key, [word]);
}

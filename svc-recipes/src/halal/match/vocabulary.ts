import { type Lexicon, splitWords, type WordTable } from '../lexicon/lexicon.ts';
import { isKind, type Role } from '../lexicon/roles.ts';
import { tokenise } from '../normalise/tokens.ts';
import { inflect } from './inflect.ts';

/** Where an entry counts: anywhere, unless the line is in another language, or only where it is in this one. */
export type Range = 'anywhere' | 'unless-foreign' | 'only-at-home';

export type Entry = {
  phrase: string;
  role: Role;
  language: string;
  range: Range;
  startsRun: boolean;
  endsRun: boolean;
  /** Whether it counts only where nothing else stands in the line. */
  alone: boolean;
  /** Whether it names something forbidden or doubtful. */
  names: boolean;
};

export type Node = { next?: Map<number, Node>; entries?: Entry[] };

/** All that is known of words: their forms, the phrases they make, and the language they hint at. */
export class Vocabulary {
  readonly root: Node = {};
  /** The nodes after one word, by its number. */
  readonly first: (Node | undefined)[] = [];
  readonly hints = new Map<string, string[]>();
  /** Words in which a slip of one letter is looked for, by themselves. */
  readonly longWords = new Set<string>();
  /** Words of languages that write compounds as one word. */
  readonly parts = new Map<string, number[]>();
  /** Parts of compounds that name nothing by themselves, such as 'Kirsch' in 'Kirschkuchen'. */
  readonly silentParts = new Set<string>();
  private readonly forms = new Map<string, number[]>();
  private readonly exactForms = new Map<string, number[]>();
  private readonly numbers = new Map<string, number>();

  constructor(lexicons: readonly Lexicon[]) {
    for (const lexicon of lexicons) {
      this.addTable(lexicon.words, lexicon.language, 'anywhere');
      this.addTable(lexicon.unlessForeign ?? {}, lexicon.language, 'unless-foreign');
      this.addTable(lexicon.onlyAtHome ?? {}, lexicon.language, 'only-at-home');
      for (const hint of splitWords(lexicon.hints ?? '')) {
        const word = tokenise(hint).tokens[0]?.text ?? hint;
        this.hints.set(word, [...(this.hints.get(word) ?? []), lexicon.language]);
      }
    }
  }

  wordsOf(text: string): readonly number[] | undefined {
    return this.forms.get(text);
  }

  wordsAsWritten(exact: string): readonly number[] | undefined {
    return this.exactForms.get(exact);
  }

  private addTable(table: WordTable, language: string, range: Range) {
    for (const [role, list] of Object.entries(table) as [Role, string][])
      for (const phrase of splitWords(list)) this.addPhrase(phrase, role, language, range);
  }

  private addPhrase(written: string, role: Role, language: string, range: Range) {
    if (role === 'otherPart') {
      this.addSilentPart(written, language);
      return;
    }
    const keepsAccents = written.startsWith('=') || language === 'vi';
    const isFixed = written.startsWith('!');
    const startsRun = written.startsWith('|') || shortKatakana.test(written);
    const endsRun = written.endsWith('|');
    const phrase = written.replace(/^[=|!@]|\|$/g, '');
    const { tokens } = tokenise(phrase);
    let node = this.root;
    for (const [index, token] of tokens.entries()) {
      const number =
        keepsAccents && token.exact !== token.text
          ? this.numberOfExact(token.exact)
          : this.numberOf(token.text, language, {
              isFixed:
                isFixed ||
                token.isSolo ||
                isUninflected(role) ||
                (index < tokens.length - 1 && inflectsLastOnly.has(language)),
              role,
            });
      node.next ??= new Map();
      let following = node.next.get(number);
      if (!following) {
        following = {};
        node.next.set(number, following);
        if (index === 0) this.first[number] = following;
      }
      node = following;
    }
    node.entries ??= [];
    node.entries.push({
      phrase,
      role,
      language,
      range,
      startsRun,
      endsRun,
      alone: written.startsWith('@'),
      names: isKind(role),
    });
    if (tokens.length === 2 && isKind(role) && phrase.length > 8 && !keepsAccents)
      this.addJoined(tokens.map(token => token.text).join(''), written, { role, language, range });
  }

  private addSilentPart(written: string, language: string) {
    const word = tokenise(written).tokens[0]?.text ?? written;
    for (const form of inflect(word, language)) {
      this.silentParts.add(form);
      if (!this.parts.has(form)) this.parts.set(form, []);
    }
  }

  // 'porkbelly' for 'pork belly'.
  private addJoined(
    joined: string,
    written: string,
    { role, language, range }: { role: Role; language: string; range: Range },
  ) {
    if (/^[a-z]+$/.test(joined) && !written.includes('|')) this.addPhrase(joined, role, language, range);
  }

  private numberOfExact(exact: string) {
    const number = this.numberFor(`=${exact}`);
    addTo(this.exactForms, exact, number);
    return number;
  }

  private numberOf(word: string, language: string, { isFixed, role }: { isFixed: boolean; role: Role }) {
    const number = this.numberFor(language === 'ar' ? withoutArticle(word) : word);
    const forms = rigid.has(word) ? [word, `${word}s`] : isFixed ? [word] : inflect(word, language);
    for (const form of forms) addTo(this.forms, form, number);
    if (language === 'ar' && word !== withoutArticle(word)) addTo(this.forms, withoutArticle(word), number);
    if (!isFixed && isReadThroughSlips(word, language, role)) {
      this.longWords.add(word);
      const plural = forms[1];
      if (plural && plural.length > 5) this.longWords.add(plural);
    }
    if (!isFixed && word.length >= (compounding.get(language) ?? 99))
      for (const form of forms) addTo(this.parts, form, number);
    return number;
  }

  private numberFor(key: string) {
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(key, number);
    }
    return number;
  }
}

// Short words whose endings in one language are words of another: 'vine', 'room', 'port' and 'porte'.
const rigid = new Set([
  'vin',
  'vino',
  'wino',
  'vina',
  'rom',
  'bor',
  'bir',
  'port',
  'porto',
  'cin',
  'gin',
  'rum',
  'ham',
  'salo',
  'zer',
  'ron',
  'mett',
  'met',
  'most',
]);

// In these languages only the last word of a phrase takes endings.
const inflectsLastOnly = new Set(['tr', 'hu', 'id', 'fi', 'en', 'sv', 'da', 'de', 'nl']);
const smallWords: ReadonlySet<Role> = new Set<Role>([
  'stop',
  'glue',
  'blocker',
  'join',
  'without',
  'withoutAfter',
  'insteadOf',
  'noNegation',
  'replaceBy',
  'substituteFor',
  'flavourBefore',
  'alcoholFree',
  'halal',
]);
const isUninflected = (role: Role) => smallWords.has(role);

const slipsIn = new Map<string, number>([
  ['en', 6],
  ...['fr', 'it', 'es', 'de', 'id', 'tr', 'ru'].map(language => [language, 7] as const),
  ...['ar', 'fa', 'ur', 'el'].map(language => [language, 6] as const),
]);
const readThroughSlips = new Set(['bacon', 'vodka', 'mirin', 'lager', 'brandy', 'gammon']);
const withoutSlips: ReadonlySet<Role> = new Set<Role>([
  'insect',
  'predator',
  'otherThing',
  'food',
  'stop',
  'glue',
  'blocker',
  'join',
  'harmless',
  'carrion',
  'intoxicant',
  'noNegation',
  'imitationPlant',
  'look',
  'lookBefore',
]);

function isReadThroughSlips(word: string, language: string, role: Role) {
  const shortest = slipsIn.get(language);
  return (
    readThroughSlips.has(word) ||
    (shortest !== undefined && word.length >= shortest && !withoutSlips.has(role))
  );
}

// 'ハム' begins a word ('ハムサンド'), but is none in the midst of one.
const shortKatakana = /^[ァ-ヺー]{2,3}$/;

function withoutArticle(word: string) {
  return word.length > 4 && word.startsWith('ال') ? word.slice(2) : word;
}

const compounding = new Map([
  ['de', 3],
  ['nl', 3],
  ['sv', 4],
  ['da', 4],
]);

function addTo(map: Map<string, number[]>, key: string, number: number) {
  const known = map.get(key);
  if (!known) map.set(key, [number]);
  else if (!known.includes(number)) known.push(number);
}

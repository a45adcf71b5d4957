import type { KindName } from '../kinds/kinds.ts';
import type { Thing } from './english.ts';

/** The words of one language, as lists with commas; '*' at an end of a single word stands for any letters. */
export interface Vocabulary {
  dishes: Partial<Record<KindName, string>>;
  things: Partial<Record<Thing, string>>;
  hiding?: string;
  /** What parts the dish from what comes with it: 'with'. */
  joining?: string;
  /** What does so where a dish is named before it: 'chicken curry and rice', but not 'chicken and rice'. */
  adding?: string;
  /** What holds another word, but does not speak of it: a spoon for tea, black pepper, the Chinese 'noodle parcel' for bread. */
  other?: string;
  /** Whether a word in both lists names the dish only where no other word does: a rice salad is a salad. */
  doFoodsYield?: boolean;
}

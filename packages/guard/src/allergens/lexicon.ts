import { type Foods, loadFoods } from './foods.ts';
import { NameIndex } from './name-index.ts';
import { loadNames } from './names.ts';

type Lexicon = { foods: Foods; index: NameIndex };
let loaded: Lexicon | undefined;

/** The foods and their names, read when they are first asked for: who only asks for halal verdicts does not pay for them. */
export function lexicon(): Lexicon {
  if (!loaded) {
    const foods = loadFoods();
    loaded = { foods, index: new NameIndex(loadNames(foods)) };
  }
  return loaded;
}

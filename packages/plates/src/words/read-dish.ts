import type { Dish } from '../dish.ts';
import { cuts, isLastResort, type KindName } from '../kinds/kinds.ts';
import type { Thing } from './english.ts';
import { languagesOf } from './languages.ts';
import type { Meaning } from './lexicon.ts';
import { read } from './read.ts';

const mostIngredients = 40;

export interface DishWords {
  /** The kinds that are named: before 'with', in the whole title, in the tags. */
  head: KindName[];
  title: KindName[];
  tags: KindName[];
  /** What the title names. */
  titleThings: Thing[];
  /** Of these, what stands before 'with'. */
  headThings: Thing[];
  /** What the ingredients name, and what of it is seen. */
  ingredients: Set<Thing>;
  seen: Set<Thing>;
}

/** A word that also names a food, such as rice or egg, names the dish only where no other word does: a rice salad is a salad. */
function kindsIn(meanings: readonly Meaning[]): KindName[] {
  const sure = meanings.flatMap(({ dishes, isFood }) => (isFood ? [] : dishes));
  return sure.some(kind => !isLastResort(kind)) ? sure : meanings.flatMap(({ dishes }) => dishes);
}
const thingsIn = (meanings: readonly Meaning[]) => meanings.flatMap(({ things }) => things);

function beforeWith(named: readonly Meaning[]): readonly Meaning[] {
  const joint = named.findIndex(
    ({ isJoining, isAdding }, i) =>
      i > 0 && (isJoining || (isAdding && kindsIn(named.slice(0, i)).some(kind => !cuts.has(kind)))),
  );
  return joint < 0 ? named : named.slice(0, joint);
}

export function readDish({ title, tags = [], ingredients = [] }: Dish): DishWords {
  const given = ingredients.slice(0, mostIngredients);
  const languages = languagesOf([title, ...given].map(text => text.slice(0, 200)).join(' | '));
  const named = read(title, languages);
  const head = beforeWith(named);
  const lines = given.map(line => read(line, languages));
  const titleThings = thingsIn(named);
  return {
    head: kindsIn(head),
    title: kindsIn(named),
    tags: kindsIn(read(tags.slice(0, 20).join(' | '), languages)),
    titleThings,
    headThings: thingsIn(head),
    ingredients: new Set(lines.flatMap(thingsIn)),
    seen: new Set([
      ...lines.filter(line => !line.some(({ isHiding }) => isHiding)).flatMap(thingsIn),
      ...titleThings,
    ]),
  };
}

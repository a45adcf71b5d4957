import type { RecipeText } from '../judge-recipe.ts';
import type { Mention } from '../mentions/mentions.ts';
import type { School } from '../schools/load-topics.ts';
import { familyOf, groupOf } from './family-of.ts';
import { mentionsBy } from './mentions-by.ts';

/** Of so many of its lines being drinks, a drink is one; of more than so many being pork, a plate is that. */
const share = 0.5;
/** A line that holds a whole list says nothing of how much of the dish it is. */
const longestLine = 100;
const mostWordsBefore = 4;

const joinsBefore =
  /(?:^|[\s,&+])(?:and|with|in|on|of|und|mit|et|avec|au|aux|de|do|da|di|del|du|con|y|e|com|och|med|en|met|van|dan|dengan|ve|ile|и|с|со)\s|[,&+(:]|\s-\s/iu;
const adds = /^(?:and|und|et|y|e|och|en|dan|ve|и)\s|^[,&+]/iu;
const joinsAfter =
  /^(?:with|in|on|from|for|mit|auf|nach|avec|au|aux|à|con|en|al|com|ao|med|i|met|dengan|ile|с|со)\s|^(?!-)[\p{P}|]/iu;

/** What a dish *is*, where that is forbidden: a rack of pork ribs, a sangria. Other things are made of it, not with it. */
export function whatItIs(
  recipe: RecipeText,
  ingredients: readonly Mention[][],
  school?: School,
): Mention | undefined {
  const forbidden = ingredients.flatMap(line =>
    line.filter(({ verdict }) => verdict === 'haram').slice(0, 1),
  );
  const most = mostOf(recipe, forbidden);
  if (most) return most;
  const { title, language } = recipe;
  const around = [title, ...recipe.ingredients, ...recipe.steps];
  const named = mentionsBy(title, { around, language }, school).find(
    mention => isWhole(mention) && isHead(title, mention),
  );
  if (!named) return;
  if (recipe.ingredients.length === 0) return named.verdict === 'haram' ? named : undefined;
  return forbidden.find(({ kind }) => groupOf(kind) === groupOf(named.kind)) && named;
}

function mostOf({ ingredients }: RecipeText, forbidden: readonly Mention[]): Mention | undefined {
  const [first] = forbidden;
  if (!first || ingredients.some(line => line.length > longestLine)) return;
  const drinks = forbidden.filter(({ kind }) => groupOf(kind) === 'drink').length;
  if (drinks >= ingredients.length * share) return first;
  return forbidden.length > ingredients.length * share ? first : undefined;
}

const isWhole = (mention: Mention) => familyOf(mention)?.isCut ?? false;

/** It ends the name of the dish, and what stands before it is no list: 'Baked Ham with Gravy', but not 'Rice and Ham Primavera'. */
function isHead(title: string, mention: Mention): boolean {
  const before = title.slice(0, mention.start);
  const after = title.slice(mention.end).trimStart();
  if (joinsBefore.test(before) || before.trim().split(/\s+/).length > mostWordsBefore) return false;
  if (adds.test(after)) return !familyOf(mention)?.isCutAlone;
  return after === '' || joinsAfter.test(after);
}

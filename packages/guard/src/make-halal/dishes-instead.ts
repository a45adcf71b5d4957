import { judge } from '../judge-text.ts';
import type { Mention } from '../mentions/mentions.ts';
import { groupOf } from './family-of.ts';
import { rewriteText } from './rewrite-text.ts';
import { swapsFor } from './swaps-for.ts';

/** Three dishes that take the place of one that cannot be made halal: its own name with another thing in it, or another drink. */
export function dishesInsteadOf(title: string, thing: Mention, language: string): string[] {
  const isDrink = groupOf(thing.kind) === 'drink';
  const swaps = swapsFor(isDrink ? { ...thing, kind: 'cocktail' } : thing, language);
  const isInTitle = !isDrink && title.slice(thing.start, thing.end) === thing.words;
  return swaps.map(({ use }) => {
    const dish = isInTitle ? rewriteText(title, [thing], () => use, true) : use;
    const named = judge(dish, { language }).verdict === 'haram' ? use : dish;
    return named.replace(/^\p{Ll}/u, letter => letter.toUpperCase());
  });
}

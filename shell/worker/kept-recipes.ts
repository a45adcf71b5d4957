import type { Recipe } from '@sufra/contracts';
import { isOneRecipe } from './kept-calls.ts';

/** Each recipe that a member's store holds by its own address. */
export async function keptRecipes(store: Cache): Promise<{ key: Request; recipe: Recipe }[]> {
  const keys = (await store.keys()).filter(key => isOneRecipe(new URL(key.url)));
  const read = keys.map(async key => {
    const answer = await store.match(key, { ignoreVary: true });
    // It may be dropped while this reads on.
    if (!answer) return [];
    const { recipe }: { recipe: Recipe } = await answer.json();
    return [{ key, recipe }];
  });
  return (await Promise.all(read)).flat();
}

/** Not one that another member at the table has planned: it stands in no list of this member's. */
export const isOwnSaved = ({ isSaved, whose }: Recipe) => isSaved && whose === undefined;

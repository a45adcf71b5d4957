import { apiPrefix } from '@sufra/contracts';
import { storeOf } from '../names.ts';

async function jsonOf(answer: Response | undefined): Promise<unknown> {
  try {
    return await answer?.json();
  } catch {
    return undefined; // What was kept is damaged: it is as if it were not there.
  }
}

const hasRecipe = (json: unknown, id: string) => JSON.stringify(json)?.includes(`"_id":"${id}"`) ?? false;

type Recipes = { recipes?: { _id?: string }[] } | undefined;

/** What the API answered this member to a call; a recipe is also looked for in the lists that it was part of. */
export async function keptAnswer(member: string, path: string): Promise<unknown> {
  const store = await caches.open(storeOf(member));
  const exact = await store.match(apiPrefix + path, { ignoreVary: true });
  if (exact) return jsonOf(exact);
  const [, id] = /^\/recipes\/([\da-f]{24})$/.exec(path) ?? [];
  if (!id) return undefined;
  for (const request of await store.keys()) {
    const json = await jsonOf(await store.match(request, { ignoreVary: true }));
    if (!hasRecipe(json, id)) continue;
    const recipe = (json as Recipes)?.recipes?.find(each => each?._id === id);
    if (recipe) return { recipe };
  }
  return undefined;
}

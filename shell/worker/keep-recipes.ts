import { apiPrefix, type Recipe } from '@sufra/contracts';
import { timesForgotten } from './forget.ts';
import { isOwnSaved, keptRecipes } from './kept-recipes.ts';
import { memberOfToken } from './member-of.ts';
import { storeOf, stores } from './names.ts';

const mostRecipes = 1_000;
const pageLength = 100;
const againAfterMs = 10 * 60_000;
/** A drawing has one address in each. */
const themes = ['light', 'dark'];
const keptAt = '/kept/at.json';

/**
 * Keeps all that a member has saved, opened or not, with their pictures, and the answers that pages of theirs begin with. It asks
 * politely: one call after the other, and not again for ten minutes.
 */
export async function keepRecipes(token: string, calls: readonly string[]): Promise<void> {
  const member = memberOfToken(token);
  if (!member) return;
  const begun = timesForgotten();
  const store = await caches.open(storeOf(member));
  const last: { at?: number } = (await store.match(keptAt).then(answer => answer?.json())) ?? {};
  if (Date.now() - (last.at ?? 0) < againAfterMs) return;

  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const ask = async (path: string): Promise<Response | undefined> => {
    const answer = await fetch(apiPrefix + path, { headers });
    // A call that is refused to this member (the plan without premium) is kept by no page either.
    if (answer.status >= 500 || answer.status === 429) throw new Error(`${path} answered ${answer.status}`);
    return answer.ok && timesForgotten() === begun ? answer : undefined;
  };

  for (const path of calls) {
    const answer = await ask(path);
    if (answer) await store.put(apiPrefix + path, answer);
  }
  const saved = new Set<string>();
  let after = '';
  for (let read = 0; read < mostRecipes; read += pageLength) {
    const answer = await ask(`/recipes?limit=${pageLength}${after && `&after=${encodeURIComponent(after)}`}`);
    if (!answer) return;
    const { recipes, next }: { recipes: Recipe[]; next?: string | null } = await answer.json();
    for (const recipe of recipes) {
      saved.add(recipe._id);
      await store.put(`${apiPrefix}/recipes/${recipe._id}`, Response.json({ recipe }));
    }
    await keepPictures(recipes);
    if (!next) {
      await dropAllBut(saved, store);
      break;
    }
    after = next;
  }
  await store.put(keptAt, Response.json({ at: Date.now() }));
}

async function keepPictures(recipes: readonly Recipe[]): Promise<void> {
  const store = await caches.open(stores.pictures);
  const paths = recipes.flatMap(({ picture }) => picture?.path ?? []);
  for (const path of paths.flatMap(each => themes.map(theme => `${each}.${theme}.svg`))) {
    if (!path.startsWith(`${apiPrefix}/recipes/pictures/`) || (await store.match(path))) continue;
    const answer = await fetch(path);
    if (answer.status === 200) await store.put(path, answer);
  }
}

/** A recipe that was saved when it was kept, and is no more among them, has been deleted. */
async function dropAllBut(saved: ReadonlySet<string>, store: Cache): Promise<void> {
  for (const { key, recipe } of await keptRecipes(store))
    if (isOwnSaved(recipe) && !saved.has(recipe._id)) await store.delete(key);
}

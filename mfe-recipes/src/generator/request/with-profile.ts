import type { GenerationBody } from '@sufra/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { eatersQuery } from '../../eaters/api/eaters.ts';
import { profileQuery } from '../../profile/api/profile.ts';
import { atTable, eatersOfThisWish, ofThisWish } from './wish-profile.ts';

/** Without a net it fails at once, and the form says so: by itself a query would wait for one. */
const networkMode = 'always';

/**
 * A wish with what the profile adds to it, and who eats along. Where either cannot be read nothing is asked for: a recipe with what
 * one must not eat would be worse than none.
 */
export async function withProfile(client: QueryClient, body: GenerationBody): Promise<GenerationBody> {
  const [{ profile: own }, { eaters }] = await Promise.all([
    client.fetchQuery({ ...profileQuery, networkMode }),
    client.fetchQuery({ ...eatersQuery, networkMode }),
  ]);
  const profile = atTable(own, eaters);
  const along = eatersOfThisWish(eaters).map(({ id }) => id);
  const kept = ofThisWish(profile);
  const typed = body.avoid ?? [];
  const known = new Set(typed.map(word => word.toLowerCase()));
  const avoid = [...typed, ...kept.avoid.filter(word => !known.has(word.toLowerCase()))];
  return {
    ...inWords(body, profile.servingSize),
    ...(avoid.length > 0 && { avoid }),
    ...(kept.diets.length > 0 && { diets: kept.diets }),
    ...(along.length > 0 && { eaters: along }),
  };
}

/** A wish in words may say for how many: the number of the profile must not talk over it. */
function inWords(body: GenerationBody, usual: GenerationBody['servingSize'] | null): GenerationBody {
  if (body.userPrompt === undefined || usual === null || body.servingSize !== usual) return body;
  const { servingSize, ...rest } = body;
  return { ...rest, usualServings: usual };
}

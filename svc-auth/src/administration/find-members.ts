import type { AnswerOf, FreeQuota, ParsedQuery } from '@sufra/contracts';
import { holdingWords, pageOf } from '@sufra/service-kit';
import { type NewestRecipesModel, newestRecipesOf } from '../recipes/newest-recipes.ts';
import { completeMemberFields } from '../users/complete-member-fields.ts';
import type { User, UserModel } from '../users/user-model.ts';
import { presentMember } from './present-member.ts';

export interface FindMembersDeps {
  users: UserModel;
  newestRecipes: NewestRecipesModel;
  quota: FreeQuota;
}

type Asked = ParsedQuery<'GET /auth/users'>;

const shown =
  'name email createdAt sortName isPremium isAdmin isModerator recipesGenerated freeGenerations usedBefore secondFactor.authenticator.id secondFactor.passkeys.id' as const;

const orders = {
  joined: { by: 'createdAt', kind: 'date' },
  name: { by: 'sortName', kind: 'text' },
  recipes: { by: 'recipesGenerated', kind: 'number' },
} as const;

/** The accounts that are members: confirmed, and not deleted. */
export const isMember = { verifiedAt: { $ne: null }, deletedAt: null };

/** The database's filter; undefined where nothing can be found. */
export function membersFilter(q: string | undefined) {
  const words = q ? holdingWords(q) : {};
  return words && { ...isMember, ...words };
}

export function membersPage({ sort, limit, after }: Pick<Asked, 'sort' | 'limit' | 'after'>) {
  const ascending = !sort.startsWith('-');
  const order = orders[sort.replace('-', '') as keyof typeof orders]; // what the contract lets through
  return pageOf({ ...order, ascending }, { limit, after });
}

export async function findMembers(
  { users, newestRecipes, quota }: FindMembersDeps,
  { q, ...asked }: Asked,
): Promise<AnswerOf<'GET /auth/users'>> {
  const page = membersPage(asked);
  const wanted = membersFilter(q);
  if (!wanted) return { users: [], next: null };
  await completeMemberFields(users);
  const found = await users
    .find({ $and: [wanted, page.filter] })
    .sort(page.sort)
    .limit(page.limit)
    .select(shown)
    .lean<User[]>();
  const { entries, next } = page.cut(found);
  const ids = entries.map(({ _id }) => _id);
  const recipes = await newestRecipesOf(newestRecipes, ids);
  return { users: entries.map(user => presentMember(user, { quota, recipes })), next };
}

import type { FreeQuota, Member } from '@sufra/contracts';
import { type NewestRecipesModel, newestRecipesOf } from '../recipes/newest-recipes.ts';
import type { User, UserModel } from '../users/user-model.ts';
import { presentMember } from './present-member.ts';

export interface FindMembersDeps {
  users: UserModel;
  newestRecipes: NewestRecipesModel;
  quota: FreeQuota;
}

const atOnce = 200;
const shown =
  'name email createdAt isPremium isAdmin isModerator recipesGenerated freeGenerations usedBefore' as const;

/** Every member, newest first, a few hundred at a time: however many there are, no more are held. */
export async function* findMembers({ users, newestRecipes, quota }: FindMembersDeps): AsyncGenerator<Member> {
  const cursor = users
    .find({ verifiedAt: { $ne: null }, deletedAt: null })
    .sort({ createdAt: -1, _id: -1 })
    .select(shown)
    .lean<User[]>()
    .cursor({ batchSize: atOnce });
  for await (const members of inBatches<User>(cursor)) {
    const recipes = await newestRecipesOf(
      newestRecipes,
      members.map(({ _id }) => _id),
    );
    for (const member of members) yield presentMember(member, { quota, recipes });
  }
}

async function* inBatches<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

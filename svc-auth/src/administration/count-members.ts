import type { AnswerOf, ParsedQuery } from '@sufra/contracts';
import { countUpToMost } from '@sufra/service-kit';
import { completeMemberFields } from '../users/complete-member-fields.ts';
import { type AllMembers, memberCounts } from '../users/member-counts.ts';
import type { User, UserModel } from '../users/user-model.ts';
import { isMember, membersFilter } from './find-members.ts';

type Counts = AnswerOf<'GET /auth/users/counts'>;

/** How many members there are, of each kind, and of what is looked for. */
export async function countMembers(
  { users }: { users: UserModel },
  { q }: ParsedQuery<'GET /auth/users/counts'>,
): Promise<Counts> {
  const wanted = membersFilter(q);
  if (q) await completeMemberFields(users);
  const [found, all] = await Promise.all([
    wanted ? countUpToMost(options => users.countDocuments(wanted, options)) : { found: 0, isMore: false },
    memberCounts(users.db).read(() => countAll(users)),
  ]);
  return { ...found, ...all };
}

/** All of them are read. Past mongoose, which takes half as long again to hand over thousands of small documents. */
async function countAll({ collection }: UserModel): Promise<AllMembers> {
  const counts: AllMembers = { users: 0, admins: 0, moderators: 0, premium: 0, recipes: 0 };
  const counted = { _id: 0, isAdmin: 1, isModerator: 1, isPremium: 1, recipesGenerated: 1 };
  for await (const user of collection.find(isMember).project<User>(counted)) {
    counts.users += 1;
    counts.admins += Number(user.isAdmin);
    counts.moderators += Number(user.isModerator);
    counts.premium += Number(user.isPremium);
    counts.recipes += user.recipesGenerated;
  }
  return counts;
}

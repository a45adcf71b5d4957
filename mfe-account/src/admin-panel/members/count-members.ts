import type { Member } from '@sufra/contracts';

export function countMembers(members: Member[]) {
  const counts = { users: members.length, admins: 0, moderators: 0, premium: 0, recipes: 0 };
  for (const { isAdmin, isModerator, isPremium, recipesGenerated } of members) {
    if (isAdmin) counts.admins += 1;
    if (isModerator) counts.moderators += 1;
    if (isPremium) counts.premium += 1;
    counts.recipes += recipesGenerated;
  }
  return counts;
}

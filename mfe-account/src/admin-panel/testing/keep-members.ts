import type { AnswerOf, Member, MemberCounts } from '@sufra/contracts';
import { matchesWords } from '@sufra/web-kit';
import type { apiStandIn } from '@sufra/web-kit/testing';

const pageLength = 50;

/** The service's part: it searches, orders and counts these, and gives them page by page. */
export function keepMembers(api: ReturnType<typeof apiStandIn>, members: Member[]) {
  api.reply('GET /auth/users', asked => {
    const found = inOrder(findIn(members, asked), asked.searchParams.get('sort') ?? '');
    const from = Number(asked.searchParams.get('after') ?? 0);
    const to = from + pageLength;
    return { body: pageOf(found.slice(from, to), to < found.length ? String(to) : null) };
  });
  api.reply('GET /auth/users/counts', asked => ({ body: countsOf(members, findIn(members, asked).length) }));
}

export const pageOf = (users: Member[], next: string | null = null): AnswerOf<'GET /auth/users'> => ({
  users,
  next,
});

const findIn = (members: Member[], asked: URL) => {
  const words = asked.searchParams.get('q') ?? '';
  return words ? members.filter(({ name, email }) => matchesWords(words, [name, email])) : members;
};

const values: Record<string, (member: Member) => string | number> = {
  joined: ({ createdAt }) => createdAt,
  name: ({ name }) => name,
  recipes: ({ recipesGenerated }) => recipesGenerated,
};

function inOrder(members: Member[], sort: string) {
  const sortedBy = values[sort.replace('-', '')];
  if (!sortedBy) throw new Error(`no order by ${sort}`);
  const direction = sort.startsWith('-') ? -1 : 1;
  return members.toSorted(
    (one, other) =>
      direction * (Number(sortedBy(one) > sortedBy(other)) - Number(sortedBy(one) < sortedBy(other))),
  );
}

const countsOf = (members: Member[], found: number): MemberCounts => ({
  found,
  isMore: false,
  users: members.length,
  admins: members.filter(({ isAdmin }) => isAdmin).length,
  moderators: members.filter(({ isModerator }) => isModerator).length,
  premium: members.filter(({ isPremium }) => isPremium).length,
  recipes: members.reduce((sum, { recipesGenerated }) => sum + recipesGenerated, 0),
});

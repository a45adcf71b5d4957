import { session } from '@sufra/web-kit';

/** One more is generated and one less is left, before the server says so. */
export function countOne() {
  const { user, token } = session.get();
  if (!user || !token) return;
  const left = user.generations_left;
  session.noteUser(
    {
      ...user,
      recipesGenerated: user.recipesGenerated + 1,
      generations_left: left === null ? null : Math.max(0, left - 1),
    },
    token,
  );
}

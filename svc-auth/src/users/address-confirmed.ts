import type { User } from './user-model.ts';

interface Confirmed {
  name: string;
  usedBefore: User['freeGenerations'] | undefined;
}

/** What to set once a person has shown that a waiting address is theirs; its count goes on where an earlier account's ended. */
export const addressConfirmed = ({ name, usedBefore }: Confirmed) => ({
  name,
  verifiedAt: new Date(),
  ...(usedBefore && { usedBefore, freeGenerations: usedBefore }),
});

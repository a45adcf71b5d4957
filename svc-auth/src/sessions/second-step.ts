import type { User } from '../users/user-model.ts';

/** How the first step was taken: by a password, which may be hashed better by now, or by Google. */
export type FirstStep = { user: User; ip: string } & (
  | { openedBy: 'password'; newHash: string }
  | { openedBy: 'google' }
);

/** For an account with a second factor: answers what stands for the first step until the second is done. */
export type BeginSecondStep = (step: FirstStep) => Promise<string>;

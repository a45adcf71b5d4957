import { changeUser } from '../users/change-user.ts';
import type { UserModel } from '../users/user-model.ts';
import { signUpRemoved } from './account-removed.ts';

/** A sign-up that is not confirmed cannot keep its address from a member who reads the mailbox. */
export const endWaitingSignUp = (users: UserModel, email: string) =>
  changeUser({ users, by: { email }, change: user => (user.verifiedAt ? undefined : signUpRemoved(user)) });

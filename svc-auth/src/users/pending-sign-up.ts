import type { PendingSignUp } from './user-model.ts';

/** More than the mails that one address may get in a day, so that no visitor pushes out the link of another. */
const maxPending = 80;

const day = 86_400_000;

/** A day after the last of its links is over, an address that was not confirmed is no longer kept. */
export const forgetAt = ({ expiresAt }: Pick<PendingSignUp, 'expiresAt'>) =>
  new Date(expiresAt.getTime() + day);

export const stillPending = (pending: readonly PendingSignUp[], now: Date) =>
  pending.filter(({ expiresAt }) => expiresAt > now);

/** Undefined when this very sign-up is waiting already and needs no second mail. */
export function withSignUp(
  pending: readonly PendingSignUp[],
  added: PendingSignUp,
): PendingSignUp[] | undefined {
  const waiting = stillPending(pending, added.createdAt);
  const isRepeated = waiting.some(
    ({ name, passwordHash }) => name === added.name && passwordHash === added.passwordHash,
  );
  return isRepeated ? undefined : [...waiting, added].slice(-maxPending);
}

import { recordChange } from '@sufra/service-kit';
import { accessChanged } from '../users/access-changed.ts';
import { changeUser } from '../users/change-user.ts';
import type { Session, User, UserModel } from '../users/user-model.ts';
import { withSession } from './session-list.ts';

interface Opening {
  session: Session;
  /** What is written along for the account as it is now; throws when it may no longer be entered in this way. */
  admit: (user: User) => Partial<Pick<User, 'passwordHash'>>;
}

interface Waiting extends Opening {
  outcome: PromiseWithResolvers<User | null>;
  refusal?: unknown;
}

interface Deps {
  users: UserModel;
  tokenLifeMs: number;
}

/** By account: those that the next write opens. */
const waiting = new Map<string, Waiting[]>();

/**
 * Sessions of one account that wait for the same write are opened by one: forty sign-ins to one account at once would else
 * write one after the other. Answers the account, or null when it is gone.
 */
export function openTogether(deps: Deps, userId: string, opening: Opening): Promise<User | null> {
  const key = `${deps.users.db.name} ${userId}`;
  const outcome = Promise.withResolvers<User | null>();
  const mine = { ...opening, outcome };
  const others = waiting.get(key);
  if (others) others.push(mine);
  else {
    waiting.set(key, [mine]);
    void writeAll(deps, { userId, key });
  }
  return outcome.promise;
}

async function writeAll({ users, tokenLifeMs }: Deps, { userId, key }: { userId: string; key: string }) {
  let batch: Waiting[] = [];
  const take = () => {
    batch = waiting.get(key) ?? batch;
    waiting.delete(key);
  };
  try {
    const user = await changeUser({
      users,
      by: { _id: userId },
      change: current => {
        if (batch.length === 0) take();
        return opened(current, batch, tokenLifeMs);
      },
    });
    // Where the account is gone, nothing was changed.
    if (batch.length === 0) take();
    for (const { refusal, outcome } of batch)
      if (refusal === undefined) outcome.resolve(user);
      else outcome.reject(refusal);
  } catch (error) {
    if (batch.length === 0) take();
    for (const { outcome } of batch) outcome.reject(error);
  }
}

/** One update for all that are admitted, each to the account as the one before it leaves it; nothing where none is. */
function opened(current: User, batch: Waiting[], tokenLifeMs: number) {
  const now = new Date();
  let account = current;
  let anyEnded = false;
  for (const one of batch) {
    delete one.refusal;
    try {
      const along = one.admit(account);
      const { hasEnded, ...state } = withSession(account, one.session, { tokenLifeMs, now });
      account = { ...account, ...along, ...state };
      anyEnded ||= hasEnded;
    } catch (error) {
      one.refusal = error;
    }
  }
  if (account === current) return undefined;
  const { sessions, endedSessions, passwordHash } = account;
  return recordChange({
    of: current,
    update: {
      $set: { sessions, endedSessions, ...(passwordHash && { passwordHash }) },
      $pull: { undoLinks: { expiresAt: { $lte: now } } },
    },
    events: anyEnded ? [accessChanged(account)] : [],
  });
}

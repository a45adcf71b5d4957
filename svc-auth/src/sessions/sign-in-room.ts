import { fewAtOnce, fewOfEach } from '@sufra/service-kit';

interface Options {
  hashesAtOnce: number;
  hashesWaiting: number;
  hashesWaitMs: number;
  signInsAtOncePerAccount: number;
  refused(full: string): void;
}

/** While some hash, the others look up their account or open their session. */
const signInsForEachHash = 3;
const retryAfterSeconds = 1;

/**
 * Where sign-ins wait, before they have cost the database anything: those to one account, known or not, leave room to those to
 * the others, and of all of them no more are let in than can be hashed soon.
 */
export function openSignInRoom(options: Options) {
  const { hashesAtOnce, hashesWaiting, hashesWaitMs, signInsAtOncePerAccount, refused } = options;
  const inPlace = fewOfEach({
    maxAtOnce: signInsAtOncePerAccount,
    retryAfterSeconds,
    refused: () => refused('sign-ins to one account'),
  });
  const inTurn = fewAtOnce({
    maxAtOnce: hashesAtOnce * signInsForEachHash,
    maxWaiting: hashesWaiting,
    maxWaitMs: hashesWaitMs,
    retryAfterSeconds,
    refused: () => refused('sign-ins'),
  });
  return <T>(email: string, work: () => Promise<T>): Promise<T> => inPlace(email, () => inTurn(work));
}

export type SignInRoom = ReturnType<typeof openSignInRoom>;

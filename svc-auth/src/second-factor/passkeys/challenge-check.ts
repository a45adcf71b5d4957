import type { OneTimeSecrets } from '../one-time-secrets.ts';

interface Challenged {
  purpose: 'passkey' | 'new passkey';
  /** Null where the challenge was for no member yet. */
  userId: string | null;
}

/**
 * For the WebAuthn library, which asks whether a challenge is ours and throws whatever is wrong with what was sent: takes the
 * challenge out, so that it is good once, and keeps what the database threw apart from that.
 */
export function challengeCheck(secrets: OneTimeSecrets, { purpose, userId }: Challenged) {
  let outage: { cause: unknown } | undefined;
  return {
    expectedChallenge: async (challenge: string) => {
      try {
        return (await secrets.redeem({ purpose }, challenge))?.userId === userId;
      } catch (cause) {
        outage = { cause };
        throw cause;
      }
    },
    rethrowOutage: () => {
      if (outage) throw outage.cause;
    },
  };
}

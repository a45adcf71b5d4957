import { randomBytes, randomUUID } from 'node:crypto';
import type { EventData } from '@sufra/contracts';
import { sealToken } from '@sufra/service-kit';
import { linkTokenKey } from './start-for-test.ts';

const aPerson = () => ({
  userId: randomBytes(12).toString('hex'),
  email: `${randomUUID()}@mailbox.test`,
  name: 'Amina Yılmaz',
});

interface SignedUp {
  token?: string;
  data?: Partial<EventData<'user.signed-up'>>;
  id?: string;
}

export function signedUp({ token = randomBytes(32).toString('base64url'), data = {}, id }: SignedUp = {}) {
  const whole = {
    ...aPerson(),
    sealedToken: sealToken(token, [linkTokenKey]),
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    ...data,
  };
  return { type: 'user.signed-up' as const, id: id ?? randomUUID(), subject: whole.userId, data: whole };
}

export function signUpRepeated() {
  const data = aPerson();
  return { type: 'user.sign-up-repeated' as const, id: randomUUID(), subject: data.userId, data };
}

export function emailVerified(data = aPerson()) {
  return { type: 'user.email-verified' as const, id: randomUUID(), subject: data.userId, data };
}

export function accessChanged(userId: string, { deleted, sequence }: { deleted: boolean; sequence: number }) {
  const data = {
    userId,
    isAdmin: false,
    isModerator: false,
    endedSessions: [],
    sessionsNotBefore: null,
    deleted,
    displayName: null,
  };
  return { type: 'user.access-changed' as const, id: randomUUID(), subject: userId, sequence, data };
}
